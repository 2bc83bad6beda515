import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

test('the profile of a chess player shows boards, that of a basketball player points', { tag: '@whole' }, async ({
  page,
}) => {
  await login(page, 'member');
  const openFirstPlayer = async (sport: string) => {
    await openPage(page, '/players');
    await page.getByRole('button', { name: new RegExp(`^${sport}`) }).click();
    await page
      .getByRole('region', { name: sport, exact: true })
      .getByRole('button', { name: /^View Profile/ })
      .first()
      .click();
    const profile = page.getByRole('dialog');
    await expect(profile.getByRole('heading', { name: /^Season/ })).toBeVisible();
    return profile;
  };
  const chess = await openFirstPlayer('Chess');
  await expect(chess.getByText('Boards won', { exact: true }).first()).toBeAttached();
  await expect(chess.getByText('Points per game')).toHaveCount(0);
  await expect(chess.getByText('No statistics this season yet')).toHaveCount(0);
  await expectNoAxeFindings(page);

  const basketball = await openFirstPlayer('Basketball');
  await expect(basketball.getByText('Points per game')).toBeAttached();
  await expect(basketball.getByText('Performance rating')).toBeAttached();
});

test('a team shows its form and its place in the table', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/teams?sport=1');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /games?/ })
    .first()
    .click();
  await expect(page.getByText(/^((won|drawn|lost)(, )?)+$/).first()).toBeAttached();
  await expect(page.getByText(/^\d+(st|nd|rd|th)$/)).toBeVisible();
  await expectNoAxeFindings(page);
});
