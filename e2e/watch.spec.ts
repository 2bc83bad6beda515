import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, register, reloadPage, test } from './fixtures.ts';
import { holdTimers } from './held-timers.ts';

/** A stand-in for the player, which answers as the real one does. */
const player = `<!doctype html><body style="background:#123;color:#fff">player<script>
  addEventListener('message', () => parent.postMessage('{"event":"initialDelivery"}', '*'));
</script></body>`;

const frame = (page: Page, title: string | RegExp) => page.getByTitle(title);
const respondAsVideoHost = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
const failVideoHost = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) => route.abort('namenotresolved'));

test('plays a highlight, and Back returns to the page before it', async ({ page }) => {
  await respondAsVideoHost(page);
  await login(page, 'member');
  await openPage(page, '/media');
  const play = await page
    .getByRole('link', { name: /^Play / })
    .nth(1)
    .textContent();
  const title = play?.replace(/^Play /, '') ?? '';
  // By name, because the second card may change while cards load.
  await page
    .getByRole('link', { name: `Play ${title}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/media\/watch\?id=[\w-]{11}&ref=\/media$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(frame(page, title)).toBeVisible();
  await expect(frame(page, title)).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/[\w-]{11}\?.*autoplay=1/);
  await expect(page.getByText(/^Added \w+ \d+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Like / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'More Videos' })).toHaveAttribute('href', '/media');
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/media$/);
});

test('Back leads only to pages of this app', { tag: '@whole' }, async ({ page }) => {
  await failVideoHost(page);
  await login(page, 'member');
  for (const [ref, back] of [
    ['/games?status=past', '/games?status=past'],
    ['https://evil.example/', '/media'],
    ['//evil.example', '/media'],
    ['/\\evil.example', '/media'],
    ['javascript:alert(1)', '/media'],
    ['/nowhere', '/media'],
  ]) {
    await openPage(page, `/media/watch?id=dQw4w9WgXcQ&ref=${encodeURIComponent(ref ?? '')}`);
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back ?? '');
  }
});

test('plays an unknown video under a default title, and says when an id is not a video’s', { tag: '@whole' }, async ({
  page,
}) => {
  await respondAsVideoHost(page);
  await login(page, 'member');
  await openPage(page, '/media/watch?id=dQw4w9WgXcQ');
  await expect(page.getByRole('heading', { level: 1, name: 'Village Highlight' })).toBeVisible();
  await expect(frame(page, 'Village Highlight')).toBeVisible();
  for (const id of ['', 'short', '"><script>alert(1)</script>']) {
    await openPage(page, `/media/watch?id=${encodeURIComponent(id)}`);
    await expect(page.getByText('Video not found')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('shows a link instead of the video when its host cannot be reached', { tag: '@whole' }, async ({ page }) => {
  await failVideoHost(page);
  await login(page, 'member');
  await page.clock.install();
  for (const path of ['/media/watch?id=dQw4w9WgXcQ', '/netball-highlights', '/streaming']) {
    // With a fake clock the page cannot signal that it has started.
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.clock.runFor(6_000);
    await expect(page.getByText('The video cannot be loaded here')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
    await expect(page.locator('iframe')).toBeHidden();
  }
  await page.clock.resume();
  await expectNoAxeFindings(page);
  await page.unrouteAll();
  await respondAsVideoHost(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('shares a page by copying its link or by WhatsApp', { tag: '@whole' }, async ({ page, context }) => {
  await respondAsVideoHost(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await login(page, 'member');
  await openPage(page, '/media/watch?id=dQw4w9WgXcQ&ref=/home');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/media\/watch\?id=dQw4w9WgXcQ&ref=\/media$/);
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Village Highlight ${copied}`)}`,
  );

  // Without HTTPS there is no Clipboard API, so the app copies in the old way.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
});

test('plays the episode after a second, shares it, and lets a member subscribe to the next one', async ({ page }) => {
  await respondAsVideoHost(page);
  // A new member, because the same test on the desktop project subscribes at the same time.
  await register(page);
  const letPass = await holdTimers(page);
  await openPage(page, '/video-player');
  await expect(page.getByText('Loading episode...')).toBeVisible();
  await letPass(1_000);
  await expect(page.getByText('Village Sports News', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Episode 1', { exact: true })).toBeVisible();
  await expect(page.getByText('June 20 2025')).toBeVisible();
  await expect(page.getByText('19:45')).toBeVisible();
  await expect(frame(page, /^Village Sports News, episode 1/)).toHaveAttribute('src', /autoplay=1/);
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Coming Next' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const dialogText = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByRole('button', { name: 'Share Episode' }).click();
  expect(await dialogText).toBe('Link copied to clipboard!');

  const subscription = page.getByRole('button', { name: /^Subscribe/ });
  await expect(subscription).toBeEnabled();
  const before = await subscription.getAttribute('aria-pressed');
  await subscription.click();
  await expect(subscription).not.toHaveAttribute('aria-pressed', before ?? '');
  await expect(subscription).toBeFocused();
  const expectAfterDelay = (shown: Locator) =>
    expect(async () => {
      await letPass(1_000);
      await expect(shown).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
  await reloadPage(page);
  await expectAfterDelay(subscription);
  await expect(subscription).toBeEnabled();
  await expect(subscription).not.toHaveAttribute('aria-pressed', before ?? '');
  await subscription.click();
  await expect(subscription).toHaveAttribute('aria-pressed', before ?? '');

  await openPage(page, '/video-player?episode=999');
  await expectAfterDelay(page.getByText('This episode is not out yet'));
});

test('shows the netball highlight with the details of its match', { tag: '@whole' }, async ({ page }) => {
  await respondAsVideoHost(page);
  await login(page, 'member');
  await openPage(page, '/netball-highlights');
  await expect(page.locator('iframe')).toBeVisible();
  const match = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Match Details' }) });
  await expect(match.getByText('Netball', { exact: true })).toBeVisible();
  await expect(match.getByText('Princeton Village').first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test('checks the stream, then shows whether it is on, and checks again every 30 seconds', { tag: '@whole' }, async ({
  page,
}) => {
  await respondAsVideoHost(page);
  await login(page, 'member');
  let status = 'active';
  let requests = 0;
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/stream', async (route) => {
    requests += 1;
    await released;
    const response = await route.fetch();
    const stream: object = await response.json();
    await route.fulfill({
      json: { ...stream, status, ...(status === 'offline' && { streamId: null, liveGame: null }) },
    });
  });
  await page.clock.install();
  await page.goto('/streaming', { waitUntil: 'load' });
  const indicator = page.getByRole('status', { name: 'Stream status' });
  await expect(indicator).toHaveText('Checking');
  release?.();
  await expect(indicator).toHaveText('Active');
  const live: { liveGame: unknown } = await (await page.request.get('/api/stream')).json();
  if (live.liveGame) await expect(page.getByRole('article', { name: /, live$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next on court' })).toBeVisible();
  await expectNoAxeFindings(page);

  status = 'offline';
  const before = requests;
  await page.clock.runFor(30_500);
  await expect.poll(() => requests).toBeGreaterThan(before);
  await expect(indicator).toHaveText('Offline');
  await expect(page.getByText('No stream right now')).toBeVisible();
  await expect(page.getByText('No game is on right now')).toBeVisible();
});

test('gives up on a video whose host hangs within 6 seconds, and shows one spinner until then', {
  tag: '@whole',
}, async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', () => {
    // Never answered.
  });
  await login(page, 'member');
  const letPass = await holdTimers(page);
  for (const path of ['/media/watch?id=dQw4w9WgXcQ', '/video-player']) {
    await openPage(page, path);
    await expect(page.getByText(/^Loading (the video|episode...)$/)).toBeAttached();
    await expect(page.locator('main .animate-spin')).toHaveCount(1);
    await expect(page.locator('main :has(> [role=status] .animate-spin) circle')).toHaveCount(0);
    await letPass(1_000);
    await page.locator('iframe').waitFor({ state: 'attached' });
    await expect(page.locator('main .animate-spin')).toHaveCount(1);
    await expect(page.locator('main :has(> [role=status] .animate-spin) circle')).toHaveCount(0);
    await letPass(5_000);
    await expect(page.getByText('The video cannot be loaded here')).toBeVisible();
    await expect(page.locator('main .animate-spin')).toHaveCount(0);
  }
});

test('shows other highlights beside an unknown video on a wide screen', { tag: '@whole' }, async ({ page }) => {
  await respondAsVideoHost(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await login(page, 'member');
  await openPage(page, '/media/watch?id=dQw4w9WgXcQ&ref=/home');
  const others = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recent Highlights' }) });
  await expect(others.getByRole('link', { name: /^Play / })).toHaveCount(6);
  const video = await frame(page, 'Village Highlight').boundingBox();
  const othersBox = await others.boundingBox();
  expect(othersBox?.x).toBeGreaterThan((video?.x ?? 0) + (video?.width ?? 0));
  await expectNoAxeFindings(page);
  await others
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/media\/watch\?id=[\w-]{11}&ref=\/home$/);
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
});
