import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test, withoutStream } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';

const dashboard = '/ground-anchor-dashboard';
const getStepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Ground Anchor Authentication Required' });
const dialog = (page: Page) => page.getByRole('dialog');
const flags = (page: Page) =>
  page.evaluate(() =>
    ['groundAnchorAuthenticated', 'groundAnchorUsername'].map((flag) => sessionStorage.getItem(flag)),
  );

test('an officer passes the gate, corrects a player and enters a score', async ({ page }) => {
  const { player, game, clear } = await ownFixture(page);
  await login(page, 'officer');
  await withoutStream(page);

  await openPage(page, '/more');
  await page.getByRole('link', { name: 'Ground Anchor Dashboard' }).click();
  await getStepUpDialog(page).getByLabel('Username').fill('member');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Access Denied')).toBeVisible();
  // Beside the field, and with the title above the buttons.
  await expect(getStepUpDialog(page).getByText('You do not have permission to access this dashboard.')).toHaveCount(2);
  await getStepUpDialog(page).getByLabel('Username').fill('officer');
  await getStepUpDialog(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Welcome!')).toBeVisible();
  expect(await flags(page)).toEqual(['true', 'officer']);

  await openPage(page, `${dashboard}?team=${player.teamId}`);
  const row = page.getByRole('row', { name: player.name });
  await expect(row).toBeVisible();
  await expectNoAxeFindings(page);
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Player Information');
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
  const save = (label = 'Save') => dialog(page).getByRole('button', { name: label, exact: true }).click();
  await field('Shots Made').fill('5');
  await field('Jersey Number').fill('');
  await save();
  await expect(dialog(page).getByText('Must not be more than the shots taken')).toBeVisible();
  await expect(field('Shots Made')).toBeFocused();

  await field('Shots Taken').fill('9');
  await dialog(page).getByRole('tab', { name: 'Achievements' }).click();
  await dialog(page).getByLabel('Captain').check();
  await failOnce(page, `/api/players/${player.id}`);
  await save();
  await expect(page.getByText('Failed to update player')).toBeVisible();
  await expect(dialog(page).getByLabel('Captain')).toBeChecked();

  const someoneElse = { data: { jerseyNumber: 9, position: 'Goalkeeper' }, headers: fromTheApp };
  expect((await page.request.patch(`/api/players/${player.id}`, someoneElse)).status()).toBe(200);
  await save();
  await expect(dialog(page)).toHaveAccessibleName('This player has changed in the meantime');
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('group', { name: 'Jersey Number' }).getByRole('radio', { name: 'Theirs' }).check();
  await save();
  await expect(page.getByText('Player updated')).toBeVisible();
  await expect(row).toContainText('Goalkeeper');
  await expect(row).toContainText('Captain');
  await expect(row.getByRole('cell').first()).toHaveText('9');

  await page.getByRole('tab', { name: 'Game Scores' }).click();
  await page.getByRole('button', { name: 'Postponed', exact: true }).click();
  await expect(page).toHaveURL(/tab=scores&status=postponed/);
  const card = page.getByRole('article').filter({ hasText: game.location });
  await card.getByRole('button', { name: 'Update Score' }).click();
  for (const _ of [1, 2])
    await dialog(page).getByRole('button', { name: 'One more for', exact: false }).first().click();
  await dialog(page).getByRole('textbox').last().fill('1');
  await field('Status').selectOption('Upcoming');
  await expect(dialog(page).getByText('An upcoming game with both scores is saved as completed.')).toBeVisible();
  await field('Status').selectOption('Ongoing');
  await expectNoAxeFindings(page);
  await save();
  await expect(page.getByText('Game updated')).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Ongoing', exact: true }).click();
  await expect(card).toContainText('Ongoing');
  await expect(card.getByText('2', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page).toHaveURL('/more');
  expect(await flags(page)).toEqual([null, null]);
  await openPage(page, dashboard);
  await getStepUpDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/more');
  await clear();
});

/** Adds two teams with a player and a game of their own, long ago, so that nothing else in the village changes. */
async function ownFixture(page: Page) {
  const word = Math.random().toString(36).slice(2, 8);
  await login(page, 'admin');
  const add = async (path: string, data: object): Promise<{ id: number }> => {
    const response = await page.request.post(path, { data, headers: fromTheApp });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  const sides = [`Ankers ${word}`, `Buoys ${word}`].map((name) =>
    add('/api/teams', { name, sportId: 10, gender: 'Mixed' }),
  );
  const [home, away] = await Promise.all(sides);
  const [homeTeamId, awayTeamId] = [home?.id ?? 0, away?.id ?? 0];
  const player = { name: `Officer's ${word}`, teamId: homeTeamId, jerseyNumber: 4 };
  const { id } = await add('/api/players', player);
  const location = `Court ${word}`;
  const when = { dateTime: '2025-02-01T10:00:00.000Z', location, category: 'friendly', status: 'postponed' };
  const game = await add('/api/games', { sportId: 10, homeTeamId, awayTeamId, ...when });
  const clear = async () => {
    await login(page, 'admin');
    const rows = [`games/${game.id}`, `players/${id}`, `teams/${homeTeamId}`, `teams/${awayTeamId}`];
    for (const row of rows) await page.request.delete(`/api/${row}`, { headers: fromTheApp });
  };
  return { player: { ...player, id }, game: { ...game, location }, clear };
}

async function failOnce(page: Page, path: string) {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 409, json: { message: 'Not just now' } }), {
    times: 1,
  });
}
