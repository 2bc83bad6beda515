import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test, withoutStream } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { control, getDialog, press } from './managers.ts';

test('an officer types the tries beside a rugby score, and the table gives the bonus point', async ({ page }) => {
  const word = Math.random().toString(36).slice(2, 8);
  await login(page, 'admin');
  const send = async (path: string, data: object): Promise<{ id: number }> => {
    const response = await page.request.post(path, { data, headers: fromTheApp });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  const sports: { id: number; definition: string }[] = await (await page.request.get('/api/sports')).json();
  const sportId = sports.find(({ definition }) => definition === 'rugby')?.id;
  const [home, away] = [`Scrüm's 7th 🏉 ${word}`, `The Very Long Lineout Throwers of ${word}`];
  const homeTeamId = (await send('/api/teams', { name: home, sportId, gender: 'Mixed' })).id;
  const awayTeamId = (await send('/api/teams', { name: away, sportId, gender: 'Mixed' })).id;
  const location = `Dust ${word}`;
  const when = { dateTime: '2025-02-01T10:00:00.000Z', location, season: word, homeScore: 27, awayScore: 24 };
  const game = await send('/api/games', { sportId, homeTeamId, awayTeamId, ...when });
  const table = `/standings?sport=${sportId}&season=${word}`;
  await openPage(page, table);
  await expect(page.getByText('1 of 1 game has no tries: bonus points may be missing.')).toBeVisible();
  await expectNoAxeFindings(page);

  const later = { data: { status: 'postponed' }, headers: fromTheApp };
  expect((await page.request.patch(`/api/games/${game.id}`, later)).status()).toBe(200);
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
  const card = page.getByRole('article').filter({ hasText: location });
  await card.getByRole('button', { name: 'Update Score' }).click();
  await control(page, 'Status').selectOption('Completed');
  await control(page, `Tries: ${home}`).fill('6');
  await control(page, `Tries: ${away}`).fill('4');
  await press(page, 'Save');
  await expect(getDialog(page).getByText('6 tries are 30 points: more than the score')).toBeVisible();
  await control(page, `Tries: ${home}`).fill('3');
  await expectNoAxeFindings(page);
  await press(page, 'Save');
  await expect(page.getByText('Game updated')).toBeVisible();
  await openPage(page, `/games/${game.id}`);
  await expect(page.getByText('Tries 3–4')).toBeVisible();

  await openPage(page, table);
  const row = page.getByRole('row', { name: new RegExp(away) });
  // 1 for losing by three, 1 for four tries.
  await expect(row.getByRole('cell').first()).toHaveText('2');
  await expect(page.getByRole('columnheader', { name: 'Bonus points' })).toBeVisible();
  await expect(page.getByText(/have no tries|has no tries/)).toBeHidden();
  await openPage(page, 'about:blank');
  await login(page, 'admin');
  for (const path of [`games/${game.id}`, `teams/${homeTeamId}`, `teams/${awayTeamId}`]) {
    expect((await page.request.delete(`/api/${path}`, { headers: fromTheApp })).ok()).toBe(true);
  }
});
