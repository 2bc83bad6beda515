import { type Browser, expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { Feed } from '#features/competition/calendar/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { Standings } from '#features/results/standings/contract.ts';
import { LeavingProposal } from '#features/seasons/leaving-teams/contract.ts';
import { CallOffMoves } from '#features/seasons/season-plans/call-off-contract.ts';
import { PlanGame, SeasonPlan } from '#features/seasons/season-plans/contract.ts';
import { Publication } from '#features/seasons/season-plans/publish-contract.ts';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

// A village of its own with the demo's draft of a season: each test goes on where the one before it ended.
const app = ownApp({ demo: true });

async function read<T>(page: Page, path: string, type: z.ZodMiniType<T>): Promise<T> {
  return z.parse(type, await (await page.request.get(app.at(path))).json());
}

/** The demo's season in the making. */
async function seasonOf(page: Page): Promise<number> {
  const plans = await read(page, '/api/season-plans', z.array(z.pick(SeasonPlan, { id: true, status: true })));
  return plans.find(({ status }) => status === 'draft')?.id ?? 0;
}
const planGames = (page: Page, plan: number) => read(page, `/api/season-plans/${plan}/games`, z.array(PlanGame));
const newsOf = async (page: Page) =>
  (await read(page, '/api/notices', z.array(Notice))).filter(({ kind, read: isRead }) => kind === 'game' && !isRead);
const markRead = (page: Page) =>
  page.request.post(app.at('/api/notices/read'), { headers: { 'sec-fetch-site': 'same-origin' } });
const send = (page: Page, method: 'post' | 'patch', path: string, data: object) =>
  page.request[method](app.at(path), { data, headers: { 'sec-fetch-site': 'same-origin' } });

/** What was published, by its key. */
const publishedGames = async (page: Page, plan: number) => {
  const rows = (await planGames(page, plan)).filter(({ gameId }) => gameId !== null);
  return new Map(rows.map((game) => [game.key, game]));
};

let season: number;
const memberPage = async (browser: Browser) => {
  const page = await (await browser.newContext({ baseURL: app.at('') })).newPage();
  await app.logInAs(page, 'member');
  await markRead(page);
  return page;
};

test('a team leaves from its own page, and the table is what the preview says', async ({ page }) => {
  await app.logInAs(page, 'officer');
  await openPage(page, '/standings');
  await page.getByRole('table').getByRole('link').last().click();
  await page.getByRole('link', { name: 'This team leaves a competition' }).click();
  await expect(page.getByLabel('Team that leaves')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Show what happens' }).click();
  await expect(page.getByRole('button', { name: /^Change the games/ })).toBeEnabled();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/proposal')),
    // Not `check()`, which looks for the state before the page has drawn it.
    page.getByRole('radio', { name: /^Annul all/ }).click(),
  ]);
  await expect(page.getByRole('radio', { name: /^Annul all/ })).toBeChecked();
  const { table } = z.parse(LeavingProposal, await answer.json());
  expect(table.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /^Change the games/ })).toBeEnabled();
  await expect(page.getByText('Annulled').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: /^Change the games/ }).click();
  await expect(page.getByText(/games? changed/)).toBeVisible();
  const competition = new URL(page.url()).searchParams.get('competition');
  const { rows } = await read(page, `/api/standings?competitionId=${competition}`, Standings);
  expect(rows.map(({ team, points }) => [team.id, points])).toEqual(
    table.map(({ team, after }) => [team.id, after.points]),
  );
});

test('a season is published as its preview says, and each person hears of it once', async ({ page, browser }) => {
  await app.logInAs(page, 'officer');
  const id = await seasonOf(page);
  season = id;
  const preview = await read(page, `/api/season-plans/${id}/publication`, Publication);
  const [first] = preview.added;
  const member = await memberPage(browser);
  const games = await planGames(page, id);
  await send(member, 'post', `/api/teams/${games[0]?.homeTeamId}/follow`, {});
  await markRead(member);

  await openPage(page, `/plans/${id}/publish`);
  await expect(page.getByText('Only officers see this draft')).toBeVisible();
  await expect(page.getByText(`${preview.added.length} added`)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Publish the season' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${preview.added.length} added`);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('is published')).toBeVisible();

  const stored = new Map((await planGames(page, id)).map((game) => [game.key, game.gameId]));
  const made = await Promise.all(preview.added.map(({ key }) => read(page, `/api/games/${stored.get(key)}`, Game)));
  expect(made.map(({ dateTime, location }) => ({ dateTime, location }))).toEqual(preview.added.map(({ to }) => to));
  expect(await newsOf(member)).toMatchObject([{ title: 'Your season is out' }]);
  await openPage(member, `/games/${stored.get(first?.key ?? '')}`);
  await expect(member.getByText(first?.home ?? '').first()).toBeVisible();
  const { url } = z.parse(Feed, await (await send(member, 'post', '/api/calendar/feed', {})).json());
  expect(await (await member.request.get(app.at(new URL(url ?? '', app.at('')).pathname))).text()).toContain(
    (games[0]?.dateTime ?? '').replace(/[-:]|\.000/g, ''),
  );
});

test('changes of it are shown before they are published @whole', async ({ page, browser }) => {
  await app.logInAs(page, 'officer');
  const member = await memberPage(browser);
  const games = await planGames(page, season);
  const homeless = games.find(({ dateTime }) => dateTime === null);
  const moving = games.findLast(({ dateTime, isLocked }) => dateTime !== null && !isLocked);
  const moves = [moving, homeless].map((game, at) => ({
    ...{ id: game?.id, version: game?.version, venueId: moving?.venueId, court: moving?.court, isLocked: false },
    dateTime: new Date(Date.parse(moving?.dateTime ?? '') + (at + 7) * 86_400_000).toISOString(),
  }));
  expect((await send(page, 'patch', `/api/season-plans/${season}/games`, { moves })).status()).toBe(200);
  await openPage(page, `/plans/${season}/publish`);
  await expect(page.getByText('1 added, 1 moved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moved' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  const dialog = page.getByRole('dialog');
  const despite = dialog.getByRole('checkbox');
  if (await despite.isVisible()) await despite.check();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Nothing changed').or(page.getByText('The village has this plan'))).toBeVisible();
  const stored = await publishedGames(page, season);
  const moved = await read(page, `/api/games/${stored.get(moving?.key ?? '')?.gameId}`, Game);
  expect(moved).toMatchObject({ status: 'upcoming', dateTime: moves[0]?.dateTime });
  expect(stored.get(homeless?.key ?? '')?.dateTime).toBe(moves[1]?.dateTime);
  expect((await newsOf(member)).length).toBeLessThanOrEqual(1);
});

test('an evening is called off from where it is seen, and its games go where the preview says @whole', async ({
  page,
  browser,
}) => {
  await app.logInAs(page, 'officer');
  const member = await memberPage(browser);
  const [first] = [...(await publishedGames(page, season)).values()];
  await openPage(page, '/games');
  await page.getByRole('link', { name: 'Call off an evening' }).click();
  await expect(page.getByRole('heading', { name: 'Call off an evening', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Day')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await page.getByLabel('Day').fill((first?.dateTime ?? '').slice(0, 10));
  await page.getByLabel('From').fill('15:00');
  await page.getByRole('button', { name: 'Show what happens' }).click();
  await expect(page.getByRole('progressbar', { name: 'Looking for days' })).toBeVisible();
  const act = page.getByRole('button', { name: /^Call off( and tell people)?$/ });
  await expect(act).toBeVisible({ timeout: 30_000 });
  await expectNoAxeFindings(page);
  const [shown] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/call-offs') && request.method() === 'POST'),
    act.click(),
  ]);
  await expect(page.getByRole('link', { name: 'Show the games' })).toBeVisible();
  for (const { gameId, dateTime } of z.parse(CallOffMoves, shown.postDataJSON()).games) {
    const game = await read(page, `/api/games/${gameId}`, Game);
    if (dateTime === null) expect(game.status).toBe('postponed');
    else expect(game).toMatchObject({ status: 'upcoming', dateTime });
  }
  expect((await newsOf(member)).length).toBeLessThanOrEqual(1);
});

test('an evening without a plan is called off from where it is seen, and its games are postponed', async ({ page }) => {
  await app.logInAs(page, 'officer');
  await openPage(page, '/games');
  await page.getByRole('link', { name: 'Call off an evening' }).click();
  await page.getByRole('button', { name: 'Show what happens' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ postponed$/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: /^Call off( and tell people)?$/ }).click();
  await expect(page.getByRole('link', { name: 'Show the games' })).toBeVisible();
});

test('a season is taken back with its games @whole', async ({ page, browser }) => {
  await app.logInAs(page, 'officer');
  const member = await memberPage(browser);
  const games = await publishedGames(page, season);
  await openPage(page, `/plans/${season}/publish`);
  await page.getByRole('button', { name: 'Take the season back' }).click();
  await expect(page.getByRole('dialog')).toContainText(/\d+ games are deleted/);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(/is a draft again$/)).toBeVisible();
  await expect(page.getByText('Only officers see this draft')).toBeVisible();
  const [first] = [...games.values()];
  expect((await member.request.get(app.at(`/api/games/${first?.gameId}`))).status()).toBe(404);
  expect(await newsOf(member)).toMatchObject([{ title: 'Your season was taken back' }]);
});
