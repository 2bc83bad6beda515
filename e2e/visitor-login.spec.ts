import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, test } from './fixtures.ts';
import { jpegFile } from './pictures.ts';
import {
  form,
  logIn,
  loginDialog,
  loginField,
  openForm,
  openThoughts,
  password,
  postButton,
  registerSomebody,
  thoughtField,
} from './visitors.ts';

const word = () => crypto.randomUUID().slice(0, 8);

test('a visitor who likes a thought logs in over the page; the like is set, and the page keeps its place', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await registerSomebody(browser, baseURL);
  await openThoughts(page);
  const heart = await heartFarDown(page);
  const before = await measureTop(heart);
  await heart.click();
  await expect(loginDialog(page).getByText('Please login to like this content.')).toBeVisible();
  await expect(loginDialog(page).getByText('You stay here and keep what you have written.')).toBeVisible();
  await expect(loginField(page, 'Username')).toBeFocused();
  await expectNoAxeFindings(page);

  await logIn(page, username);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  expect(Math.abs((await measureTop(heart)) - before)).toBeLessThan(2);
  await expect(page).toHaveURL('/thoughts');
  await expect.poll(() => likedBy(page)).toHaveLength(1);
});

test('a like or repost that a visitor presses before the login does not undo an earlier one of the account', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const username = await registerSomebody(browser, baseURL);
  await openThoughts(page);
  const card = await thoughtAt(page, 1);
  await card.getByRole('button', { name: /^Like the thought/ }).click();
  await logIn(page, username);
  await card.getByRole('button', { name: /^Repost/ }).click();
  await expect(page.getByText('Reposted successfully!')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());

  await openThoughts(page);
  await card.getByRole('button', { name: /^Like the thought/ }).click();
  await logIn(page, username);
  await expect(card.getByRole('button', { name: /^Like the thought/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => likedBy(page)).toHaveLength(1);
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());

  await openThoughts(page);
  await card.getByRole('button', { name: /^Repost/ }).click();
  await expect(loginDialog(page).getByText('User not logged in')).toBeVisible();
  await logIn(page, username);
  await expect(card.getByRole('button', { name: /^Repost/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Repost removed')).toHaveCount(0);
});

test('keeps a thought typed before the login, with its picture, and posts it after the login', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await registerSomebody(browser, baseURL);
  const content = `Typed before ${word()}`;
  await openForm(page);
  await expect(form(page).getByText('You need to log in to post.')).toBeVisible();
  await thoughtField(page).fill(content);
  await form(page).getByLabel('Display name').fill('Early Bird');
  await form(page)
    .locator('input[type=file]')
    .setInputFiles(await jpegFile('early'));
  await postButton(page).click();
  await expect(loginDialog(page).getByText('Must be logged in to post')).toBeVisible();
  await loginDialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(loginDialog(page)).toBeHidden();
  await expect(postButton(page)).toBeFocused();
  await expect(thoughtField(page)).toHaveValue(content);

  // By keyboard, because a click right away where the dialog's button was would count as its second tap.
  await postButton(page).press('Enter');
  await logIn(page, username);
  await expect(thoughtField(page)).toHaveValue(content);
  await expect(form(page).getByText('You need to log in to post.')).toHaveCount(0);
  await expect(postButton(page)).toBeFocused();
  await postButton(page).press('Enter');
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: content });
  await expect(card.getByRole('img', { name: /^Picture of the thought/ })).toHaveCount(1);
});

test('a login before writing moves the focus to the text field', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await registerSomebody(browser, baseURL);
  await openForm(page);
  await form(page).getByRole('button', { name: 'Log in', exact: true }).press('Enter');
  await logIn(page, username);
  await expect(thoughtField(page)).toBeFocused();
});

test('a new person registers in the same dialog, and posts what was typed before', { tag: '@whole' }, async ({
  page,
}) => {
  const content = `From somebody new ${word()}`;
  await openForm(page);
  await thoughtField(page).fill(content);
  const name = form(page).getByLabel('Display name');
  await name.fill('Fresh Face');
  await expect(thoughtField(page)).toHaveValue(content);
  await postButton(page).press('Enter');
  await loginDialog(page).getByRole('button', { name: 'Join', exact: true }).click();
  const joining = page.getByRole('dialog', { name: 'Join Village Arena' });
  await expect(joining.getByLabel(/^Choose Identity/)).toBeFocused();
  await expectNoAxeFindings(page);
  await joining.getByLabel(/^Choose Identity/).fill('member');
  await joining.getByLabel(/^Password/).fill(password);
  await joining.getByLabel(/^Confirm Password/).fill('something else');
  await joining.getByRole('button', { name: 'Join The Arena' }).click();
  await expect(joining.getByText('Passwords do not match')).toBeVisible();
  await joining.getByLabel(/^Confirm Password/).fill(password);
  await joining.getByRole('button', { name: 'Join The Arena' }).click();
  await expect(joining.getByText('Username may already exist or an error occurred')).toBeVisible();
  await expect(joining.getByLabel(/^Choose Identity/)).toBeFocused();
  await joining.getByLabel(/^Choose Identity/).fill(`new-${word()}`);
  await joining.getByRole('button', { name: 'Join The Arena' }).click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await expect(page).toHaveURL('/thoughts');
  await expect(thoughtField(page)).toHaveValue(content);
  await expect(name).toHaveValue('Fresh Face');
  await postButton(page).press('Enter');
  await expect(page.getByText('Post created successfully!')).toBeVisible();
});

test('keeps a comment typed as a guest through the login, and posts it as the member', { tag: '@whole' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await registerSomebody(browser, baseURL);
  const content = `Not as a guest ${word()}`;
  await openThoughts(page);
  const card = await thoughtAt(page, 2);
  await card.getByRole('button', { name: /^Comments/ }).click();
  const box = card.getByLabel('Your comment');
  await box.fill(content);
  await card.getByRole('button', { name: 'Log in', exact: true }).click();
  await logIn(page, username);
  await expect(box).toHaveValue(content);
  await expect(box).toBeFocused();
  await box.press('Enter');
  await expect(card.getByRole('listitem').filter({ hasText: content })).not.toContainText('Guest');
});

test('where guests may not comment, a button opens the login, and the text field replaces it', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const username = await registerSomebody(browser, baseURL);
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, json: { ...(await response.json()), guestComments: false } });
  });
  await openThoughts(page);
  const card = await thoughtAt(page, 3);
  await card.getByRole('button', { name: /^Comments/ }).click();
  await card.getByRole('button', { name: 'Log in to comment' }).click();
  await logIn(page, username);
  await expect(card.getByLabel('Your comment')).toBeFocused();
});

/** Finds the thought that is now at this place by its text, because other tests post meanwhile and move it. */
async function thoughtAt(page: Page, at: number): Promise<Locator> {
  const cards = page.getByRole('article');
  const words = await cards.nth(at).getByRole('paragraph').filter({ hasText: /.{20}/ }).first().textContent();
  return cards.filter({ hasText: words ?? '' });
}

/** The like button of a thought on the second page of the list, which loads while scrolling. */
async function heartFarDown(page: Page): Promise<Locator> {
  await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
  const heart = (await thoughtAt(page, 24)).getByRole('button', { name: /^Like the thought/ });
  await heart.scrollIntoViewIfNeeded();
  return heart;
}

async function measureTop(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box.y;
}

async function likedBy(page: Page): Promise<unknown[]> {
  return (await page.request.get('/api/posts/liked')).json();
}
