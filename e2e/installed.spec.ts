import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, reloadPage, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const workerReady = () => navigator.serviceWorker.ready.then(() => true);

test('the app can be installed under the name of the village', async ({ page, context }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  expect(await page.evaluate(workerReady)).toBe(true);
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, icons, shortcuts, screenshots } = JSON.parse(data ?? '{}');
  expect(name).toBe('Village Arena');
  expect(shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual(['Games', 'Live', 'RSVP']);
  for (const { src } of [...icons, ...screenshots]) expect((await page.request.get(src)).status(), src).toBe(200);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Chromium installs no app from a private window; any other error would be the app's.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito')).toEqual([]);
});

test('shows the install hint on the third visit, above the page, until it is dismissed for good', {
  tag: '@whole',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'dismissed' }),
    });
    // Chromium dispatches this event once the app can be installed, some time after the page has opened.
    setInterval(() => dispatchEvent(event), 200);
  });
  await login(page, 'member');
  const hint = page.getByText('Keep Village Arena on your home screen');
  for (const visit of [1, 2, 3]) {
    await openPage(page, '/home');
    await page.waitForFunction((count) => localStorage.getItem('village-arena-visits')?.startsWith(count), `${visit} `);
    await page.getByRole('link', { name: 'Players', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Athletes' })).toBeVisible();
    if (visit < 3) {
      await expect(hint).toHaveCount(0);
      await page.evaluate((count) => localStorage.setItem('village-arena-visits', `${count} 0`), visit);
    }
  }
  await expect(hint).toBeVisible();
  const [card, heading] = await Promise.all([
    page.locator('.card', { has: hint }).boundingBox(),
    page.getByRole('heading', { name: 'Athletes' }).boundingBox(),
  ]);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  await page.getByRole('button', { name: "Don't show this again" }).click();
  await expect(hint).toHaveCount(0);
  await reloadPage(page);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'More', exact: true })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('the clear-device page has the theme chosen on this device, or else that of the system', {
  tag: '@whole',
}, async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [dark, light] = ['rgb(9, 14, 24)', 'rgb(243, 246, 251)'];
  for (const [colorScheme, chosen, shown] of [
    ['dark', null, dark],
    ['light', null, light],
    ['light', 'system', light],
    ['light', 'dark', dark],
    ['dark', 'light', light],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/clear-device');
    await page.evaluate(
      (theme) =>
        theme === null
          ? localStorage.removeItem('village-arena-theme')
          : localStorage.setItem('village-arena-theme', theme),
      chosen,
    );
    await reloadPage(page);
    expect(await ground(), `${chosen} on a ${colorScheme} device`).toBe(shown);
    await expectNoAxeFindings(page);
  }
});

test('the clear-device page removes the app’s data and the session', { tag: '@whole' }, async ({ page, context }) => {
  await login(page, 'member');
  await openPage(page, '/home');
  await page.evaluate(workerReady);
  await page.evaluate(() => localStorage.setItem('village-arena-theme', 'light'));
  await openPage(page, '/clear-device');
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await page.waitForURL('**/');
  const remaining = await page.evaluate(async () => ({
    theme: localStorage.getItem('village-arena-theme'),
    codes: (await caches.keys()).length,
  }));
  expect(remaining.theme).toBe(null);
  expect((await context.cookies()).filter(({ name }) => name === 'va_session')).toEqual([]);
  await expect(page.getByLabel('Username')).toBeVisible();
});
