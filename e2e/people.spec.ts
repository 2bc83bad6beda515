import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { getPassword } from './people.ts';

const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** Registers a member of this test's own, who is then logged in on the page. */
async function register(page: Page): Promise<string> {
  const username = `walk.${crypto.randomUUID().slice(0, 8)}`;
  const reply = await page.request.post('/api/register', {
    data: { username, password: 'lower-field-floodlight' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return username;
}

async function openPerson(page: Page, username: string): Promise<void> {
  await page.getByLabel('Search people by name').fill(username);
  await page.getByRole('button', { name: username }).click();
  await expect(dialog(page, username)).toBeVisible();
}

test('an admin finds a member, makes them an officer, creates a link for a new password, and reads it all in the audit log', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const username = await register(page);
  await login(page, 'admin');
  await openPage(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'All admin pages' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: /^People/ }).click();
  await expectNoAxeFindings(page);
  await openPerson(page, username);
  await expectNoAxeFindings(page);

  await page.route('**/api/admin/officers', (route) => route.fulfill({ status: 409, json: { message: 'Not now' } }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Add to the officer list' }).click();
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(exactText(page, 'The officer was not added')).toBeVisible();
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(exactText(page, `${username} is an officer now`)).toBeVisible();
  await expect(page.getByRole('button', { name: username })).toContainText('Officer');

  await openPerson(page, username);
  await page.route(
    '**/password-link',
    (route) => route.fulfill({ status: 403, json: { message: 'Admin authentication required', code: 'step-up' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Link for a new password' }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await dialog(page, 'Admin Authentication Required')
    .getByPlaceholder('Enter admin password')
    .fill(getPassword('admin'));
  await page.keyboard.press('Enter');
  await expect(dialog(page, `A new password for ${username}`)).toBeVisible();
  const link = await page.getByLabel('The link').inputValue();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await setPassword(await elsewhere.newPage(), link, username);
  await elsewhere.close();

  await openPage(page, `/admin/audit?person=${username}`);
  const lines = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(lines.getByRole('heading')).toContainText([
    `visitor set a new password for ${username} with a link`,
    `Admin made a link for a new password for ${username}`,
    `Admin added ${username} to the officer list`,
    `${username} registered`,
  ]);
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await kind.fill('officer list');
  await page.getByRole('option', { name: 'Officer: added … to the officer list' }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(`Admin added ${username} to the officer list`);
  await page.getByLabel('Day').fill('2020-01-01');
  await expect(exactText(page, 'No entries found')).toBeVisible();
  await page.getByLabel('Day').fill('');
  await expect(lines).toHaveCount(1);
  await expectNoAxeFindings(page);

  await openPage(page, '/admin/people?tab=officers');
  await field(page, 'Username*').fill('nobody.of.that.name');
  await page.getByRole('button', { name: 'Add officer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no account with that name' }).first()).toBeVisible();
  await page.getByRole('button', { name: `Remove ${username} from the officer list` }).click();
  await page.getByRole('button', { name: 'Remove from the list' }).click();
  await expect(exactText(page, `${username} is no longer an officer`)).toBeVisible();
  await expectNoAxeFindings(page);
});

async function setPassword(page: Page, link: string, username: string): Promise<void> {
  await openPage(page, link);
  await field(page, 'New password*').fill('a-mild-evening-by-the-nets');
  await field(page, 'Confirm password*').fill('another');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(exactText(page, 'Passwords do not match').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await field(page, 'Confirm password*').fill('a-mild-evening-by-the-nets');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(exactText(page, `Welcome back, ${username}`)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
}

test('forging the session storage opens only empty admin pages, and every call of theirs is refused', {
  tag: '@whole',
}, async ({ page }) => {
  const answered: [string, number][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/admin/')) answered.push([pathname, response.status()]);
  });
  await register(page);
  await openPage(page, '/home');
  // The app writes these flags itself once it knows who is logged in.
  await page.waitForFunction(() => sessionStorage.getItem('isLoggedIn') === 'true');
  await page.evaluate(() => {
    const forged = { isAdmin: 'true', adminUsername: 'admin', adminAuthenticated: 'true', isGroundAnchor: 'true' };
    for (const [name, value] of Object.entries(forged)) sessionStorage.setItem(name, value);
  });
  for (const [path, failure] of [
    ['/admin/people', 'Failed to load people'],
    ['/admin/people?tab=officers', 'Failed to load the officer list'],
    ['/admin/audit', 'Failed to load the audit log'],
  ] as const) {
    await openPage(page, path);
    await expect(exactText(page, 'Welcome, admin')).toBeVisible();
    await expect(exactText(page, failure)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  }
  const username = `by.${crypto.randomUUID().slice(0, 8)}`;
  await openPage(page, '/admin/people?tab=officers');
  await field(page, 'Username*').fill(username);
  await page.getByRole('button', { name: 'Add officer' }).click();
  await expect(exactText(page, 'The officer was not added')).toBeVisible();
  expect(answered.length).toBeGreaterThan(4);
  expect(answered.filter(([, status]) => status !== 403)).toEqual([]);
});
