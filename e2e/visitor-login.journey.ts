import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, register, test, withoutStream } from './fixtures.ts';
import { jpegFile } from './pictures.ts';

const password = 'moonlit-touchline-12';
const word = () => crypto.randomUUID().slice(0, 8);

const asked = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in', exact: true });
const form = (page: Page): Locator => page.getByRole('form', { name: 'Post a thought' }).filter({ visible: true });
const typing = (page: Page): Locator => form(page).getByLabel("What's on your mind?");
const post = (page: Page): Locator => form(page).getByRole('button', { name: 'Post', exact: true });
const field = (page: Page, label: string): Locator => asked(page).getByLabel(`${label}*`, { exact: true });

test('a visitor who likes a thought logs in over the page: the heart is on, and the page where it was', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await somebody(browser, baseURL);
  await openThoughts(page);
  const heart = await heartFarDown(page);
  const before = await placeOf(heart);
  await heart.click();
  await expect(asked(page).getByText('Please login to like this content.')).toBeVisible();
  await expect(asked(page).getByText('You stay on this page, and what you have written stays in it.')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await expectNoAxeFindings(page);

  await logIn(page, username);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  expect(Math.abs((await placeOf(heart)) - before)).toBeLessThan(2);
  await expect(page).toHaveURL('/thoughts');
  await expect.poll(() => likedBy(page)).toHaveLength(1);
});

test('what the account had liked or reposted before is not taken back by pressing it as a visitor', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await somebody(browser, baseURL);
  await openThoughts(page);
  const card = await thought(page, 1);
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
  await expect(asked(page).getByText('User not logged in')).toBeVisible();
  await logIn(page, username);
  await expect(card.getByRole('button', { name: /^Repost/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Repost removed')).toHaveCount(0);
});

test('a thought typed before the login is there after it, its picture too, and Post posts it', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await somebody(browser, baseURL);
  const content = `Typed before ${word()}`;
  await openForm(page);
  await expect(form(page).getByText('You need to log in to post.')).toBeVisible();
  await typing(page).fill(content);
  await form(page).getByLabel('Display name').fill('Early Bird');
  await form(page)
    .locator('input[type=file]')
    .setInputFiles(await jpegFile('early'));
  await post(page).click();
  await expect(asked(page).getByText('Must be logged in to post')).toBeVisible();
  await asked(page).getByRole('button', { name: 'Not now' }).click();
  await expect(asked(page)).toBeHidden();
  await expect(post(page)).toBeFocused();
  await expect(typing(page)).toHaveValue(content);

  // A press at once where the dialog's button was would be its second tap.
  await post(page).press('Enter');
  await logIn(page, username);
  await expect(typing(page)).toHaveValue(content);
  await expect(form(page).getByText('You need to log in to post.')).toHaveCount(0);
  await expect(post(page)).toBeFocused();
  await post(page).press('Enter');
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: content });
  await expect(card.getByRole('img', { name: /^Picture of the thought/ })).toHaveCount(1);
});

test('whoever logs in before writing goes on in the field', async ({ page, browser, baseURL }) => {
  const username = await somebody(browser, baseURL);
  await openForm(page);
  await form(page).getByRole('button', { name: 'Log in', exact: true }).press('Enter');
  await logIn(page, username);
  await expect(typing(page)).toBeFocused();
});

test('a wrong password, no network and too many tries are said in the dialog, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await openForm(page);
  await typing(page).fill('Keep me');
  await post(page).press('Enter');
  await field(page, 'Username').fill('member');
  await field(page, 'Password').fill('not the password');
  const send = asked(page).getByRole('button', { name: 'Log in', exact: true });
  await send.click();
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Invalid username or password');
  await expect(field(page, 'Password')).toBeFocused();
  await expectNoAxeFindings(page);

  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many tries. Please wait a minute.', code: 'limit' } }),
  );
  await send.click();
  await expect(asked(page).getByText('Too many tries. Please wait a minute.')).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/api/login');
  await send.click();
  await expect(asked(page).getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(field(page, 'Username')).toHaveValue('member');
  await expect(field(page, 'Password')).toHaveValue('not the password');
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeHidden();
  await expect(typing(page)).toHaveValue('Keep me');
});

test('without a network a press still asks, and the login can be sent when it is back', async ({ page, context }) => {
  await openThoughts(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const heart = page.getByRole('button', { name: /^Like the thought/ }).first();
  await heart.click();
  await expect(asked(page)).toBeVisible();
  await asked(page).getByRole('button', { name: 'Not now' }).click();
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
});

test('somebody new joins in the same dialog, and posts what was typed before', async ({ page }) => {
  const content = `From somebody new ${word()}`;
  await openForm(page);
  await typing(page).fill(content);
  const name = form(page).getByLabel('Display name');
  await name.fill('Fresh Face');
  await expect(typing(page)).toHaveValue(content);
  await post(page).press('Enter');
  await asked(page).getByRole('button', { name: 'Join', exact: true }).click();
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
  await expect(typing(page)).toHaveValue(content);
  await expect(name).toHaveValue('Fresh Face');
  await post(page).press('Enter');
  await expect(page.getByText('Post created successfully!')).toBeVisible();
});

test('a comment typed as a guest is there after the login, and is posted as the account’s', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await somebody(browser, baseURL);
  const content = `Not as a guest ${word()}`;
  await openThoughts(page);
  const card = await thought(page, 2);
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

test('where guests may not comment, a button asks for the login and the field takes its place', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await somebody(browser, baseURL);
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), guestComments: false } });
  });
  await openThoughts(page);
  const card = await thought(page, 3);
  await card.getByRole('button', { name: /^Comments/ }).click();
  await card.getByRole('button', { name: 'Log in to comment' }).click();
  await logIn(page, username);
  await expect(card.getByLabel('Your comment')).toBeFocused();
});

test('in text of twice the size the fields, and what is wrong with them, are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openThoughts(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page
    .getByRole('button', { name: /^Like the thought/ })
    .first()
    .click();
  await expect(field(page, 'Username')).toBeInViewport({ ratio: 1 });
  await field(page, 'Username').fill('member');
  await field(page, 'Password').fill('not the password');
  await asked(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(asked(page).getByText('Invalid username or password')).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
});

test('the dialog says what to do about a forgotten password', async ({ page }) => {
  await openThoughts(page);
  await page
    .getByRole('button', { name: /^Like the thought/ })
    .first()
    .click();
  await expect(asked(page).getByText('Ask an officer or admin for a link to set a new one.')).toBeVisible();
});

async function openThoughts(page: Page): Promise<void> {
  await withoutStream(page);
  await page.goto('/thoughts');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** On a phone the form is a sheet behind the button; on a desktop it stands beside the list. */
async function openForm(page: Page): Promise<void> {
  await openThoughts(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(form(page)).toBeVisible();
}

/** The one that stands there now: others post meanwhile, and move it. */
async function thought(page: Page, at: number): Promise<Locator> {
  const cards = page.getByRole('article');
  const words = await cards.nth(at).getByRole('paragraph').filter({ hasText: /.{20}/ }).first().textContent();
  return cards.filter({ hasText: words ?? '' });
}

/** On the second page of the list, which is not there in the first moment. */
async function heartFarDown(page: Page): Promise<Locator> {
  await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
  const heart = (await thought(page, 24)).getByRole('button', { name: /^Like the thought/ });
  await heart.scrollIntoViewIfNeeded();
  return heart;
}

async function placeOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box.y;
}

async function logIn(page: Page, username: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await asked(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(asked(page)).toBeHidden();
}

async function likedBy(page: Page): Promise<unknown[]> {
  return (await page.request.get('/api/posts/liked')).json();
}

/** A new account, which is not logged in here; answers its username. */
async function somebody(browser: Browser, baseURL: string | undefined): Promise<string> {
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await register(elsewhere);
  const { username } = await (await elsewhere.request.get('/api/user')).json();
  await elsewhere.close();
  return username;
}
