import { expect } from '@playwright/test';
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
import { fromTheApp, openListening, startGame } from './live-game.ts';

test('shows the next and the most recent game', { tag: ['@dates', '@wide'] }, async ({ page }) => {
  const gameEndpoints: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/games(\/\d.*)?$/.test(pathname)) gameEndpoints.push(pathname + search);
  });
  // A tap in another test's live game would make the page fetch that game.
  await withoutStream(page);
  await login(page, 'member');
  await openPage(page, '/home');
  await expect(page).toHaveTitle('Home · Village Arena');
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
  await expect(page.getByText(/^(\d+d \d+h|\d+ min) to go$/)).toBeVisible();
  await expect(page.getByText('VS', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Most Recent Game' })).toBeVisible();
  await expect(page.getByText(/^(Victory!|Defeat|Final)$/)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  expect(
    gameEndpoints.length,
    'the games come with the page or with one call, and none of them asks for itself',
  ).toBeLessThan(2);
});

test('opens a game wherever its card is pressed, except on its buttons and links', async ({ page }) => {
  await withoutStream(page);
  await login(page, 'member');
  for (const name of ['Next Big Game', 'Most Recent Game']) {
    const card = page.locator('section.card', { has: page.getByRole('heading', { name, exact: true }) });
    const opens = card.locator('a[href^="/games/"]');
    // Pressed as by a finger: the link lies above the heading and the time.
    const presses = [
      () => page.getByRole('heading', { name, exact: true }).click({ force: true }),
      () => card.getByRole('time').click({ force: true }),
      () => opens.press('Enter'),
    ];
    for (const press of presses) {
      await openPage(page, '/home');
      // The cards above load their code after the page, and may move this one by some pixels.
      for (const above of ['Your teams', 'Get started'])
        await expect(page.getByRole('heading', { name: above })).toBeVisible();
      await expect(opens).toHaveCount(1);
      const href = `${await opens.getAttribute('href')}`;
      await press();
      await expect(page).toHaveURL(href);
    }
    await openPage(page, '/home');
    await card.getByRole('button', { expanded: false }).last().click();
    await expect(card.getByRole('button', { expanded: true })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('says when there are no games', { tag: '@whole' }, async ({ page }) => {
  await page.route('**/api/games', (route) => route.fulfill({ json: [] }));
  await login(page, 'member');
  await openPage(page, '/home');
  await expect(page.getByText('No upcoming games scheduled')).toBeVisible();
  await expect(page.getByText('No games played yet')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('offers to try again when the games do not load', { tag: '@whole' }, async ({ page }) => {
  await withoutStream(page);
  let failing = true;
  await page.route('**/api/games', (route) =>
    failing ? route.fulfill({ status: 429, json: { message: 'Too many requests' } }) : route.fallback(),
  );
  await login(page, 'member');
  await openPage(page, '/home');
  const alert = page.getByRole('alert').filter({ hasText: 'The games did not load' });
  await expect(alert).toContainText('Too many requests');
  await expectNoAxeFindings(page);
  failing = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Most Recent Game' })).toBeVisible();
});

test('keeps what was loaded on screen when offline', async ({ page, context }) => {
  await login(page, 'member');
  // The stream opens along with the code that a page loads after its first screen, such as that of the offline notice.
  const stream = page.waitForRequest(/\/api\/live/);
  await openPage(page, '/home');
  await stream;
  const countdown = page.getByText(/^(\d+d \d+h|\d+ min) to go$/);
  await expect(countdown).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Showing what was last loaded, as of')).toBeVisible();
  await expect(countdown).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Stream' }).click();
  await expect(page.getByText('This page is not available offline yet')).toBeVisible();
  await expect(tabs.locator('[aria-current]')).toHaveText(['Stream']);
  await tabs.getByRole('link', { name: 'Home' }).click();
  await expect(countdown).toBeVisible();
  await expect(tabs.locator('[aria-current]')).toHaveText(['Home']);
  await context.setOffline(false);
  await expect(page.getByText('You are offline. Showing what was last loaded, as of')).toBeHidden();
});

test('on a wide screen both columns of Home end at about the same height', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await openPage(page, '/home');
    await expect(page.getByRole('heading', { name: 'Ground Anchor Members' })).toBeVisible();
    await expect(page.locator('.shimmer')).toHaveCount(0);
    for (const [short, name] of Object.entries({ P: 'Played', W: 'Won', L: 'Lost', Pts: 'Points' })) {
      const heading = page.getByRole('columnheader', { name, exact: true });
      await expect(heading).toHaveText(short);
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
    }
    const [left = 0, right = 0] = await page.locator('main .card').evaluateAll((cards) => {
      const ends = new Map<number, number>();
      for (const card of cards) {
        const { left, bottom } = card.getBoundingClientRect();
        ends.set(Math.round(left / 100), Math.max(ends.get(Math.round(left / 100)) ?? 0, bottom + scrollY));
      }
      return [...ends].sort(([a], [b]) => a - b).map(([, end]) => end);
    });
    expect(Math.min(left, right) / Math.max(left, right)).toBeGreaterThan(0.8);
  }
});

test('a phone shows the cards of Home in their order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'member');
  await openPage(page, '/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Ground Anchor Members' })).toBeVisible();
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    // Two games are live; the demo's member plays in two teams, and has steps left.
    'Also live',
    /^Your next game/,
    'Your teams',
    'Get started',
    'Next Big Game',
    'Most Recent Game',
    'House cup',
    'Recent Highlights',
    'Village Sports News',
    'Workout of the Week',
    'Tip of the Day',
    'Ground Anchor Members',
  ]);
});

test('Home of somebody new: steps until a team is followed, then its games, with a score that another types', async ({
  page,
  browser,
}) => {
  await register(page);
  await openListening(page, '/home');
  const steps = page.locator('section.card', { has: page.getByRole('heading', { name: 'Get started' }) });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: /^Your/ })).toHaveCount(0);

  const admin = await browser.newPage();
  await login(admin, 'admin');
  const { id, homeTeam } = await startGame(admin, 'Home court');
  await page.request.post(`/api/teams/${homeTeam.id}/follow`, { headers: fromTheApp });
  const teams = page.locator('section.card', { has: page.getByRole('heading', { name: 'Your teams' }) });
  const row = teams.getByRole('listitem').filter({ hasText: homeTeam.name });
  await expect(row).toContainText('31–28');
  await expect(page.getByRole('article', { name: new RegExp(`^${homeTeam.name} v .*, live$`) })).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  const reply = await admin.request.patch(`/api/games/${id}`, { data: { homeScore: 33 }, headers: fromTheApp });
  expect(reply.status()).toBe(200);
  await expect(row).toContainText('33–28');
  await expectNoAxeFindingsInBothThemes(page);

  await steps.getByRole('button', { name: 'Put away' }).click();
  await expect(steps).toHaveCount(0);
  await reloadPage(page);
  await expect(row).toContainText('33–28');
  await expect(steps).toHaveCount(0);
  await row.getByRole('link', { name: homeTeam.name, exact: true }).click();
  await expect(page).toHaveURL(`/teams/${homeTeam.id}`);
  await admin.request.delete(`/api/games/${id}`, { headers: fromTheApp });
  await admin.close();
});
