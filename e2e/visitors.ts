import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { openPage, register, withoutStream } from './fixtures.ts';

export const password = 'moonlit-touchline-12';

/** The dialog that asks a visitor for a login over the page. */
export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in', exact: true });
export const loginField = (page: Page, label: string): Locator =>
  loginDialog(page).getByLabel(`${label}*`, { exact: true });
export const form = (page: Page): Locator =>
  page.getByRole('form', { name: 'Post a thought' }).filter({ visible: true });
export const thoughtField = (page: Page): Locator => form(page).getByLabel("What's on your mind?");
export const postButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Post', exact: true });

export async function openThoughts(page: Page): Promise<void> {
  await withoutStream(page);
  await openPage(page, '/thoughts');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** On a phone the form is a sheet behind the button; on a desktop it stands beside the list. */
export async function openForm(page: Page): Promise<void> {
  await openThoughts(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(form(page)).toBeVisible();
}

export async function logIn(page: Page, username: string): Promise<void> {
  await loginField(page, 'Username').fill(username);
  await loginField(page, 'Password').fill(password);
  await loginDialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(loginDialog(page)).toBeHidden();
}

/** Registers a new account that is not logged in on this page; returns its username. */
export async function registerSomebody(browser: Browser, baseURL: string | undefined): Promise<string> {
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await register(elsewhere);
  const { username } = await (await elsewhere.request.get('/api/user')).json();
  await elsewhere.close();
  return username;
}
