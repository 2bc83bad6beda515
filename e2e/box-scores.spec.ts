import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';

test('a member reads the box score of a game, and its analysis player by player', { tag: '@dates' }, async ({
  page,
}) => {
  await login(page, 'member');
  await openPage(page, '/box-score');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row', { name: "DNP - Coach's Decision" })).toHaveCount(2);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Player',
    'PTS',
    'REB',
    'AST',
    'STL',
    'BLK',
    'FG',
    '3PT',
    'PF',
  ]);
  await expect(page.getByRole('heading', { name: 'Game Summary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Games' })).toHaveAttribute('href', '/games');
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
  await expectNoAxeFindings(page);

  await openPage(page, '/box-score-detail');
  await expect(page.getByText('Defeat')).toBeVisible();
  await expect(page.getByText('Final · Basketball · Sat 24 May 2025')).toBeVisible();
  const columns = ['Player', 'PTS', 'REB', 'AST', 'STL', 'BLK', 'FG', '3PT', 'FT', 'TS%', 'PF'];
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  await expect(table).toHaveAccessibleName(/^Princeton Village, 10 players; most points: .* with 19/);
  const best = table.getByRole('row').nth(1);
  await expect(best).toContainText('8 of 14, 57%, good');
  await expect(page.getByText('Elite Performance')).toBeVisible();
  await table.getByRole('row').nth(2).getByRole('button').press('Enter');
  await expect(page.getByText('Strong Performance')).toBeVisible();
  await expect(page.getByText('4/9 · 44%')).toBeInViewport();
  await expect(table.getByRole('row').nth(2).getByRole('rowheader')).toHaveCSS('position', 'sticky');
  // A press anywhere in a row opens it, so the row is as tall as a finger needs.
  expect((await best.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await targetsBelow(page, 44)).toEqual([]);
  await best.getByRole('cell').nth(1).click();
  await expect(page.getByText('Elite Performance')).toBeVisible();
  await expect(best.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Knox House Hawks' }).check({ force: true });
  await expect(table).toHaveAccessibleName(/^Knox House Hawks, 8 players; .* with 24/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');

  const [planned]: { id: number }[] = await (await page.request.get('/api/games?status=upcoming&limit=1')).json();
  await openPage(page, '/box-score?game=2000000000');
  await expect(page.getByText('No box score data available')).toBeVisible();
  await openPage(page, `/box-score?game=${planned?.id}`);
  await expect(page.getByText('No box score data available')).toBeVisible();
});

test('an officer enters a whole box score; a reload or a failed save loses nothing, and the totals add up', async ({
  page,
}) => {
  const { game, players, clear } = await ownGame(page);
  await login(page, 'officer');
  await openPage(page, `/games?game=${game.id}`);
  await page
    .getByRole('region', { name: 'The game you opened' })
    .getByRole('link', { name: 'Enter box score' })
    .click();
  const line = (name: string) => page.getByRole('heading', { name, level: 3 }).getByRole('button');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const more = (label: string) => page.getByRole('button', { name: `One more: ${label}` });

  await line(players.ada).click();
  await field(`Field goals made, ${players.ada}`).fill('2');
  await more(`Three-pointers made, ${players.ada}`).click();
  await field(`Free throws made, ${players.ada}`).fill('3');
  await more(`Free throws attempted, ${players.ada}`).click();
  await expect(line(players.ada)).toContainText('8 PTS · 2/2 FG · 1/1 3PT · 3/4 FT');
  await expect(page.getByText(/8 of 12, 4 missing/)).toBeVisible();
  await expectNoAxeFindings(page);

  await reloadPage(page);
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await line(players.bea).click();
  await page.getByText('Did not play', { exact: true }).click();
  await page.getByLabel(`Why ${players.bea} did not play`).selectOption('DNP - Injured');
  await page.getByText('Paste a table').click();
  const sheet = `Player,PTS,REB,FG\n${players.cleo},4,2,2/3\nNobody,1,1,0/0`;
  await page.getByLabel('Table from a spreadsheet, or CSV').fill(sheet);
  await page.getByRole('button', { name: 'Add lines' }).click();
  await expect(page.getByText('Line 3: no player is called Nobody.')).toBeVisible();
  await expect(page.getByText(/: all 12 entered$/)).toBeVisible();

  const failure = { status: 409, json: { message: 'Not just now' } };
  await page.route(
    '**/box-score',
    (route) => (route.request().method() === 'PUT' ? route.fulfill(failure) : route.fallback()),
    {
      times: 1,
    },
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save the box score')).toBeVisible();
  await expect(line(players.ada)).toContainText('8 PTS');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/box-score-detail?game=${game.id}`);
  const rows = page.getByRole('table').first().getByRole('row');
  await expect(rows.nth(1)).toContainText('8');
  await expect(rows.filter({ hasText: 'DNP - Injured' })).toHaveCount(1);
  await expect(rows.last()).toContainText('12');
  await page.getByRole('link', { name: 'Correct box score' }).click();
  await expect(page.getByText(/still here/)).toBeHidden();
  await clear();
});

/** A game long ago, 12 to 9, between two teams of its own, so that nothing else in the village changes. */
async function ownGame(page: Page) {
  const word = Math.random().toString(36).slice(2, 8);
  await login(page, 'admin');
  const add = async (path: string, data: object): Promise<number> => {
    const response = await page.request.post(path, { data, headers: fromTheApp });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()).id;
  };
  const team = (name: string) => add('/api/teams', { name: `${name} ${word}`, sportId: 1, gender: 'Mixed' });
  const [homeTeamId, awayTeamId] = [await team('Gulls'), await team('Terns')];
  const players = { ada: `Ada ${word}`, bea: `Bea ${word}`, cleo: `Cleo ${word}` };
  const ids: number[] = [];
  for (const name of Object.values(players)) ids.push(await add('/api/players', { name, teamId: homeTeamId }));
  const when = {
    dateTime: '2025-02-01T10:00:00.000Z',
    location: `Court ${word}`,
    category: 'friendly',
    season: '2025',
  };
  const scores = { homeScore: 12, awayScore: 9, status: 'completed' };
  const id = await add('/api/games', { sportId: 1, homeTeamId, awayTeamId, ...when, ...scores });
  const clear = async () => {
    await login(page, 'admin');
    await page.request.put(`/api/games/${id}/box-score`, { data: { lines: [] }, headers: fromTheApp });
    const rows = [
      `games/${id}`,
      ...ids.map((player) => `players/${player}`),
      `teams/${homeTeamId}`,
      `teams/${awayTeamId}`,
    ];
    for (const row of rows) await page.request.delete(`/api/${row}`, { headers: fromTheApp });
  };
  return { game: { id }, players, clear };
}

/** Names the links, buttons and radio labels that are too small for a thumb, except visually hidden ones (1 px wide). */
const targetsBelow = (page: Page, size: number) =>
  page
    .getByRole('main')
    .locator('a, button, label:has(input[type=radio])')
    .evaluateAll(
      (targets, smallest) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          const isMissed = width > 1 && Math.min(width, height) < smallest;
          return isMissed ? [`${target.textContent}: ${width} by ${height}`] : [];
        }),
      size,
    );
