import { type BrowserContext, expect, type Page } from '@playwright/test';
import { persistedOnDevice } from './devices.ts';
import { untilOpen } from './fixtures.ts';

export const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
export const visibleText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();
export const waitingSheet = (page: Page) => page.getByRole('dialog', { name: 'Waiting on this device' });
export const waitingLine = (page: Page) => page.getByRole('button', { name: /^\d+ (waiting|not sent)$/ });

/** Waits until the app can open offline, with stored data that contains these marks. */
export async function untilPersisted(page: Page, ...marks: string[]) {
  await untilOpen(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => {
      const stored = await persistedOnDevice(page);
      return marks.every((mark) => stored.includes(mark));
    })
    .toBe(true);
}

interface OpenedGame {
  id: number;
}

/** Opens an upcoming game online once, so that it opens offline too. */
export async function openGame(page: Page): Promise<OpenedGame> {
  const response = await page.request.get('/api/games?status=upcoming');
  const games: { id: number; dateTime: string }[] = await response.json();
  const game = games.find(({ dateTime }) => Date.parse(dateTime) > Date.now() + 3_600_000);
  if (!game) throw new Error('No game is to come');
  await page.goto(`/games/${game.id}`);
  await page.getByRole('tab', { name: /^Talk/ }).click();
  await untilPersisted(page, `"/api/games/${game.id}/comments"`, `"/api/games/${game.id}"`, '"/api/posts"');
  return { id: game.id };
}

export async function writeComment(page: Page, text: string) {
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(visibleText(page, 'Waiting for the network')).toBeVisible();
}

export async function enterRsvp(page: Page, name: string) {
  await page.getByRole('button', { name: /^RSVP|You're going/ }).click();
  await page.getByRole('form', { name: 'RSVP' }).getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

export async function writeThought(page: Page, text: string, name = 'Guest Star') {
  await page.goto('/thoughts');
  await untilOpen(page);
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const form = page.getByRole('form', { name: 'Post a thought' });
  await form.getByLabel("What's on your mind?").fill(text);
  await form.getByLabel('Display name').fill(name);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
}

export const fetchComments = async (page: Page, { id }: OpenedGame): Promise<string[]> => {
  const response = await page.request.get(`/api/games/${id}/comments`);
  return (await response.json()).map(({ content }: { content: string }) => content);
};
export const allThoughts = async (page: Page): Promise<string[]> =>
  (await (await page.request.get('/api/posts')).json()).map(({ content }: { content: string }) => content);
export const namesGoing = async (page: Page, { id }: OpenedGame): Promise<string[]> =>
  (await (await page.request.get(`/api/games/${id}/rsvps`)).json()).map(
    ({ userName }: { userName: string }) => userName,
  );
export const countText = (texts: readonly string[], text: string) => texts.filter((one) => one === text).length;

/** Wakes the service worker with a sync event, as the browser does once it is online. */
export async function fireSync(context: BrowserContext, page: Page, origin: string) {
  const devtools = await context.newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) if (scopeURL.startsWith(origin)) resolve(registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await promise;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'village-arena-outbox',
    lastChance: false,
  });
  await devtools.detach();
}
