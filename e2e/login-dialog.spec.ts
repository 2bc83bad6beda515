import { expect } from '@playwright/test';
import { expectNoAxeFindings, openPage, test } from './fixtures.ts';
import {
  logIn,
  loginDialog,
  loginField,
  openForm,
  openThoughts,
  postButton,
  registerSomebody,
  thoughtField,
} from './visitors.ts';

test('shows a wrong password, too many tries and a missing network in the dialog, and keeps what was typed', async ({
  page,
  context,
}) => {
  await openForm(page);
  await thoughtField(page).fill('Keep me');
  await postButton(page).press('Enter');
  await loginField(page, 'Username').fill('member');
  await loginField(page, 'Password').fill('not the password');
  const send = loginDialog(page).getByRole('button', { name: 'Log in', exact: true });
  await send.click();
  await expect(loginField(page, 'Password')).toHaveAccessibleDescription('Invalid username or password');
  await expect(loginField(page, 'Password')).toBeFocused();
  await expectNoAxeFindings(page);

  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many tries. Please wait a minute.', code: 'limit' } }),
  );
  await send.click();
  await expect(loginDialog(page).getByText('Too many tries. Please wait a minute.')).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/api/login');
  await send.click();
  await expect(loginDialog(page).getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(loginField(page, 'Username')).toHaveValue('member');
  await expect(loginField(page, 'Password')).toHaveValue('not the password');
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await expect(thoughtField(page)).toHaveValue('Keep me');
});

test('a like opens the dialog even without a network, and Not now returns to it', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  await openThoughts(page);
  await expect.poll(() => page.evaluate(hasDialog)).toBe(true);
  await context.setOffline(true);
  const heart = page.getByRole('button', { name: /^Like the thought/ }).first();
  await heart.click();
  await expect(loginDialog(page)).toBeVisible();
  await loginDialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
});

test('keeps the fields and their errors in view at twice the text size', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openThoughts(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page
    .getByRole('button', { name: /^Like the thought/ })
    .first()
    .click();
  await expect(loginField(page, 'Username')).toBeInViewport({ ratio: 1 });
  await loginField(page, 'Username').fill('member');
  await loginField(page, 'Password').fill('not the password');
  await loginDialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(loginDialog(page).getByText('Invalid username or password')).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
});

test('the dialog says what to do about a forgotten password', { tag: '@whole' }, async ({ page }) => {
  await openThoughts(page);
  await page
    .getByRole('button', { name: /^Like the thought/ })
    .first()
    .click();
  await expect(loginDialog(page).getByText('Ask an officer or admin for a link to set a new one.')).toBeVisible();
});

for (const path of ['/thoughts', '/join']) {
  test(`"Log in" on ${path} opens a dialog over the page, and the page stays`, { tag: '@whole' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const username = await registerSomebody(browser, baseURL);
    await openPage(page, path);
    const accountMenu = page.getByRole('button', { name: 'Your account' });
    if (await accountMenu.isVisible()) await accountMenu.click();
    await page.getByRole('link', { name: 'Log in', exact: true }).filter({ visible: true }).click();
    await logIn(page, username);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(/^Welcome back/)).toBeVisible();
  });
}

/** Whether the dialog's code, which loads when the browser is idle, is there with all its imports. */
async function hasDialog(): Promise<boolean> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const address of addresses.filter((name) => name.endsWith('.js'))) {
    if (!(await (await fetch(address)).text()).includes('Not now')) continue;
    await import(address);
    return true;
  }
  return false;
}
