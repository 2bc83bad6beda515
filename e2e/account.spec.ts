import { expect } from '@playwright/test';
import { expectNoAxeFindings, openPage, register, test } from './fixtures.ts';

const password = 'moonlit-touchline-12';

test('a member changes their name and password, and logs out another device', async ({ page, browser, baseURL }) => {
  await register(page);
  const { username } = await (await page.request.get('/api/user')).json();
  const name = `Nomsa ${crypto.randomUUID().slice(0, 6)}`;
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const logIn = () =>
    elsewhere.request.post('/api/login', {
      data: { username, password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  expect((await logIn()).status()).toBe(200);

  await openPage(page, '/account');
  const displayName = page.getByLabel('Display name');
  await displayName.fill('admin');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('This name is reserved').first()).toBeVisible();
  await expect(displayName).toHaveValue('admin');
  await displayName.fill(name);
  await displayName.press('Enter');
  await expect(page.getByText(`You are ${name} now`)).toBeVisible();
  await expect(displayName).toBeFocused();
  await expect(page.getByText(`Username: ${username}`)).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('Logged out everywhere else', { exact: true })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText(/^Last used/)).toHaveCount(0);
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);

  await page.getByRole('textbox', { name: 'Current password' }).fill('not-my-password-1');
  await page.getByRole('textbox', { name: 'New password' }).fill('a-mild-evening-by-the-nets');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was not changed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveValue('');
  expect((await logIn()).status()).toBe(401);
  await elsewhere.close();
});
