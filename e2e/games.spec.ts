import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Game } from '#features/competition/games/contract.ts';
import {
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  login,
  openPage,
  register,
  reloadPage,
  test,
  withoutStream,
} from './fixtures.ts';
import { newGame } from './talk.ts';
import { textFaults } from './text-geometry.ts';

const cards = (page: Page) => page.getByRole('article');
/** The first page of results, cut to ten so that there is a second one. */
const allCompleted = /\/api\/games\?status=completed$/;
const tenAtATime = (route: Route) => route.continue({ url: `${route.request().url()}&limit=10` });

/** Scrolls until all of so many games are shown. */
const showAll = (page: Page, count: number) =>
  expect(async () => {
    await page.keyboard.press('End');
    await expect(cards(page)).toHaveCount(count, { timeout: 500 });
  }).toPass();

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('groups games by category', { tag: '@dates' }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Games & Matches' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const shown = async () =>
    (await titles(page).allTextContents()).filter((title) => !['Live now', 'Next 7 days', 'Meets'].includes(title));
  // The last sections are rendered when the browser is idle, which may take long here.
  await expect
    .poll(shown, { timeout: 60_000 })
    .toEqual(['League Games', 'Tournament Games', 'Friendly Games', 'Exhibition Games']);
});

test('games of every kind are accessible', async ({ page }) => {
  // axe computes every contrast, so a few results stand for all of them.
  await page.route(allCompleted, async (route) => {
    const response = await route.fetch();
    const completed: Game[] = await response.json();
    await route.fulfill({ response, json: completed.slice(0, 6) });
  });
  await login(page, 'member');
  for (const path of ['/games?pill=tournament', '/games?status=past']) {
    await openPage(page, path);
    await expect(cards(page).first()).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
  }
  const live: Game[] = await (await page.request.get('/api/games?status=live')).json();
  const played = live.find(({ period }) => period !== null);
  for (const path of ['/games/115', `/games/${played?.id}`]) {
    await openPage(page, path);
    await page.getByRole('button', { name: /^All \d+ plays$/ }).click();
    await expect(page.getByRole('region', { name: '1st quarter' }).getByRole('listitem').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Team comparison' })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
  }
});

test('pills filter the games, and the URL keeps the filter', { tag: ['@dates', '@wide'] }, async ({ page }) => {
  await login(page, 'member');
  await openPage(page, '/games');
  const pill = (name: string) => page.getByRole('button', { name, exact: true });
  await pill('Friendly').click();
  await expect(page).toHaveURL('/games?pill=friendly');
  await expect(page.getByRole('heading', { name: 'League Games' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Friendly Games' })).toBeVisible();

  await pill('Completed').click();
  await expect(page).toHaveURL('/games?status=past');
  await expect(titles(page)).toHaveText(['Completed Games']);
  await expect(page.getByRole('button', { name: 'RSVP' })).toHaveCount(0);

  await reloadPage(page);
  await expect(pill('Completed')).toHaveAttribute('aria-pressed', 'true');
  await expect(pill('Completed')).toBeInViewport({ ratio: 0.9 });
  await pill('All Games').click();
  await expect(page).toHaveURL('/games');
});

test('links the box score of each game that has one', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  const completed: Game[] = await (await page.request.get('/api/games?status=completed')).json();
  await openPage(page, '/games?status=past');
  await showAll(page, completed.length);
  const links = page.getByRole('link', { name: 'View Detailed Box Score' });
  await expect(links).toHaveCount(completed.filter((game) => game.hasBoxScore).length);
});

test('loads older results while scrolling', { tag: '@whole' }, async ({ page }) => {
  await page.route(allCompleted, tenAtATime);
  await login(page, 'member');
  const completed: Game[] = await (await page.request.get('/api/games?status=completed')).json();
  expect(completed.length).toBeGreaterThan(20);
  await openPage(page, '/games?status=past');
  await expect(cards(page).first()).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(completed.length);
  await showAll(page, completed.length);
  await expect(page.getByRole('button', { name: /Load more|Show more/ })).toBeHidden();
});

test('requests further results once when they fail, says why, and loads them by a press', { tag: '@whole' }, async ({
  page,
}) => {
  let requests = 0;
  let refuses = true;
  await withoutStream(page);
  await page.route(allCompleted, tenAtATime);
  await page.route(/cursor=/, (route) => {
    requests += 1;
    return refuses ? route.fulfill({ status: 429, json: { message: 'Too many requests' } }) : route.continue();
  });
  await login(page, 'member');
  await openPage(page, '/games?status=past');
  await expect(cards(page)).toHaveCount(10);
  await page.keyboard.press('End');
  await expect(page.getByRole('alert')).toHaveText('Too many requests');
  await expectNoAxeFindings(page);
  expect(requests).toBe(1);
  refuses = false;
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('says when there are no games, and offers to try again when they do not load', async ({ page }) => {
  await withoutStream(page);
  let reply: { status: number; json: unknown } = { status: 429, json: { message: 'Too many requests' } };
  await page.route('**/api/games', (route) => route.fulfill(reply));
  await login(page, 'member');
  await openPage(page, '/games');
  const alert = page.getByRole('alert').filter({ hasText: 'The games did not load' });
  await expect(alert).toContainText('Too many requests');
  reply = { status: 200, json: [] };
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No games scheduled')).toBeVisible();
  await expect(page.getByText('Check back later for upcoming matches and events')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a cancelled game is struck through and dimmed, but still readable', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('village-arena-theme', 'light'));
  await login(page, 'member');
  const games: Game[] = await (await page.request.get('/api/games')).json();
  const [cancelled] = games.filter(({ status }) => status === 'cancelled');
  const [upcoming] = games.filter(({ status }) => status === 'upcoming');
  if (!cancelled || !upcoming) throw new Error('The demo has a game of each kind');
  await page.route('**/api/games', (route) => route.fulfill({ json: [cancelled, upcoming] }));
  await openPage(page, '/games');
  const off = cards(page).filter({ has: page.getByText('cancelled', { exact: true }) });
  const on = cards(page).filter({ has: page.getByRole('button', { name: 'RSVP' }) });
  const time = (card: Locator) => card.locator('time > :first-child');
  await expect(time(off)).toHaveCSS('text-decoration-line', 'line-through');
  await expect(time(on)).toHaveCSS('text-decoration-line', 'none');
  const readColour = (card: Locator, team: string) =>
    card.getByText(team, { exact: true }).evaluate((name) => getComputedStyle(name).color);
  expect(await readColour(off, cancelled.homeTeam.name)).not.toBe(await readColour(on, upcoming.homeTeam.name));
  await expectNoAxeFindings(page);
});

test('lists a cancelled game last in its section once its day is over', { tag: ['@dates', '@whole'] }, async ({
  page,
}) => {
  await login(page, 'member');
  const [sample]: Game[] = await (await page.request.get('/api/games?status=upcoming')).json();
  if (!sample) throw new Error('The demo has games to come');
  const gameIn = (id: number, inDays: number, status: Game['status'], location: string) => {
    const dateTime = new Date(Date.now() + inDays * 86_400_000).toISOString();
    return { ...sample, id, dateTime, status, location, category: 'league' };
  };
  const games = [
    gameIn(1, 3, 'upcoming', 'Third'),
    gameIn(2, 1, 'upcoming', 'Second'),
    gameIn(3, -2, 'cancelled', 'Last'),
  ];
  await page.route('**/api/games', (route) => route.fulfill({ json: games }));
  await openPage(page, '/games');
  await expect(cards(page).getByText(/ · (Second|Third|Last)$/)).toHaveText([/Second$/, /Third$/, /Last$/]);
});

test('filters games by sport and by the home side, and the URL keeps both filters', { tag: '@whole' }, async ({
  page,
}) => {
  // Whoever has no team of their own filters by the village's.
  await register(page);
  const completed: Game[] = await (await page.request.get('/api/games?status=completed')).json();
  const basketball = completed.filter(({ sport }) => sport.name === 'Basketball');
  await openPage(page, '/games?status=past');
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Basketball');
  await expect(page).toHaveURL('/games?status=past&sport=1');
  await showAll(page, basketball.length);
  await page.getByRole('button', { name: 'Princeton Village' }).click();
  await expect(page).toHaveURL('/games?status=past&sport=1&side=home');
  await reloadPage(page);
  const ours = basketball.filter(({ homeTeam, awayTeam }) => /PV|Princeton|ResP/.test(homeTeam.name + awayTeam.name));
  await showAll(page, ours.length);
  await page.getByRole('button', { name: 'Friendly' }).click();
  await expect(page).toHaveURL('/games?sport=1&side=home&pill=friendly');
  await openPage(page, '/games?sport=999');
  await expect(page.getByText('No games found')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a row is at most 76 px tall, and its buttons are large enough for a thumb', { tag: '@whole' }, async ({
  page,
}) => {
  // Events of other tests would replace the row while it is measured.
  await withoutStream(page);
  await login(page, 'member');
  await openPage(page, '/games');
  const row = cards(page).filter({ has: page.getByRole('button', { name: 'RSVP' }) });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await row.first().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await row.first().boundingBox())?.height).toBeLessThanOrEqual(76);
    for (const button of await row.first().getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('previews a game that is to come, and keeps the tab in the address', { tag: ['@wide'] }, async ({ page }) => {
  await login(page, 'member');
  const games: Game[] = await (await page.request.get('/api/games?status=upcoming&category=league&sportId=1')).json();
  const game = games.at(-1);
  await openPage(page, `/games/${game?.id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const heading of ['Form', 'Earlier meetings', 'Who to watch', 'Table'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(page.getByText('Live updates will appear here.')).toHaveCount(0);
  await expectNoAxeFindingsInBothThemes(page);

  await tab('Preview').press('ArrowRight');
  await expect(tab('Teams')).toBeFocused();
  await expect(page).toHaveURL(/\?tab=teams$/);
  await expect(page.getByRole('link', { name: game?.homeTeam.name ?? '', exact: true })).not.toHaveCount(0);
  await tab('Table').click();
  await expect(page.getByRole('table')).toContainText(game?.awayTeam.name ?? '');
  await expectNoAxeFindings(page);
  await reloadPage(page);
  await expect(tab('Table')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Teams')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Preview')).toHaveAttribute('aria-selected', 'true');
});

test('names of teams keep their words whole on a narrow phone, beside scores of three digits', {
  tag: '@whole',
}, async ({ page }) => {
  await withoutStream(page);
  await login(page, 'member');
  const games: Game[] = await (await page.request.get('/api/games')).json();
  const [home, away] = [{ name: 'Kingfisher Impala 2' }, { name: 'Mandela’s Springboks' }];
  const played = games.map((game) => ({
    ...game,
    homeTeam: { ...game.homeTeam, ...home },
    awayTeam: { ...game.awayTeam, ...away },
    ...(['live', 'completed'].includes(game.status) && { homeScore: 104, awayScore: 112 }),
  }));
  await page.route('**/api/games', (route) => route.fulfill({ json: played }));
  await page.route(allCompleted, (route) =>
    route.fulfill({ json: played.filter(({ status }) => status === 'completed') }),
  );
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/games', '/games?status=past', '/home']) {
    await openPage(page, path);
    await expect(page.getByText(home.name).first()).toBeVisible();
    expect((await textFaults(page)).filter((fault) => fault.startsWith('broken'))).toEqual([]);
  }
});

test('the open page of a game says when the game is deleted', async ({ page, browser, baseURL }) => {
  const game = await newGame(browser, baseURL);
  await login(page, 'member');
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
  await openPage(page, `/games/${game.id}`);
  await expect(page.getByRole('heading', { level: 1, name: / v / })).toBeVisible();
  await expect(page).toHaveTitle(/ v .+ · Village Arena/);
  await listening;
  const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await login(admin, 'admin');
  const deletion = await admin.request.delete(`/api/games/${game.id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(deletion.status(), await deletion.text()).toBeLessThan(300);
  await expect(page.getByText('This game was deleted')).toBeVisible();
  await admin.close();
});
