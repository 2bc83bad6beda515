import { expect, type Page } from '@playwright/test';
import { startDeployProxy } from './deploys.ts';
import { expectServerFailure, openPage, reloadPage, test, untilOpen } from './fixtures.ts';
import { getPassword } from './people.ts';
import { form } from './thoughts.ts';

const workerState = () => navigator.serviceWorker.ready.then(({ active: worker }) => worker?.state);
const updateNotice = (page: Page) => page.getByText('A new version is ready');
const readBuild = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function logInAndOpen(page: Page, url: string, path = '/home') {
  const data = { username: 'member', password: getPassword('member') };
  await page.request.post(`${url}/api/login`, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  await openPage(page, url + path);
  await untilOpen(page);
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offers a new version once, on the way to another page, and loads it by a press', async ({ page, baseURL }) => {
    expectServerFailure(page);
    await using server = await startDeployProxy(baseURL ?? '');
    await logInAndOpen(page, server.url);
    await page.evaluate(workerState);
    const before = await readBuild(page);
    const versionResponse = page.waitForResponse((response) => response.url().endsWith('/version.json'));
    server.deploy();
    await versionResponse;
    await expect(updateNotice(page)).toHaveCount(0);
    await expect(async () => {
      await tab(page, 'Players').click();
      await tab(page, 'Games').click();
      await expect(updateNotice(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => readBuild(page)).not.toBe(before);
    await untilOpen(page);
    await tab(page, 'Players').click();
    await expect(page.getByRole('heading', { name: 'Athletes' })).toBeVisible();
    await expect(updateNotice(page)).toHaveCount(0);
  });

  test('an open page keeps using its own code, which the server no longer has', { tag: '@whole' }, async ({
    page,
    baseURL,
  }) => {
    expectServerFailure(page);
    await using server = await startDeployProxy(baseURL ?? '');
    await logInAndOpen(page, server.url);
    await page.evaluate(workerState);
    const before = await readBuild(page);
    server.deploy();
    await tab(page, 'Thoughts').click();
    await expect(page.getByRole('heading', { name: 'Res Thoughts' })).toBeVisible();
    expect(await readBuild(page)).toBe(before);
  });

  const broken = {
    'at install': `addEventListener('install', () => { throw new Error('broken'); });`,
    'at activate': `addEventListener('install', () => skipWaiting());
      addEventListener('activate', (event) => event.waitUntil(clients.claim().then(() => Promise.reject(new Error('broken')))));`,
    'at fetch': `addEventListener('install', () => skipWaiting());
      addEventListener('activate', (event) => event.waitUntil(clients.claim()));
      addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));`,
  };
  for (const [when, worker] of Object.entries(broken)) {
    test(`a worker that fails ${when} is replaced within one visit`, { tag: '@whole' }, async ({
      context,
      baseURL,
    }) => {
      // Not the fixture's page, whose console must stay free of errors.
      const page = await context.newPage();
      await using server = await startDeployProxy(baseURL ?? '');
      server.worker = worker;
      await logInAndOpen(page, server.url);
      await page.evaluate(async () => {
        const { active: there, installing } = await navigator.serviceWorker
          .register('/sw.js')
          .catch(() => ({ active: null, installing: null }));
        return there ?? installing;
      });
      server.worker = null;
      // A broken worker may refuse the page itself, but the browser checks for a new worker all the same.
      await page.goto(`${server.url}/games`, { waitUntil: 'commit' }).catch(() => null);
      await expect(async () => {
        await page.goto(`${server.url}/games`, { waitUntil: 'load', timeout: 20_000 });
        await expect(page.getByRole('heading', { name: 'Games & Matches' })).toBeVisible({ timeout: 5_000 });
        const codes = await page.evaluate(async () => (await caches.keys()).length);
        expect(codes).toBeGreaterThan(0);
      }).toPass();
    });
  }
});

test('a link pressed while a page finds that its code is gone still leads to its own page', { tag: '@whole' }, async ({
  page,
  baseURL,
}) => {
  expectServerFailure(page);
  await logInAndOpen(page, baseURL ?? '', '/games');
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('**/version.json', async (route) => {
    await pressed.promise;
    await route.fulfill({ json: { build: 'another' } });
  });
  await page.goto('/games', { waitUntil: 'commit' });
  const versionResponse = page.waitForResponse('**/version.json');
  // Delays the response, so that the old page is still there when it learns of another build.
  await page.route('**/players', async (route) => {
    pressed.resolve();
    await versionResponse;
    await page.unroute('**/assets/*.js');
    await route.continue();
  });
  await tab(page, 'Players').click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { name: 'Athletes', exact: true })).toBeVisible();
});

test('a page whose code failed to load offline reloads by itself once the server answers, at most once a minute', {
  tag: '@whole',
}, async ({ context, baseURL }) => {
  // Not the fixture's page, whose console must stay free of errors.
  const page = await context.newPage();
  await logInAndOpen(page, baseURL ?? '', '/more');
  /** Waits for the code that loads once the page is idle, because its failure would be that of another page. */
  const untilCodeLoaded = () =>
    page.waitForFunction(() => {
      const endTimes = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(0, ...endTimes) > 2_000;
    });
  const clubs = page.getByRole('heading', { level: 1, name: 'Clubs' });
  const failToLoadCode = async () => {
    await untilCodeLoaded();
    const serverBack = Promise.withResolvers<void>();
    // The failed load requests it before the error is shown, and the error screen requests it again.
    await page.route('**/version.json', (route) => serverBack.promise.then(() => route.continue()));
    await page.route('**/version.json', (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
    await page.getByRole('main').getByRole('link', { name: 'View All Clubs' }).click();
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await page.unroute('**/assets/*.js');
    const versionResponse = page.waitForResponse('**/version.json');
    serverBack.resolve();
    await versionResponse;
  };
  await failToLoadCode();
  await expect(clubs).toBeVisible();
  await openPage(page, '/more');
  await untilOpen(page);
  await failToLoadCode();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(clubs).toBeVisible();
});

/** Every fourth comes while a like is being sent. */
const deploysInARow = 20;

test(`${deploysInARow} deploys in a row leave no open page stuck or blank, and lose no draft and no tap`, {
  tag: '@whole',
}, async ({ context, baseURL }) => {
  // Not the fixture's page, whose console must stay free of errors: the browser logs the missing files.
  const page = await context.newPage();
  await using server = await startDeployProxy(baseURL ?? '');
  await logInAndOpen(page, server.url, '/thoughts');
  // A new member, who has liked nothing.
  await page.context().clearCookies();
  const data = { username: `new-${crypto.randomUUID().slice(0, 8)}`, password: 'moonlit-touchline-12' };
  await page.request.post(`${server.url}/api/register`, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  await reloadPage(page);
  const liked = new Set<string>();
  const typed = `Typed before the deploys ${crypto.randomUUID()}`;
  const content = form(page).getByLabel("What's on your mind?");
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await content.fill(typed);
  await openPage(page, `${server.url}/home`);
  const pages = [
    ['Players', 'Athletes'],
    ['Games', 'Games & Matches'],
    ['More', 'More'],
    ['Thoughts', 'Res Thoughts'],
  ] as const;
  for (let deploy = 0; deploy < deploysInARow; deploy += 1) {
    server.deploy();
    const [name, heading] = pages[deploy % pages.length] ?? pages[0];
    await tab(page, name).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
    if (name !== 'Thoughts') continue;
    // The next deploy comes while this like is being sent.
    await untilOpen(page);
    await likeAnother(page, liked);
  }
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await expect(content).toHaveValue(typed);
  await expect
    .poll(async () => (await page.request.get(`${server.url}/api/posts/liked`)).json())
    .toHaveLength(liked.size);
  // A list that has not loaded yet has nothing to like.
  expect(liked.size).toBeGreaterThanOrEqual(Math.ceil(deploysInARow / pages.length / 2));
});

/** Likes the first thought that was not liked yet. */
async function likeAnother(page: Page, liked: Set<string>) {
  const hearts = page.getByRole('article').getByRole('button', { name: /^Like the thought/ });
  const names = (await hearts.allTextContents()).map((name) => name.replace(/, \d.*/, ''));
  const another = names.find((name) => !liked.has(name));
  if (another === undefined) return;
  await hearts.filter({ hasText: another }).first().click();
  liked.add(another);
}
