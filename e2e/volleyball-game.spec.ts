import { expect, type Page } from '@playwright/test';
import { addAs, findOrAddSport } from './court-game.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { openListening } from './live-game.ts';
import { ownApp } from './own-app.ts';

const { at, logInAs } = ownApp({ demo: true });

/** The window of a small phone, less the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

async function addVolleyballGame(admin: Page) {
  const add = (path: string, data: object) => addAs(admin, at(path), data);
  const sport = await findOrAddSport(admin, at('/api/sports'), 'Volleyball');
  const teams = { home: "Ou Manne's 6", away: '7 Up 🏐' };
  const [home, away] = [
    await add('/api/teams', { name: teams.home, sportId: sport.id, gender: 'Mixed' }),
    await add('/api/teams', { name: teams.away, sportId: sport.id, gender: 'Mixed' }),
  ];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await add('/api/players', { name: `Zodwa ${'ABCDEF'[number - 1]}ele`, teamId: home.id, jerseyNumber: number });
  }
  const dateTime = new Date(Date.now() + 60_000).toISOString();
  const game = { sportId: sport.id, homeTeamId: home.id, awayTeamId: away.id, dateTime, location: 'Hall 3' };
  return { sportId: sport.id, teams, ...(await add('/api/games', { ...game, category: 'league' })) };
}

test('an officer scores a whole volleyball game, and everything agrees', { tag: '@whole' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const admin = await browser.newPage();
  await logInAs(admin, 'admin');
  const { id, sportId, teams } = await addVolleyballGame(admin);
  await admin.close();
  const watcher = await browser.newPage();
  await logInAs(watcher, 'member');
  await openListening(watcher, at(`/games/${id}`));
  await logInAs(page, 'officer');
  await openPage(page, at(`/games/${id}/console`));
  await page.getByRole('button', { name: /^Start the game/ }).click();

  const pad = page.getByRole('group', { name: 'Plays' });
  const key = (name: string) => pad.getByRole('button', { name, exact: true });
  const sides = page.getByRole('region', { name: 'Scoring for' }).getByRole('button');
  const own = ['Kill', 'Ace', 'Block', 'Point'];
  let pressed = 0;
  const score = async (side: 'home' | 'away') => {
    await sides.nth(side === 'home' ? 0 : 1).click();
    await key(own[pressed % own.length] ?? 'Point').click();
    pressed += 1;
  };
  const running = (text: string) =>
    expect(page.getByRole('button', { name: /next period or end$/ })).toContainText(text);

  await page.getByRole('button', { name: 'Serve and sets' }).click();
  await page.getByRole('dialog').getByRole('button', { name: teams.home }).click();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(sides.nth(0)).toContainText('serves');
  const boxes = await pad
    .getByRole('button')
    .evaluateAll((keys) => keys.map((one) => one.getBoundingClientRect().toJSON()));

  // An error is the other side's point. Winning the serve back rotates: the second shirt serves.
  await sides.nth(0).click();
  await key('Error').click();
  await expect(sides.nth(1)).toContainText('serves');
  await score('home');
  await expect(sides.nth(0)).toContainText('2');
  for (let point = 0; point < 7; point += 1) await score('away');
  for (let point = 0; point < 24; point += 1) await score('home');
  await running('25–8');
  // It is said and offered, and nothing begins by itself.
  await expect(page.getByText('Set over')).toBeVisible();
  expect(await page.getByRole('button', { name: /next period or end$/ }).textContent()).toContain('S1');
  await page.getByRole('button', { name: 'Set 2' }).click();
  await running('0–0');
  await expect(watcher.getByText('25–8').first()).toBeVisible();
  for (let point = 0; point < 10; point += 1) await score('away');
  for (let point = 0; point < 25; point += 1) await score('home');
  await page.getByRole('button', { name: 'Set 3' }).click();
  for (let point = 0; point < 24; point += 1) {
    await score('home');
    await score('away');
  }
  await running('24–24');
  await score('home');
  await expect(page.getByText('Set over')).toBeHidden();
  await score('home');
  await running('26–24');
  const now = await pad
    .getByRole('button')
    .evaluateAll((keys) => keys.map((one) => one.getBoundingClientRect().toJSON()));
  expect(now).toEqual(boxes);
  await page.getByRole('button', { name: 'End game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('dialog', { name: 'End the game?' }).getByRole('button', { name: 'End the game' }).click();
  const result = `${teams.home} 3–0 ${teams.away} (25–8, 25–10, 26–24)`;
  await expect(page.getByText(result)).toBeVisible();
  await expectNoAxeFindings(page);

  await expect(watcher.getByText('26–24').first()).toBeVisible();
  const read = async (path: string) => (await page.request.get(at(path))).json();
  const expected = [
    [25, 8],
    [25, 10],
    [26, 24],
  ];
  await expect.poll(async () => (await read(`/api/games/${id}`)).status).toBe('completed');
  expect(await read(`/api/games/${id}`)).toMatchObject({ homeScore: 3, awayScore: 0, periodScores: expected });
  const boxScore = await read(`/api/games/${id}/box-score`);
  expect(boxScore.periodScores).toEqual(expected.map(([home, away]) => ({ home, away })));
  const { kills, aces, blocks, otherPoints, opponentErrors = 0 } = boxScore.totals.home;
  expect(kills + aces + blocks + otherPoints + opponentErrors).toBe(76);
  const table = await read(`/api/standings?sportId=${sportId}`);
  expect(JSON.stringify(table)).toContain(teams.home);
  await watcher.close();
});
