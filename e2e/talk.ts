import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { login, openPage } from './fixtures.ts';
import type { Person } from './people.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export interface TestGame {
  id: number;
  location: string;
}

/** Adds a cancelled game of long ago for this test, so that no other screen shows it. */
export async function newGame(browser: Browser, baseURL: string | undefined): Promise<TestGame> {
  const admin = await personElsewhere(browser, baseURL, 'admin');
  const teams: { id: number; sportId: number }[] = await (await admin.request.get('/api/teams?sportId=1')).json();
  const location = `Far court ${crypto.randomUUID().slice(0, 8)}`;
  const response = await admin.request.post('/api/games', {
    data: {
      sportId: 1,
      homeTeamId: teams[0]?.id,
      awayTeamId: teams[1]?.id,
      dateTime: '2020-02-02T16:00:00.000Z',
      location,
      status: 'cancelled',
      category: 'exhibition',
    },
    headers: sameOrigin,
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id }: { id: number } = await response.json();
  await admin.close();
  return { id, location };
}

export async function personElsewhere(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await login(page, person);
  return page;
}

export async function postComment(page: Page, gameId: number, content: string): Promise<void> {
  const response = await page.request.post(`/api/games/${gameId}/comments`, { data: { content }, headers: sameOrigin });
  expect(response.status(), await response.text()).toBe(201);
}

/** The card of one game, on a page without the hundred other games. */
export async function findCard(page: Page, location: string): Promise<Locator> {
  const games: TestGame[] = await (await page.request.get('/api/games')).json();
  const game = games.find((one) => one.location === location);
  if (!game) throw new Error(`No game is at ${location}`);
  await page.route('**/api/games', (route) => route.fulfill({ json: [] }));
  await openPage(page, `/games?game=${game.id}`);
  return page.getByRole('article').filter({ hasText: location });
}

export async function openComments(page: Page, location: string): Promise<Locator> {
  const card = await findCard(page, location);
  await card.getByRole('button', { name: /^Comments/ }).click();
  await expect(card.getByLabel('Your comment')).toBeVisible();
  return card;
}

export const like = (card: Locator): Locator => card.getByRole('button', { name: /^Like (?!the comment)/ });
