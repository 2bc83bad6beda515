import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';

const overflow = 'document.documentElement.scrollWidth - innerWidth';

test('a member finds the position of a team in the table, and why it is not higher', {
  tag: '@dates',
}, async ({ page }) => {
  await login(page, 'member');
  const { season } = await (await page.request.get('/api/settings')).json();
  await openPage(page, '/games');
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await expect(page).toHaveTitle(/Standings/);
  const table = page.getByRole('table', { name: `Basketball, season ${season}` });
  const ours = table.getByRole('row', { name: /Princeton Village/ });
  await expect(ours.getByRole('cell').first()).toHaveText('9');
  await expect(ours).toContainText('Head-to-head');
  await expect(ours).toContainText('won, won, lost, won, won');
  await expect(page.getByText('2 points for a win, 1 for a draw, 1 for a loss.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leaders' })).toBeVisible();
  await expectNoAxeFindings(page);
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Soccer' }).click();
  await expect(page).toHaveURL(/sport=3/);
  await reloadPage(page);
  const soccer = page.getByRole('table', { name: `Soccer, season ${season}` });
  await soccer.getByRole('link', { name: 'Karoo House' }).click();
  await expect(page.getByRole('heading', { name: 'Karoo House', exact: true })).toBeVisible();
});
