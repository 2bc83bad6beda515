import { expect, type Page } from '@playwright/test';
import { openPage, test, untilOpen } from './fixtures.ts';

const password = 'moonlit-touchline-12';
const word = () => crypto.randomUUID().slice(0, 8);

/** Someone with a name, an event and texts that nobody else has. */
interface Owner {
  username: string;
  mark: string;
}

async function newOwner(page: Page): Promise<Owner> {
  const mark = `mark${word()}`;
  const username = `own-${mark}`;
  const data = { username, password };
  const response = await page.request.post('/api/register', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(response.status(), await response.text()).toBe(201);
  return { username, mark };
}

/** Types and sees private things all over the app, as the person who is logged in. */
async function useApp(page: Page, { mark }: Owner) {
  // It starts now: an hour later could be the next day, which the calendar does not open.
  const startsAt = new Date().toISOString();
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const event = { title: `Dentist ${mark}`, location: 'Clinic', startTime: startsAt, endTime: endsAt };
  const added = await page.request.post('/api/calendar-events', {
    data: event,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(added.status(), await added.text()).toBe(201);
  await openPage(page, '/thoughts');
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await page.getByLabel("What's on your mind?").fill(`Nobody knows ${mark}`);
  await openPage(page, '/more');
  await page.getByRole('searchbox', { name: 'Search the village...' }).fill('standings');
  await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().click();
  // The server renders it, with the private event in the state for hydration.
  await openPage(page, '/calendar');
  await expect(page.getByText(`Dentist ${mark}`).first()).toBeVisible();
}

/** Everything that this browser holds of the app's origin: storages, databases, caches, history entry, and the page. */
const heldBy = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const rows = async (name = '') => {
      const open = indexedDB.open(name);
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const all: unknown[] = [];
      for (const store of db.objectStoreNames) {
        const request = db.transaction(store).objectStore(store).getAll();
        all.push(await new Promise((resolve) => (request.onsuccess = () => resolve(request.result))));
      }
      db.close();
      return JSON.stringify(all);
    };
    const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => rows(name)));
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        cached.push(request.url, /json|html/.test(type) ? ((await (await cache.match(request))?.text()) ?? '') : '');
      }
    }
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      databases: databases.join(),
      caches: cached.join(),
      history: JSON.stringify(history.state),
      address: location.href,
      title: document.title,
      page: document.documentElement.outerHTML,
    };
  });

async function expectNoTrace({ mark }: Owner, page: Page) {
  // The device's stored responses are deleted after the logout.
  await expect
    .poll(async () =>
      Object.entries(await heldBy(page)).flatMap(([where, text]) => (text.includes(mark) ? [where] : [])),
    )
    .toEqual([]);
  expect((await heldBy(page))['localStorage']).not.toContain('searches');
}

/** What may stay is about the device: its theme, whether it was asked to install the app, and its number as a scoring phone. */
const deviceKeys = /^village-arena-(theme|visits|install-hint|scoring-session)$/;

const personalKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([ofDevice = '']) => [
      ...Object.keys(localStorage).filter((key) => !new RegExp(ofDevice).test(key)),
      // Scroll positions, by random keys.
      ...Object.keys(sessionStorage).filter((key) => key !== 'places'),
    ],
    [deviceKeys.source],
  );

async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Your account' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await expect(page).toHaveURL('/');
}

async function logIn(page: Page, { username }: Owner) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(page).toHaveURL('/home');
}

test('the page keeps no copy of the data that it was rendered with', async ({ page }) => {
  const owner = await newOwner(page);
  await useApp(page, owner);
  expect(await page.locator('#state').count()).toBe(0);
});

test('after a logout nothing that the person typed or saw is left in the browser', async ({ page }) => {
  const owner = await newOwner(page);
  await useApp(page, owner);
  const before = await heldBy(page);
  expect(before['localStorage'], 'the test would find it').toMatch(
    new RegExp(`searches.*${owner.mark}|${owner.mark}.*searches`),
  );
  await logOut(page);
  await expectNoTrace(owner, page);
  expect(await personalKeys(page)).toEqual([]);
  await page.goBack();
  await expectNoTrace(owner, page);
});

test('when another person logs in over an open session, nothing of the first one is left', async ({ page }) => {
  const second = await newOwner(page);
  const first = await newOwner(page);
  await useApp(page, first);
  await openPage(page, '/auth');
  await logIn(page, second);
  await untilOpen(page);
  await expectNoTrace(first, page);
});

test('when another person logs in after the first one’s session has ended, nothing of the first one is left', async ({
  page,
  context,
}) => {
  const second = await newOwner(page);
  const first = await newOwner(page);
  await useApp(page, first);
  await openPage(page, 'about:blank');
  await context.clearCookies();
  const later = await context.newPage();
  await later.goto('/');
  await logIn(later, second);
  await expectNoTrace(first, later);
});

test('a page that the browser kept shows nothing once its person has logged out', async ({ page }) => {
  const owner = await newOwner(page);
  await useApp(page, owner);
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByText(owner.mark)).toHaveCount(0);
});
