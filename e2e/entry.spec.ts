import { expect, type Page } from '@playwright/test';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { sitemap } from '#app/sitemap.ts';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { passwords } from './people.ts';

test('a visitor who opens the app sees the entry screen', { tag: '@wide' }, async ({ page }) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle(/Village Arena/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: 'Join Fleet' }).click();
  await expect(page.getByLabel('Choose Identity')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a new person registers, is logged in at once, and has to log in again after logging out', async ({ page }) => {
  const username = `new.${Date.now().toString(36)}`;
  await openPage(page, '/');
  await page.getByRole('tab', { name: 'Join Fleet' }).click();
  await page.getByLabel('Choose Identity').fill(username);
  await page.getByLabel(/^Password/).fill('a-quiet-corner-flag');
  await page.getByLabel(/^Confirm Password/).fill('a-quiet-corner-flag');
  await page.getByRole('button', { name: 'Join The Arena' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/');
  await openPage(page, '/home');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Initialize Connection' })).toBeVisible();
});

test('a shared link leads to the login, and then to its page', async ({ page }) => {
  await openPage(page, '/games?status=past');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Games & Matches is for members. Log in or join, and it opens.')).toBeVisible();
  await typeLogin(page, 'member', passwords.demo);
  await expect(page).toHaveURL('/games?status=past');
  await expect(page.getByRole('heading', { name: 'Completed Games' })).toBeVisible();
});

test('a new tab of a logged-in member opens the page of its URL', async ({ page, context }) => {
  await openPage(page, '/');
  await typeLogin(page, 'member', passwords.demo);
  await expect(page).toHaveURL('/home');
  const tab = await context.newPage();
  await tab.goto('/games');
  await expect(tab.getByRole('heading', { level: 1, name: 'Games & Matches' })).toBeVisible();
});

async function typeLogin(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
}

/** By the header's menu on a phone, by the foot of the sidebar on a desktop. */
async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Your account' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).locator('visible=true').click();
}

test('a long name does not overflow the sidebar on a desktop', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await login(page, 'officer');
  await openPage(page, '/home');
  const rail = page.getByRole('banner').filter({ has: page.getByRole('button', { name: 'Log out' }) });
  expect(await rail.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('every path of the sitemap answers with the app, and an unknown path with 404', async ({ page }) => {
  for (const { path, needs } of [...sitemap, ...adminSitemap]) {
    const response = await page.request.get(path);
    // The app under test sends no e-mail, so the pages that need it do not exist.
    const status = needs === 'SMTP_URL' ? 404 : 200;
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      status,
      'text/html; charset=utf-8',
    ]);
  }
  const opened = await openPage(page, '/');
  expect(opened?.status()).toBe(200);
  await expect(page.getByRole('tab', { name: 'Access Portal' })).toBeVisible();
  expect((await page.request.get('/nowhere')).status()).toBe(404);
});

test('a refused login keeps the typed username, focuses the password field and describes the error there', async ({
  page,
}) => {
  await openPage(page, '/auth');
  await typeLogin(page, 'member', 'not-the-password');
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('Username')).toHaveValue('member');
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription('Invalid username or password');
});

test('says why a new password is refused once, at its field', { tag: '@whole' }, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('tab', { name: 'Join Fleet' }).click();
  await page.getByLabel('Choose Identity').fill('new.someone');
  await page.getByLabel(/^Password/).fill('basketball');
  await page.getByLabel(/^Confirm Password/).fill('basketball');
  await page.getByRole('button', { name: 'Join The Arena' }).click();
  const message = 'Password is among the commonly leaked ones; please choose another';
  await expect(page.getByRole('alert').filter({ hasText: 'Registration Failed' })).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(1);
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(message);
  await expect(page.getByLabel(/^Password/)).toBeFocused();
});

test('a toast leaves the header free and keeps the page margin, and a menu opens at the bottom', {
  tag: '@whole',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await typeLogin(page, 'member', passwords.demo);
  expect(await measureToastMargin(page)).toBe(16);
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = () => page.locator('.menu:popover-open').evaluate((open) => open.getBoundingClientRect().toJSON());
  await expect.poll(menu).toMatchObject({ left: 0, right: 390, bottom: 844 });
});

/** Waits until no control of the header is covered while a toast is shown; returns the toast's distance from the edge. */
async function measureToastMargin(page: Page) {
  const seen = await page.waitForFunction(() => {
    const toast = document.querySelector('.toasts [role=status] > *');
    const controls = [...document.querySelectorAll('header.sticky :is(a, button)')].filter((one) =>
      one.checkVisibility(),
    );
    const free = controls.filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (!toast || controls.length === 0 || free.length < controls.length) return null;
    return { margin: innerWidth - toast.getBoundingClientRect().right };
  });
  return (await seen.jsonValue())?.margin;
}

test('shows the display name of a person in the navigation and on the entry screen', { tag: '@whole' }, async ({
  page,
}) => {
  await openPage(page, '/');
  await typeLogin(page, 'member', passwords.demo);
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('Nandi Zikhali', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('member', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await openPage(page, '/');
  await expect(page.getByText('Logged in as Nandi Zikhali')).toBeVisible();
});
