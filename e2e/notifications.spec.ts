import { expect, type Page } from '@playwright/test';
import { certificatePath, type PushService, startPushService } from '#features/device/push/testing/push-service.ts';
import { findWholeChromium, wholeChromium } from '../scripts/chromium.ts';
import { expectNoAxeFindingsInBothThemes, openPage, reloadPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { findWorker, withPushService } from './push-device.ts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: ({ browserName: _ }, use) => use(wholeChromium(findWholeChromium())),
});

let service: PushService;
const { at, logInAs } = ownApp({
  demo: true,
  settings: async () => {
    service = await startPushService();
    return { PUSH_HOSTS: service.host, NODE_EXTRA_CA_CERTS: certificatePath };
  },
});
test.afterAll(() => service[Symbol.asyncDispose]());

const pagePath = '/account/notifications';
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on notifications' });

test('a member turns notifications on and sends themselves one, which the service worker shows', async ({
  page,
  context,
}) => {
  await withPushService(context, () => service.subscribe('phone'));
  await logInAs(page, 'member');
  await openPage(page, at('/account'));
  await page.getByRole('link', { name: 'Choose' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByText('Off until you turn it on.')).toBeVisible();
  await expect(page.getByLabel('Final scores')).not.toBeChecked();
  await turnOn(page).click();
  await expect(page.getByText('News reaches you here, also while the app is closed.')).toBeVisible();
  await expect(page.getByLabel('Final scores')).toBeChecked();

  const worker = await findWorker(page);
  await page.getByRole('button', { name: 'Send me one now' }).click();
  await expect.poll(() => service.received.length).toBe(1);
  // Headless Chromium forgets notifications after about 25 seconds: on a busy machine this looks too late, and sends again.
  await expect(async () => {
    await worker.deliver(JSON.stringify(service.received[0]?.message));
    await expect.poll(worker.shown, { timeout: 3_000 }).toEqual([
      {
        title: 'It works',
        body: 'This is how news will reach you',
        tag: expect.stringMatching(/^test-\d+$/),
        data: pagePath,
      },
    ]);
  }).toPass();
  await expect(async () => {
    await worker.deliver('no message of ours');
    const titles = async () => (await worker.shown()).map(({ title }) => title);
    await expect.poll(titles, { timeout: 3_000 }).toContain('News of the village');
  }).toPass();
  await reloadPage(page);
  await expect(page.getByText('You asked for it')).toBeVisible();
});

test('a member follows a team, is notified about its game, and stops that by a press', async ({ page, context }) => {
  await withPushService(context, () => service.subscribe('follower'));
  await logInAs(page, 'officer');
  const soon = new Date(Date.now() + 13 * 86_400_000).toISOString();
  const games = await page.request.get(at(`/api/games?status=upcoming&limit=1&until=${soon}`));
  const [game] = await games.json();
  await openPage(page, at(`/teams/${game.homeTeamId}`));
  await page.getByRole('button', { name: /^Follow / }).click();
  await expect(page.getByRole('button', { name: /^Unfollow / })).toBeVisible();
  await expect(page.getByText('Its games are on your Home.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on')).toBeVisible();
  await openPage(page, at(pagePath));
  await expect(page.getByRole('button', { name: 'Turn off here' })).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByLabel('Quiet hours').click();
  await saved;
  await expect(page.getByLabel('From', { exact: true })).toHaveCount(0);

  const changed = await page.request.patch(at(`/api/games/${game.id}`), {
    data: { status: 'postponed' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(changed.status()).toBe(200);
  const notified = () =>
    service.received.filter(({ device }) => device === 'follower').map(({ message }) => message.notification);
  await expect
    .poll(notified)
    .toMatchObject([{ body: 'Postponed', tag: `game-${game.id}`, navigate: `/games/${game.id}` }]);
  await openPage(page, at(pagePath));
  await expect(page.getByRole('link', { name: game.homeTeam.name, exact: false }).first()).toBeVisible();
  // The reason varies, because the demo's officer is going to some games.
  const why = await page.getByText(/(You follow|Your team) .+|You are going/).textContent();
  const { name } = game.homeTeam;
  if (why?.includes(`You follow ${name}`)) {
    await page.getByRole('button', { name: `Stop for ${name}` }).click();
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${name} `) })).not.toBeChecked();
    await expect(page.getByRole('button', { name: /^Stop for / })).toHaveCount(0);
  }
  const stop = page.getByRole('button', { name: /^Stop (this|all of this kind): / });
  const kind = (await stop.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
  await stop.click();
  await expect(page.getByLabel(kind, { exact: true })).not.toBeChecked();
  await expect(stop).toHaveCount(0);
});

test('renews a subscription that the browser lost at the next start, and says so', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  await withPushService(context, () => service.subscribe());
  await logInAs(page, 'admin');
  await openPage(page, at(pagePath));
  await turnOn(page).click();
  await expect(page.getByRole('button', { name: 'Turn off here' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('test-subscription'));
  await openPage(page, at('/home'));
  await expect(page.getByText('Notifications are on again')).toBeVisible();
  await openPage(page, at(pagePath));
  await page.getByRole('button', { name: 'Turn off here' }).click();
  await expect(turnOn(page)).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`the page fits the window at ${width} px`, { tag: '@whole' }, async ({ page, context }) => {
    await withPushService(context, () => service.subscribe());
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      const add = (list: PerformanceObserverEntryList) =>
        Object.assign(window, {
          shifted: list
            .getEntries()
            .reduce((sum, one) => sum + Reflect.get(one, 'value'), Reflect.get(window, 'shifted')),
        });
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 900 });
    await logInAs(page, 'member');
    await openPage(page, at(pagePath));
    await expect(turnOn(page).or(page.getByRole('button', { name: 'Turn off here' }))).toBeVisible();
    await expect(page.getByLabel('Digest')).toBeVisible();
    // For a phone's browser the server renders a phone's page, whatever the window.
    if (width === 360) expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
    await expectNoAxeFindingsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('the page for e-mail links does not exist where no e-mails are sent', { tag: '@whole' }, async ({
  context,
  request,
}) => {
  // Not the fixture's page, because the browser logs the 404 as an error.
  const page = await context.newPage();
  expect((await request.get(at('/api/notifications/email'))).status()).toBe(404);
  const response = await openPage(page, at('/email#confirm=abc'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect(page.getByText(/e-mail/i)).toHaveCount(0);
});

test('says nothing about this device where the browser has no push messages', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await logInAs(page, 'member');
  await openPage(page, at(pagePath));
  await expect(page.getByLabel('Photo approved')).toBeVisible();
  await expect(page.getByText('This device')).toHaveCount(0);
});
