import { expect, type Locator } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';

const overflow = 'document.documentElement.scrollWidth - innerWidth';

test('a member compares two players, and the URL keeps the comparison', async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/player-compare');
  const compare = page.getByRole('button', { name: 'Compare Players' });
  const first = page.getByRole('combobox', { name: 'First player' });
  const second = page.getByRole('combobox', { name: 'Second player' });
  await expect(first).toBeDisabled();
  await page.getByLabel('Sport').selectOption({ label: 'Basketball' });
  await choose(first, 1);
  await choose(second, 1);
  await expect(page.getByText('Choose two different players.')).toBeVisible();
  await expect(compare).toBeDisabled();
  await choose(second, 2);
  await compare.click();
  await expect(page).toHaveURL(/sport=\d+&a=\d+&b=\d+/);
  const points = page.getByRole('row', { name: /^Points/ });
  await expect(points).toContainText('higher');
  await expect(page.getByRole('row', { name: /^Performance rating/ })).toBeVisible();
  await page.getByText('Per game').click();
  await expect(points).toContainText(/\d\.\d/);
  await expectNoAxeFindings(page);
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);

  await reloadPage(page);
  await expect(points).toBeVisible();
  await choose(second, 3);
  await expect(points).toHaveCount(0);
  await expect(first).not.toHaveValue('');
  await compare.click();
  await expect(points).toBeVisible();

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/player-compare$/);
  await expect(first).toBeDisabled();
});

/** The first option stands for no player, so real players count from 1. */
async function choose(combobox: Locator, index: number) {
  await combobox.click();
  await combobox.page().getByRole('option').and(combobox.page().locator('button')).nth(index).click();
}
