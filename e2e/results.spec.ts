import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test, withoutStream } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { control, getDialog, press } from './managers.ts';

const pool = '10';

test('a league has its own rules, and every screen that shows the result of a forfeit explains it', {
  tag: '@whole',
}, async ({ page }) => {
  const word = Math.random().toString(36).slice(2, 8);
  const league = `League ${word}`;
  const { game, home, away, clear } = await ownSides(page, word);

  await openPage(page, '/admin/competitions');
  await page.getByRole('button', { name: 'Add Competition' }).click();
  await control(page, 'Name').fill(league);
  await control(page, 'Kind').selectOption('League');
  await control(page, 'Sport').selectOption('Pool');
  for (const name of [home, away]) await getDialog(page).getByRole('checkbox', { name }).check();
  await getDialog(page).getByText('Rules of the table').click();
  await control(page, 'Score of a forfeit').fill('7');
  await control(page, 'Points for a forfeit, not told in time').fill('-1');
  await expectNoAxeFindings(page);
  await press(page, 'Save');
  await expect(page.getByText('Competition added successfully')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: league });
  await expect(card).toContainText('2 teams');

  const [{ id: competitionId }] = await (await page.request.get(`/api/competitions?sportId=${pool}`)).json();
  const assigned = await page.request.patch(`/api/games/${game.id}`, { data: { competitionId }, headers: fromTheApp });
  expect(assigned.status()).toBe(200);

  // Leaves the admin's page, which would otherwise reload when it learns that its session has ended.
  await openPage(page, 'about:blank');
  await login(page, 'officer');
  await withoutStream(page);
  await openPage(page, '/more');
  await page.getByRole('link', { name: 'Ground Anchor Dashboard' }).click();
  const officerDialog = page.getByRole('dialog', { name: 'Ground Anchor Authentication Required' });
  await officerDialog.getByLabel('Username').fill('officer');
  await officerDialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Welcome!')).toBeVisible();
  await openPage(page, '/ground-anchor-dashboard?tab=scores&status=postponed');
  await page
    .getByRole('article')
    .filter({ hasText: game.location })
    .getByRole('button', { name: 'Update Score' })
    .click();
  await control(page, 'How it ended').selectOption('Forfeit');
  await press(page, 'Save');
  await expect(getDialog(page).getByText('Choose who did not come')).toBeVisible();
  await control(page, 'Who did not come').selectOption(away);
  await control(page, 'When they said so').selectOption('Not in time');
  await expectNoAxeFindings(page);
  await press(page, 'Save');
  await expect(page.getByText('Game updated')).toBeVisible();

  await openPage(page, 'about:blank');
  await login(page, 'member');
  await openPage(page, `/games/${game.id}`);
  await expect(page.getByText(`Forfeit: ${away} did not come, and did not say so in time.`)).toBeVisible();
  await expect(page.getByText(league)).toBeVisible();
  await expectNoAxeFindings(page);

  await openPage(page, `/standings?sport=${pool}&competition=${competitionId}`);
  await expect(page.getByRole('combobox', { name: 'Competition' })).toHaveValue(String(competitionId));
  const row = page.getByRole('row', { name: new RegExp(away) });
  await expect(row).toContainText('-1*, lost 1 game by forfeit (-1 points)');
  await expect(page.getByRole('listitem', { includeHidden: true }).filter({ hasText: `* ${away} lost` })).toBeVisible();
  await expectNoAxeFindings(page);
  await clear(competitionId);
});

/** Adds two teams and a game of this season that has no result yet. */
async function ownSides(page: Page, word: string) {
  await login(page, 'admin');
  const add = async (path: string, data: object): Promise<{ id: number }> => {
    const response = await page.request.post(path, { data, headers: fromTheApp });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  const [home, away] = [`Anglers ${word}`, `Bowlers ${word}`];
  const sportId = Number(pool);
  const homeTeamId = (await add('/api/teams', { name: home, sportId, gender: 'Mixed' })).id;
  const awayTeamId = (await add('/api/teams', { name: away, sportId, gender: 'Mixed' })).id;
  const location = `Table ${word}`;
  const when = { dateTime: '2025-02-01T10:00:00.000Z', location, status: 'postponed' };
  const game = await add('/api/games', { sportId, homeTeamId, awayTeamId, ...when });
  const clear = async (competitionId: number) => {
    await login(page, 'admin');
    const rows = [`games/${game.id}`, `competitions/${competitionId}`, `teams/${homeTeamId}`, `teams/${awayTeamId}`];
    for (const row of rows) await page.request.delete(`/api/${row}`, { headers: fromTheApp });
  };
  return { game: { ...game, location }, home, away, clear };
}
