import { expect } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { storePlan } from './plan-rows.ts';

const { at, logInAs, folder } = ownApp({ demo: true });

test('an officer ends a long search with the best so far, and cancels another', { tag: '@whole' }, async ({ page }) => {
  const { plan } = storePlan(folder, { sports: 6, teams: 12, unplaced: 6 });
  await logInAs(page, 'officer');
  await openPage(page, at(`/plans/${plan}`));
  const makeAgain = async () => {
    await page.getByRole('button', { name: 'Make again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make again' }).click();
    await expect(page.getByText(/is making the games, in half a minute at most/)).toBeVisible();
    await expect(page.getByText(/of 396 have a place/)).toBeVisible();
  };
  await makeAgain();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'Good enough, use these' }).click();
  await expect(page.getByText(/^(\d+ of )?396 games made$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Good enough, use these' })).toBeHidden();
  const games = async () => (await page.request.get(at(`/api/season-plans/${plan}/games`))).text();
  const before = await games();
  await makeAgain();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Making the games was cancelled. The plan is as it was.')).toBeVisible();
  expect(await games()).toBe(before);
});
