import { expect, type Page } from '@playwright/test';
import { login, test } from './fixtures.ts';
import { fromTheApp, openLive, startGame } from './live-game.ts';
import { ownApp } from './own-app.ts';

// An app of its own, because the page also refetches the games of other tests when they change.
ownApp({ demo: true });

test('a new score refetches only its own game, and only once, on each page that shows it', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const [admin, officer] = [await open(), await open()];
  await login(admin, 'admin');
  await login(officer, 'officer');
  // Another name on each try.
  const court = `Rows ${crypto.randomUUID().slice(0, 8)}`;
  const game = await startGame(admin, court);
  const score = async (homeScore: number) => {
    const response = await officer.request.patch(`/api/games/${game.id}`, { data: { homeScore }, headers: fromTheApp });
    expect(response.status(), await response.text()).toBe(200);
  };

  for (const [at, path] of ['/games', '/home'].entries()) {
    await openLive(page, path);
    const card = page.getByRole('article', { name: /, live$/ }).filter({ hasText: court });
    await expect(card).toBeVisible();
    await settled(page);
    const requested = recordReads(page);
    const homeScore = 51 + at;
    await score(homeScore);
    await expect(card.getByText(String(homeScore), { exact: true })).toBeVisible();
    await settled(page);
    expect(requested).toEqual([`/api/games/${game.id}`]);
  }

  await admin.request.delete(`/api/games/${game.id}`, { headers: fromTheApp });
  await Promise.all([admin, officer].map((screen) => screen.close()));

  function open() {
    return browser.newPage({ baseURL: baseURL ?? '' });
  }
});

/** The paths of games that the page fetches from now on. */
function recordReads(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/games')) requested.push(pathname);
  });
  return requested;
}

const settled = (page: Page) => page.waitForLoadState('networkidle');
