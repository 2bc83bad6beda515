import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Points that an admin gave in the demo village some days ago: they are not final yet. */
const given = 'Most supporters at the netball derby';

test('a resident finds every point of the cup, objects to one, and an admin strikes it', async ({ page, browser }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  await page.getByRole('link', { name: /^Village Cup/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House cup' })).toBeVisible();
  await expectNoAxeFindings(page);
  const row = page.getByRole('link', { name: /^\d+ Marula Heights/ });
  const before = Number(/(\d+(\.\d+)?) points/.exec((await row.textContent()) ?? '')?.[1]);
  await row.click();
  const points = page.locator('section.card', { has: page.getByRole('heading', { name: 'Points of Marula Heights' }) });
  // They stand below the table, on a phone below the screen.
  await expect(points.getByRole('heading', { name: 'Points of Marula Heights' })).toBeInViewport();
  const showAll = points.getByRole('button', { name: 'Show all points' });
  await showAll.click();
  await expect(points.getByRole('link', { name: /Netball/ }).first()).toBeVisible();
  const entry = points.getByRole('listitem').filter({ hasText: given });
  await entry.getByRole('button', { name: 'Object to Bonus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Object to these points?' });
  await dialog.getByRole('button', { name: 'Object' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('What is wrong?').fill("We counted 12, it's fewer than Knox had 🙂");
  await dialog.getByRole('button', { name: 'Object' }).click();
  await expect(entry).toContainText('An officer decides about an objection');
  await expectNoAxeFindings(page);

  const admin = await browser.newPage();
  await login(admin, 'admin');
  await openPage(admin, '/cup-objections');
  const objection = admin.getByRole('listitem').filter({ hasText: given });
  await objection.getByRole('button', { name: /^Decide/ }).click();
  const decision = admin.getByRole('dialog', { name: 'Are +10 points right?' });
  await decision.getByText('Strike or correct').click();
  await decision.getByLabel('Reason').fill('The list has 12 names');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByText('Objection upheld')).toBeVisible();
  await expectNoAxeFindings(admin);
  await expect(row).toContainText(`${before - 10} points`);
  await expect(points.getByRole('listitem').filter({ hasText: 'The list has 12 names' })).toContainText('−10');
  await admin.close();
});
