import { expect, type Page } from '@playwright/test';
import { login, register, test, untilOpen } from './fixtures.ts';

const asVillage = 'Africa/Johannesburg';
test.use({ timezoneId: asVillage });

for (const path of ['/home', '/games', '/players', '/thoughts', '/calendar', '/media', '/more', '/venues/1']) {
  test(`what the server renders of ${path} is what the app shows, in the same places`, async ({ page }) => {
    await login(page, 'member');
    const release = await openRendered(page, path);
    await fontsHere(page);
    const rendered = await firstScreen(page);
    expect(rendered.length).toBeGreaterThan(5);
    await release();
    await untilOpen(page);
    await expect.poll(() => firstScreen(page)).toEqual(expect.arrayContaining(rendered));
    expect(await page.evaluate(() => layoutShift)).toBeLessThan(0.02);
  });
}

test('what is pressed before the code is there is done when it is', async ({ page }) => {
  await login(page, 'member');
  const openGames = await openRendered(page, '/games');
  await page.getByRole('button', { name: 'Completed' }).click();
  await openGames();
  await expect(page.getByRole('heading', { name: 'Completed Games' })).toBeVisible();
});

test('a key that moves on in tabs moves on when the code is there', async ({ page }) => {
  await login(page, 'member');
  const release = await openRendered(page, '/media');
  await page.getByRole('tab', { name: 'Highlights' }).press('ArrowRight');
  await release();
  await expect(page.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');
});

test('what is typed before the code is there is searched for when it is', async ({ page }) => {
  await login(page, 'member');
  const openPlayers = await openRendered(page, '/players');
  await page.getByRole('searchbox').fill('zzzz');
  await openPlayers();
  await expect(page.getByText('No Athletes Found')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
});

test('a heart that is pressed before the code is there is pressed once', async ({ page }) => {
  // Of their own: whoever walks the same way on a desk presses the same heart.
  await register(page);
  const release = await openRendered(page, '/media');
  const heart = page.getByRole('button', { name: /^(Like|Unlike)/ }).first();
  const liked = page.waitForRequest((request) => request.method() === 'POST' && /\/like$/.test(request.url()));
  await heart.click();
  await release();
  await liked;
  const isOn = await heart.getAttribute('aria-pressed');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', String(isOn));
});

test('a link works before there is any code', async ({ page }) => {
  await login(page, 'member');
  // A server that has just begun, or is busy, gives a page without its content.
  await expect.poll(async () => (await page.request.get('/games')).text()).toContain('Games &amp; Matches');
  await openRendered(page, '/home');
  await page.getByRole('link', { name: 'Games' }).first().click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Games & Matches' })).toBeVisible();
});

test('a visitor logs in with what they typed before the code was there', async ({ page }) => {
  const release = await openRendered(page, '/');
  await page.getByLabel('Username').fill('member');
  await page.locator('input[name=password]').fill('not-the-password');
  await page.keyboard.press('Enter');
  await release();
  await expect(page.getByRole('region', { name: 'Come in' })).toContainText('Invalid username or password');
  await expect(page.getByLabel('Username')).toHaveValue('member');
});

test('whoever has scrolled stays where they are', async ({ page }) => {
  await login(page, 'member');
  const release = await openRendered(page, '/players');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(250);
  const place = await page.evaluate(() => scrollY);
  await release();
  await untilOpen(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

// Lists that draw their rows in steps: a server does not know how far down they were read.
for (const path of ['/thoughts', '/players']) {
  test(`${path} is hydrated where it was left, too`, async ({ page }) => {
    await login(page, 'member');
    await page.goto(path);
    await untilOpen(page);
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight - innerHeight)).toBeGreaterThan(700);
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await untilOpen(page);
    // React's warning about another page than was rendered fails each test.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });
}

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
  await untilOpen(page);
});

test('each person is rendered their own page, also at the same moment', async ({ page, browser }) => {
  const other = await browser.newContext({ baseURL: String(process.env['APP_URL']) });
  const officer = await other.newPage();
  await Promise.all([login(page, 'member'), login(officer, 'officer')]);
  const [memberName, officerName] = await Promise.all([nameOf(page), nameOf(officer)]);
  await expect(async () => {
    const [his, hers] = await Promise.all([renderedFor(page), renderedFor(officer)]);
    expect(his).toContain(`"displayName":"${memberName}"`);
    expect(hers).toContain(`"displayName":"${officerName}"`);
    expect(his).not.toContain(`"displayName":"${officerName}"`);
    expect(hers).not.toContain(`"displayName":"${memberName}"`);
  }).toPass();
  await other.close();
});

for (const timezoneId of ['Pacific/Auckland', 'America/New_York']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('days and hours are the device’s own, at the first visit too, and across midnight', async ({ page }) => {
      await login(page, 'member');
      // At the first visit the server does not know where the device is, at the second it does.
      for (const visit of ['first', 'second']) {
        for (const path of ['/home', '/games', '/calendar']) {
          await page.goto(path);
          await untilOpen(page);
          // Just after hydration, the device's own zone takes the place of the server's.
          await expect.poll(() => hoursShownWrong(page), `${path} at the ${visit} visit`).toEqual([]);
        }
      }
    });
  });
}

/** Opens a page as the server has rendered it, and holds its code back until it is released. */
async function openRendered(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
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
    await expect(page.locator('#state')).toHaveCount(1, { timeout: 3_000 });
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
 * How long ago something was may have become a minute more since the server rendered it.
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
const renderedFor = async (page: Page): Promise<string> =>
  (await page.request.get('/home', { headers: { 'sec-ch-ua-mobile': '?0' } })).text();

async function hoursShownWrong(page: Page): Promise<{ hour: string; shown: string | undefined }[]> {
  const hours = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLTimeElement>('time[datetime]')].map(({ dateTime, textContent }) => ({
      hour: new Date(dateTime).toTimeString().slice(0, 5),
      shown: /\d\d:\d\d/.exec(textContent ?? '')?.[0],
    })),
  );
  return hours.filter(({ hour, shown }) => shown !== undefined && shown !== hour);
}
