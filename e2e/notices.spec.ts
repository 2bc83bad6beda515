import { expect } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, openPage, reloadPage, test } from './fixtures.ts';
import { approve, bell, register, uploadPhoto } from './notice.ts';
import { personElsewhere } from './talk.ts';

test('a notice arrives on an open page, is read and followed', async ({ page, browser, baseURL }) => {
  await register(page);
  await openPage(page, '/clubs');
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await bell(page).click();
  await expect(page.getByText('No notices yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  const officer = await personElsewhere(browser, baseURL, 'officer');
  await approve(officer, await uploadPhoto(page));
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 new');
  await officer.close();
  await expectNoAxeFindingsInBothThemes(page);

  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notices' });
  await expect(list.getByText('New', { exact: true })).toHaveCount(2);
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await expectNoAxeFindingsInBothThemes(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await list.getByRole('link', { name: 'Your photo was approved' }).press('Enter');
  await expect(page).toHaveURL(/\/media/);
  await expect(list).toBeHidden();

  await reloadPage(page);
  await expect(bell(page)).toHaveAccessibleName('Notices');
});

test('the header fits all its controls on a narrow phone', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await register(page);
  await openPage(page, '/games');
  const header = page.getByRole('banner').filter({ visible: true });
  await expect(header.getByRole('link', { name: /Village Arena/ })).toBeVisible();
  for (const control of await header.locator('a, button').filter({ visible: true }).all()) {
    const box = await control.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
