import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, openPage, test, withoutStream } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { control, fill, getDialog, press } from './managers.ts';
import { ownApp } from './own-app.ts';
import { serverFailsOnce } from './refusals.ts';

// The narrowest phone.
test.use({ viewport: { width: 360, height: 740 } });

const { at, logInAs } = ownApp();
const exactText = (page: Page, text: string) => page.getByText(text, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' });
const unchangedRows = (page: Page) => page.getByRole('list', { name: 'Left as they are' });

test('adds teams one after the other, pastes a roster into one, and keeps that one when all are deleted at once', {
  tag: '@whole',
}, async ({ page }) => {
  await logInAs(page, 'admin');
  await openPage(page, at('/admin/dashboard?tab=rosters'));
  await button(page, 'Add Team').click();
  await fill(page, { 'Team Name': 'Kites', Sport: { choose: 'Chess' }, Gender: { choose: 'Mixed' } });
  await press(page, 'Save and add another');
  for (const [name, next] of [
    ['Herons', 'Save and add another'],
    ['Plovers', 'Save'],
  ] as const) {
    await expect(exactText(page, 'Team added successfully')).toBeVisible();
    await expect(control(page, 'Team Name')).toHaveValue('');
    await expect(control(page, 'Team Name')).toBeFocused();
    await expect(control(page, 'Sport').locator('option:checked')).toHaveText('Chess');
    await control(page, 'Team Name').fill(name);
    await serverFailsOnce(page, /\/api\/teams$/);
    await press(page, next);
    await expect(exactText(page, 'Failed to add team')).toBeVisible();
    await expect(control(page, 'Team Name')).toHaveValue(name);
    await press(page, next);
  }
  await expect(getDialog(page)).toBeHidden();

  await button(page, 'Manage Roster of Kites').click();
  await button(page, 'Paste a list').click();
  const pasted = 'Name\tNo\tPosition\nKarabo Dube\t7\tGuard\n11 Lwazi Nkosi\nKarabo Dube, 8\n100 Zola Khumalo';
  await getDialog(page).getByLabel('Players').fill(pasted);
  await expectNoAxeFindings(page);
  await press(page, 'Cancel');
  await expect(getDialog(page).getByText('What you typed is not saved.')).toBeVisible();
  await press(page, 'Keep editing');
  await press(page, 'Add 2 players');
  await expect(exactText(page, '2 players added')).toBeVisible();
  await expect(page.getByRole('heading', { name: '11 Lwazi Nkosi' })).toBeVisible();

  await openPage(page, at('/admin/dashboard?tab=rosters'));
  await button(page, 'Select').click();
  await selected(page).getByRole('button', { name: 'Select all' }).click();
  await expect(selected(page).getByRole('status')).toHaveText('3 selected');
  await selected(page).getByRole('button', { name: 'Delete' }).click();
  await expect(getDialog(page)).toHaveAccessibleName('Delete 3 teams?');
  await expect(getDialog(page)).toContainText('This action cannot be undone.');
  await press(page, 'Cancel');
  await expect(selected(page).getByRole('status')).toHaveText('3 selected');
  await selected(page).getByRole('button', { name: 'Delete' }).click();
  await press(page, 'Delete');
  await expect(exactText(page, '1 team not deleted')).toBeVisible();
  await expect(page.getByText('2 teams deleted. This team still has players or games')).toBeVisible();
  await expect(unchangedRows(page)).toHaveText('Kites: This team still has players or games');
  await expect(selected(page).getByRole('status')).toHaveText('1 selected');
  await expectNoAxeFindings(page);
  await selected(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Manage Roster of Kites')).toBeVisible();
  for (const name of ['Herons', 'Plovers']) await expect(button(page, `Manage Roster of ${name}`)).toHaveCount(0);
});

test('postpones several games at once, but asks again about one that another admin changed meanwhile', {
  tag: '@whole',
}, async ({ page }) => {
  await logInAs(page, 'admin');
  await withoutStream(page);
  const games = await newGames(page);
  await openPage(page, at('/admin/dashboard?tab=games'));
  await button(page, 'Select').click();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await selected(page).getByRole('button', { name: 'Select all' }).click();
  const changed = await page.request.patch(at(`/api/games/${games[1]}`), {
    headers: fromTheApp,
    data: { location: 'Court 9' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await selected(page).getByRole('button', { name: 'Change status' }).click();
  await expect(getDialog(page)).toHaveAccessibleName('Change the status of these 3 games?');
  await expectNoAxeFindings(page);
  await press(page, 'Change status');
  await expect(exactText(page, '1 game was not changed')).toBeVisible();
  await expect(unchangedRows(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Postponed', { exact: true }).filter({ visible: true })).toHaveCount(2);
  await expect(page.getByText(/Court 9/).first()).toBeVisible();
  await selected(page).getByRole('button', { name: 'Change status' }).click();
  await getDialog(page).getByText('Cancelled', { exact: true }).click();
  await press(page, 'Change status');
  await expect(exactText(page, '1 game changed')).toBeVisible();
  await expect(selected(page)).toHaveCount(0);
});

test('moves several games by a day as the dialog shows, and deletes them with what belongs to them', async ({
  page,
}) => {
  await logInAs(page, 'admin');
  const games = await newGames(page, 'Rooks of the East', 'Kings');
  await newGames(page, 'The 4th of March', '🦉', ['2031-03-04']);
  await page.request.post(at(`/api/games/${games[0]}/rsvp`), { headers: fromTheApp, data: { userName: 'Thandi' } });
  await openPage(page, at('/admin/dashboard?tab=games'));
  await page.getByRole('searchbox').fill('rooks east');
  await button(page, 'Select').click();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await selected(page).getByRole('button', { name: 'Select all' }).click();
  await selected(page).getByRole('button', { name: 'Move' }).click();
  await expect(getDialog(page)).toHaveAccessibleName('Move these 3 games?');
  await getDialog(page).getByLabel('Days').fill('');
  await expect(getDialog(page).getByRole('button', { name: 'Move' })).toBeDisabled();
  await getDialog(page).getByLabel('Days').fill('1');
  await getDialog(page).getByLabel('A word to the teams').fill('The hall is taken');
  const moves = getDialog(page).getByRole('list', { name: 'After the move' }).getByRole('listitem');
  await expect(moves).toHaveCount(3);
  await expect(moves.first()).toContainText('→ Sun 2 Mar 2031');
  await expectNoAxeFindings(page);
  await press(page, 'Move');
  const warning = page.getByRole('dialog', { name: 'Move anyway?' });
  await expect(warning.getByRole('listitem')).toHaveText(
    /^Rooks of the East v Kings: Court 5 is taken: The 4th of March v 🦉, Tue 4 Mar 2031, 1\d:00\.$/,
  );
  await expectNoAxeFindings(page);
  await warning.getByRole('button', { name: 'Back' }).click();
  await expect(getDialog(page).getByLabel('A word to the teams')).toHaveValue('The hall is taken');
  await press(page, 'Move');
  await warning.getByRole('button', { name: 'Move anyway' }).click();
  await expect(exactText(page, '3 games moved')).toBeVisible();
  const { dateTime } = await (await page.request.get(at(`/api/games/${games[0]}`))).json();
  expect(dateTime).toMatch(/^2031-03-02T/);
  await button(page, 'Select').click();
  await selected(page).getByRole('button', { name: 'Select all' }).click();
  await selected(page).getByRole('button', { name: 'Delete' }).click();
  await expect(getDialog(page)).toContainText('Deleted with them');
  await expect(getDialog(page)).toContainText('1 RSVP');
  await expectNoAxeFindings(page);
  await getDialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(exactText(page, '3 games deleted')).toBeVisible();
});

test('shows completed games as low rows, found by team and sport, which open and are selected by a press', async ({
  page,
}) => {
  await logInAs(page, 'admin');
  const games = await newGames(page, "Knights' 2", 'Pawns');
  for (const [nth, id] of games.slice(0, 2).entries()) {
    const played = { dateTime: `2025-03-0${nth + 1}T10:00:00Z`, homeScore: 3, awayScore: nth, status: 'completed' };
    const saved = await page.request.patch(at(`/api/games/${id}`), { headers: fromTheApp, data: played });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await openPage(page, at('/admin/dashboard?tab=games'));
  await page.getByRole('searchbox').fill('knights');
  const rows = page.getByRole('listitem').filter({ has: button(page, "Edit Knights' 2 v Pawns") });
  await expect(rows).toHaveCount(3);
  await expect(rows.first(), 'a game to come is first').toContainText('Court 5');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Chess');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('2 Mar');
  await expect(rows.first()).toContainText('Chess');
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56);
  await expectNoAxeFindings(page);
  await rows.first().click();
  await expect(control(page, 'Home Score')).toHaveValue('3');
  await press(page, 'Cancel');
  await button(page, 'Select').click();
  await page.getByRole('listitem').filter({ hasText: 'Pawns' }).first().click();
  await expect(selected(page).getByRole('status')).toHaveText('1 selected');
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Rugby');
  await expect(page.getByText('No games found')).toBeVisible();
});

const threeDays = ['2031-03-01', '2031-03-02', '2031-03-03'];

/** Adds games between two new chess teams, at Court 5 on future days. */
async function newGames(page: Page, home = 'Rooks', away = 'Bishops', days = threeDays): Promise<number[]> {
  const add = async (path: string, data: object): Promise<number> => {
    const response = await page.request.post(at(path), { headers: fromTheApp, data });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()).id;
  };
  const sports: { id: number; name: string }[] = await (await page.request.get(at('/api/sports'))).json();
  const sportId = sports.find(({ name }) => name === 'Chess')?.id ?? 0;
  const homeTeamId = await add('/api/teams', { name: home, sportId, gender: 'Mixed' });
  const awayTeamId = await add('/api/teams', { name: away, sportId, gender: 'Mixed' });
  return Promise.all(
    days.map((day) =>
      add('/api/games', {
        sportId,
        homeTeamId,
        awayTeamId,
        location: 'Court 5',
        category: 'friendly',
        dateTime: `${day}T10:00:00Z`,
      }),
    ),
  );
}
