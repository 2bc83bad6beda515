import { expect, type Page } from '@playwright/test';
import { login, test } from './fixtures.ts';

// As the village's, whose hours the server draws.
test.use({ timezoneId: 'Africa/Johannesburg' });

for (const path of ['/home', '/games', '/players', '/thoughts', '/calendar', '/media', '/more']) {
  test(`what the server draws of ${path} is what the app draws at first, in the same places`, async ({ page }) => {
    await login(page, 'member');
    const release = await openDrawn(page, path);
    await fontsHere(page);
    const drawn = await firstScreen(page);
    expect(drawn.length).toBeGreaterThan(5);
    await release();
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    await expect.poll(() => firstScreen(page)).toEqual(expect.arrayContaining(drawn));
    expect(await page.evaluate(() => layoutShift)).toBeLessThan(0.02);
  });
}

test('nothing of it can be pressed, filled in or read out before the code is there; where somebody has scrolled, they stay', async ({
  page,
}) => {
  await login(page, 'member');
  const release = await openDrawn(page, '/players');
  await expect(page.getByText('Search athletes...').or(page.getByPlaceholder('Search athletes...'))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-drawn]') ?? null)).toBeNull();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(250);
  const place = await page.evaluate(() => scrollY);
  await release();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('code that does not come without a network comes with it', async ({ page, context }) => {
  await login(page, 'member');
  const cut = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/*.js', async (route) => {
    asked += 1;
    await cut.promise;
    await route.abort('internetdisconnected').catch(() => undefined);
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => asked).toBeGreaterThan(3);
  const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
  await context.setOffline(true);
  cut.resolve();
  await failed;
  await page.unroute('**/assets/*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
});

test('every page that says what it reads first can be drawn without a browser', async ({ page }) => {
  await login(page, 'member');
  const paths = ['/home', '/games', '/players', '/teams', '/thoughts', '/more', '/calendar', '/standings', '/media'];
  for (const path of [
    ...paths,
    '/clubs',
    '/announcements',
    '/residence-anchors',
    '/join',
    '/media/watch?id=1',
    '/media/watch?id=dQw4w9WgXcQ',
  ]) {
    const drawn = async () => (await (await page.request.get(path)).text()).includes('<div data-drawn');
    await expect.poll(drawn, { message: path }).toBe(true);
  }
});

test('each person is drawn their own page, also at the same moment', async ({ page, browser }) => {
  const other = await browser.newContext({ baseURL: String(process.env['VILLAGE_URL']) });
  const officer = await other.newPage();
  await Promise.all([login(page, 'member'), login(officer, 'officer')]);
  const [memberName, officerName] = await Promise.all([nameOf(page), nameOf(officer)]);
  await expect(async () => {
    const [his, hers] = await Promise.all([drawnFor(page), drawnFor(officer)]);
    expect(his).toContain(memberName);
    expect(hers).toContain(officerName);
    expect(his).not.toContain(officerName);
    expect(hers).not.toContain(memberName);
  }).toPass();
  await other.close();
});

/** Opens a page as the server has drawn it, and holds its code back until it is released. */
async function openDrawn(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A server that has better to do sends the page without.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[data-drawn] main')).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  return async () => held.resolve();
}

/** Until then texts stand where their stand-ins put them. */
const fontsHere = (page: Page) =>
  page.evaluate(async () => {
    const fonts = ['16px Archivo', '600 16px "Barlow Condensed"', '700 16px "Barlow Condensed"'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    await new Promise((painted) => requestAnimationFrame(painted));
  });

declare global {
  var layoutShift: number;
}

/**
 * Every text of the page itself that is in the window, and where. What is counted later, such as one's own hearts, has no text.
 * How long ago something was may have become a minute more since the server drew it.
 */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, bottom, width } = range.getBoundingClientRect();
      const text = node.textContent?.trim().replace(/^\d+ (min|h|d) ago$/, 'ago');
      if (width > 1 && bottom < innerHeight && text) found.push(`${text} at ${Math.round(left)}, ${Math.round(top)}`);
    }
    return found;
  });

async function nameOf(page: Page): Promise<string> {
  const { displayName }: { displayName: string } = await (await page.request.get('/api/user')).json();
  return displayName;
}

/** On a desktop, where the name stands beside the page. */
const drawnFor = async (page: Page): Promise<string> =>
  (await page.request.get('/home', { headers: { 'sec-ch-ua-mobile': '?0' } })).text();
