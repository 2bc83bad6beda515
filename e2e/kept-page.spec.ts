import { expect, type Page } from '@playwright/test';
import { findWholeChromium, wholeChromium } from '../scripts/chromium.ts';
import { openPage, test } from './fixtures.ts';
import { inWholeRunUnless } from './whole-run.ts';

// Browsers keep a left page as it was (back/forward cache); Playwright turns that off, and the headless shell cannot.
const { ignoreDefaultArgs = [], ...chromium } = wholeChromium(findWholeChromium());
test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...chromium, ignoreDefaultArgs: [...ignoreDefaultArgs, '--disable-back-forward-cache'] },
});

const password = 'moonlit-touchline-12';
const headers = { 'sec-fetch-site': 'same-origin' };

/** Registers somebody whose calendar holds an event of their own; returns its title. */
async function newOwner(page: Page): Promise<string> {
  const mark = `Dentist ${crypto.randomUUID().slice(0, 8)}`;
  const username = `own-${crypto.randomUUID().slice(0, 8)}`;
  const registered = await page.request.post('/api/register', { data: { username, password }, headers });
  expect(registered.status(), await registered.text()).toBe(201);
  // It starts now: an hour later could be the next day, which the calendar does not open.
  const [startTime, endTime] = [0, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const event = { title: mark, location: 'Clinic', startTime, endTime };
  const added = await page.request.post('/api/calendar-events', { data: event, headers });
  expect(added.status(), await added.text()).toBe(201);
  return mark;
}

/** Reports what a page that the browser kept shows when it comes back, in each frame until the app has replaced it. */
async function watchReturns(page: Page) {
  const shown: string[] = [];
  await page.exposeFunction('reportReturned', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const look = (frames: number) => {
        const report: unknown = Reflect.get(window, 'reportReturned');
        if (typeof report === 'function') report(document.body.textContent);
        if (frames > 0) requestAnimationFrame(() => look(frames - 1));
      };
      if (!persisted) return;
      Reflect.get(window, 'reportReturned')?.('it came back');
      requestAnimationFrame(() => look(20));
    });
  });
  return shown;
}

/** Without `no-store` a browser surely keeps the page; with it, it may. */
const letPagesBeKept = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/calendar',
    async (route) => {
      const response = await route.fetch();
      const { 'cache-control': _, ...others } = response.headers();
      await route.fulfill({ response, headers: others });
    },
  );

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}

for (const isKept of [true, false]) {
  const how = isKept ? ', not even in a page that the browser kept' : '';
  test(`after a logout "back" shows nothing of the person before${how}`, inWholeRunUnless(isKept), async ({ page }) => {
    const shown = await watchReturns(page);
    if (isKept) await letPagesBeKept(page);
    const mark = await newOwner(page);
    await openPage(page, '/calendar');
    await expect(page.getByText(mark).first()).toBeVisible();
    // A browser keeps a page only if nothing of it was under way when it was left: then it is left again.
    await expect(async () => {
      await openPage(page, '/account');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByText(mark).first(), 'it comes back while its person is logged in').toBeVisible();
      const fromMemory = () => shown.some((text) => text.includes(mark));
      if (isKept) await expect.poll(fromMemory, { message: 'from memory', timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
    await page.goForward({ waitUntil: 'commit' });
    await logOut(page);
    shown.length = 0;
    // Chromium drops kept pages at a logout, for its broadcast to other tabs; the app itself reloads those of other browsers.
    await Promise.all([page.waitForEvent('domcontentloaded'), page.evaluate(() => history.go(-2))]);
    await expect(page).toHaveURL('/');
    await expect(
      page.getByRole('button', { name: 'Initialize Connection' }).or(page.getByText('Log in')).first(),
    ).toBeVisible();
    expect(shown.filter((text) => text.includes(mark))).toEqual([]);
    await expect(page.getByText(mark)).toHaveCount(0);
  });
}
