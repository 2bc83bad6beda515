import { expect, type Page } from '@playwright/test';
import { login, openPage, register, reloadPage, test, untilOpen } from './fixtures.ts';
import { inWholeRunUnless } from './whole-run.ts';

const villageZone = 'Africa/Johannesburg';
test.use({ timezoneId: villageZone });

for (const path of [
  '/home',
  '/games',
  '/players',
  '/thoughts',
  '/calendar',
  '/media',
  '/media?tab=photos',
  '/more',
  '/venues/1',
  '/meets',
  '/meets/1',
  '/brackets',
  '/competitions/10/bracket',
  '/competitions/11/bracket',
]) {
  test(
    `the app shows what the server rendered of ${path}, in the same places`,
    inWholeRunUnless(['/home', '/games', '/thoughts', '/calendar'].includes(path)),
    async ({ page }) => {
      await login(page, 'member');
      const release = await openRendered(page, path);
      await loadFonts(page);
      const rendered = await textsInWindow(page);
      expect(rendered.length).toBeGreaterThan(5);
      await release();
      await untilOpen(page);
      await expect.poll(() => textsInWindow(page)).toEqual(expect.arrayContaining(rendered));
      expect(await page.evaluate(() => layoutShift)).toBeLessThan(0.02);
    },
  );
}

test('sends a page whole, with no script beside those that the policy allows and its state', async ({ page }) => {
  await login(page, 'member');
  for (const path of ['/home', '/games']) {
    const html = await page.request.get(path).then((response) => response.text());
    expect(html).toContain('</main>');
    expect([...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script>',
      '<script>',
      '<script type="application/json" id="state">',
    ]);
    expect(html, 'no part shows a fallback first').not.toMatch(/<!--\$[?!]-->|<template/);
  }
});

test('keeps what is typed as soon as the app has started, on a slow phone', async ({ page }) => {
  await login(page, 'member');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/account', { waitUntil: 'commit' });
  await untilOpen(page);
  await page.getByLabel('Display name').fill('admin');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('This name is reserved').first()).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveValue('admin');
});

test('replays a press made before the code loaded', async ({ page }) => {
  await login(page, 'member');
  const openGames = await openRendered(page, '/games');
  await page.getByRole('button', { name: 'Completed' }).click();
  await openGames();
  await expect(page.getByRole('heading', { name: 'Completed Games' })).toBeVisible();
});

test('replays an arrow key pressed in tabs before the code loaded', { tag: '@whole' }, async ({ page }) => {
  await login(page, 'member');
  const release = await openRendered(page, '/media');
  await page.getByRole('tab', { name: 'Highlights' }).press('ArrowRight');
  await release();
  await expect(page.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');
});

test('searches for text typed before the code loaded', async ({ page }) => {
  await login(page, 'member');
  const openPlayers = await openRendered(page, '/players');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('zzzz');
  await openPlayers();
  await expect(page.getByText('No Athletes Found')).toBeVisible();
  await expect(box).toHaveValue('zzzz');
});

test('sends a like pressed before the code loaded exactly once', async ({ page }) => {
  // A new member, because the same test on the desktop project presses the same heart.
  await register(page);
  const release = await openRendered(page, '/media');
  const heart = page.getByRole('button', { name: /^(Like|Unlike)/ }).first();
  const liked = page.waitForRequest((request) => request.method() === 'POST' && /\/like$/.test(request.url()));
  await heart.click();
  await release();
  await liked;
  const isOn = await heart.getAttribute('aria-pressed');
  await reloadPage(page);
  await expect(heart).toHaveAttribute('aria-pressed', String(isOn));
});

test('a link works before any code has loaded', async ({ page }) => {
  await login(page, 'member');
  // A server that has just started, or is busy, sends the page without rendered content.
  await expect(async () => {
    await openRendered(page, '/home');
    await page.getByRole('link', { name: 'Games' }).first().click();
    await expect(page).toHaveURL(/\/games$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Games & Matches' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('sends a login that was typed before the code loaded', async ({ page }) => {
  const release = await openRendered(page, '/');
  await page.getByLabel('Username').fill('member');
  await page.locator('input[name=password]').fill('not-the-password');
  await page.keyboard.press('Enter');
  await release();
  await expect(page.getByRole('region', { name: 'Come in' })).toContainText('Invalid username or password');
  await expect(page.getByLabel('Username')).toHaveValue('member');
});

test('keeps a name that was typed over the old one before the code loaded', async ({ page }) => {
  await login(page, 'member');
  const release = await openRendered(page, '/account');
  const name = page.getByLabel('Display name');
  await name.fill('Rain Dancer 7');
  await release();
  await untilOpen(page);
  await expect(name).toHaveValue('Rain Dancer 7');
});

test('keeps the scroll position during hydration', async ({ page }) => {
  await login(page, 'member');
  const release = await openRendered(page, '/players');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(250);
  const scrollTop = await page.evaluate(() => scrollY);
  await release();
  await untilOpen(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
});

// Lists that render their rows in steps: the server does not know how far down the reader was.
for (const path of ['/thoughts', '/players']) {
  test(`hydrates ${path} at the scroll position before a reload`, { tag: '@whole' }, async ({ page }) => {
    await login(page, 'member');
    await openPage(page, path);
    await untilOpen(page);
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight - innerHeight)).toBeGreaterThan(700);
    await page.evaluate(() => scrollTo(0, 600));
    await reloadPage(page);
    await untilOpen(page);
    // A hydration mismatch fails the test by itself, because React logs it as an error.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });
}

test('loads the code once the network is back', async ({ page, context }) => {
  await login(page, 'member');
  const networkLoss = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/assets/*.js', async (route) => {
    requests += 1;
    await networkLoss.promise;
    await route.abort('internetdisconnected').catch(() => undefined);
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => requests).toBeGreaterThan(3);
  const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
  await context.setOffline(true);
  networkLoss.resolve();
  await failed;
  await page.unroute('**/assets/*.js');
  await context.setOffline(false);
  await untilOpen(page);
});

test('renders each person their own page, even at the same time', async ({ page, browser }) => {
  const other = await browser.newContext({ baseURL: String(process.env['APP_URL']) });
  const officer = await other.newPage();
  await Promise.all([login(page, 'member'), login(officer, 'officer')]);
  const [memberName, officerName] = await Promise.all([fetchName(page), fetchName(officer)]);
  await expect(async () => {
    const [memberPage, officerPage] = await Promise.all([renderedFor(page), renderedFor(officer)]);
    expect(memberPage).toContain(`"displayName":"${memberName}"`);
    expect(officerPage).toContain(`"displayName":"${officerName}"`);
    expect(memberPage).not.toContain(`"displayName":"${officerName}"`);
    expect(officerPage).not.toContain(`"displayName":"${memberName}"`);
  }).toPass();
  await other.close();
});

for (const timezoneId of ['Pacific/Auckland', 'America/New_York']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    const inGate = inWholeRunUnless(timezoneId === 'Pacific/Auckland');
    test(
      'shows days and times in the device’s zone, on the first visit too, and across midnight',
      inGate,
      async ({ page }) => {
        await login(page, 'member');
        // On the first visit the server does not know the device's time zone, on the second it does.
        for (const visit of ['first', 'second']) {
          for (const path of ['/home', '/games', '/calendar']) {
            await openPage(page, path);
            await untilOpen(page);
            // Just after hydration, the device's own zone replaces the server's.
            await expect.poll(() => hoursShownWrong(page), `${path} at the ${visit} visit`).toEqual([]);
          }
        }
      },
    );
  });
}

/** Opens a page as the server rendered it, and holds back its code until the returned function is called. */
async function openRendered(page: Page, path: string): Promise<() => Promise<void>> {
  const codeHeld = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/assets/*.js', async (route) => {
    await codeHeld.promise;
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A busy server sends the page without rendered content.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#state')).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  return async () => codeHeld.resolve();
}

/** Loads the fonts, because texts have other positions in the fallback fonts. */
const loadFonts = (page: Page) =>
  page.evaluate(async () => {
    const fonts = ['16px Archivo', '600 16px "Barlow Condensed"', '700 16px "Barlow Condensed"'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

declare global {
  var layoutShift: number;
}

/**
 * Every text of the page itself in the window, with its position. What loads later, such as the person's own likes, has no text.
 * The number in "5 min ago" and the clock of a game are left out, because they may have moved on since the server rendered them.
 */
const textsInWindow = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('[role=timer], :has(> [role=timer])')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, bottom, width } = range.getBoundingClientRect();
      const text = node.textContent?.trim().replace(/^\d+ (min|h|d) ago$/, 'ago');
      if (width > 1 && bottom < innerHeight && text) found.push(`${text} at ${Math.round(left)}, ${Math.round(top)}`);
    }
    return found;
  });

async function fetchName(page: Page): Promise<string> {
  const { displayName }: { displayName: string } = await (await page.request.get('/api/user')).json();
  return displayName;
}

/** The desktop page, because it shows the person's name beside the content. */
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
