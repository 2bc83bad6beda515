import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '#testing/whole-run.ts';
import { newDevice, persistedOnDevice } from './devices.ts';
import { login, openPage, register, test, untilOpen } from './fixtures.ts';

const mainScreens = ['/home', '/games', '/thoughts', '/calendar', '/media/watch?id=dQw4w9WgXcQ'];
const others = ['/players', '/more', '/teams', '/clubs', '/media', '/standings'];

/** Waits until the device has stored what the main screens show. */
async function untilPersisted(page: Page, mark = 'standings') {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => persistedOnDevice(page), { timeout: 120_000 }).toContain(mark);
}

async function visitHome(page: Page) {
  await login(page, 'member');
  await openPage(page, '/home');
  await untilOpen(page);
  await untilPersisted(page, '"/api/stream"');
}

async function untilSeenForTwoSeconds(page: Page) {
  await expect(page.getByRole('region', { name: 'About the venue' })).toBeVisible();
  const seenAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 2_000, seenAt);
}

test('after one visit the main screens open offline, even in a restarted browser', async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  await visitHome(await device.restart());
  const page = await device.restart({ offline: true });
  for (const path of isWholeRun ? [...mainScreens, ...others] : mainScreens) {
    await openPage(page, path);
    await untilOpen(page);
    await expect(page.getByText(/Showing what was last loaded, as of \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  }
  await openNeverVisitedGame(page);
});

/** A list holds all that the page of one of its games says first. */
async function openNeverVisitedGame(page: Page) {
  await openPage(page, '/games');
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /RSVP/ }) });
  const link = card.first().locator('a[href^="/games/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  const [home = '', away = ''] = await link.locator('.truncate').allTextContents();
  await link.click();
  await expect(page).toHaveURL(path);
  const heading = page.getByRole('main').getByRole('heading').filter({ hasText: home }).filter({ hasText: away });
  await expect(heading.first()).toBeVisible();
  await expect(page.getByText(/Showing what was last loaded, as of \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /RSVP/ }).first()).toBeVisible();
}

test('a page seen for two seconds is kept, also when a full load leaves it', { tag: '@whole' }, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await visitHome(page);
  const venues: { id: number }[] = await page.request.get('/api/venues').then((response) => response.json());
  for (const { id } of venues.slice(0, 3)) {
    await page.goto(`/venues/${id}`);
    await untilSeenForTwoSeconds(page);
  }
  await page.goto('/more');
  for (const { id } of venues.slice(0, 3)) {
    await expect.poll(() => persistedOnDevice(page)).toContain(`"/api/venues/${id}"`);
  }
});

test('the first page of a new device is kept after two seconds, also on a slow phone and when a full load leaves it', {
  tag: '@whole',
}, async ({ baseURL }) => {
  await using device = newDevice(baseURL ?? '');
  const page = await device.restart();
  await login(page, 'member');
  const [venue]: { id: number }[] = await page.request.get('/api/venues').then((response) => response.json());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto(`/venues/${venue?.id}`);
  await untilSeenForTwoSeconds(page);
  await page.goto('/more');
  await expect.poll(async () => (await persistedOnDevice(page)).includes(`"/api/venues/${venue?.id}\\"`)).toBe(true);
});

test('a game that was opened before opens offline, and is refetched once online', { tag: '@whole' }, async ({
  baseURL,
}) => {
  await using device = newDevice(baseURL ?? '');
  let page = await device.restart();
  await visitHome(page);
  const game = await page.request.get('/api/games').then(async (response) => (await response.json())[0].id);
  await openPage(page, `/games/${game}`);
  await untilPersisted(page, `"/api/games/${game}`);
  page = await device.restart({ offline: true });
  await openPage(page, `/games/${game}`);
  await expect(page.getByText(/as of \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  const refetch = page.waitForResponse((response) => response.url().includes('/api/') && response.ok());
  await page.context().setOffline(false);
  await refetch;
  await expect(page.getByText(/as of \d\d:\d\d/)).toHaveCount(0);
});

for (const howEnded of ['in this tab', 'in another tab', 'by the server'] as const) {
  test(`after the session has ended ${howEnded}, the device stores nothing of it`, { tag: '@whole' }, async ({
    baseURL,
  }) => {
    await using device = newDevice(baseURL ?? '');
    const page = await device.restart();
    // A new member, whose calendar contains nothing else.
    await register(page);
    const secrets = Array.from({ length: 50 }, (_, at) => `secret${at}-${crypto.randomUUID().slice(0, 8)}`);
    for (const title of secrets) {
      const [startTime, endTime] = [0, 60_000].map((later) => new Date(Date.now() + later).toISOString());
      const data = { title, location: 'Court 1', startTime, endTime };
      const added = await page.request.post('/api/calendar-events', {
        data,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(added.status(), await added.text()).toBe(201);
    }
    await openPage(page, '/calendar');
    await untilPersisted(page, secrets.at(-1));
    if (howEnded === 'in this tab') await logOutHere(page);
    if (howEnded === 'in another tab') {
      const other = await page.context().newPage();
      await other.goto('/home');
      await logOutHere(other);
    }
    if (howEnded === 'by the server') {
      const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      const response = await fetch(new URL('/api/logout', baseURL), {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
      expect(response.status).toBe(200);
    }
    const remaining = async () => {
      const stored = await persistedOnDevice(page);
      return secrets.filter((secret) => stored.includes(secret));
    };
    await expect.poll(remaining, { timeout: 120_000 }).toEqual([]);
  });
}

async function logOutHere(page: Page) {
  await untilOpen(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await page.waitForURL('**/');
}
