import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { expectNoAxeFindings, login, test } from './fixtures.ts';
import { passwordOf } from './people.ts';
import { jpegFile } from './pictures.ts';

const said = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const still = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>';
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

// Stills are where no test goes.
test.beforeEach(async ({ page }) => {
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: still }));
});

test('an admin adds a highlight, changes it and deletes it', async ({ page }) => {
  const title = unique('Last minute');
  await login(page, 'admin');
  await page.goto('/admin/dashboard?tab=media');
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  await expectNoAxeFindings(page);

  await button(page, 'Add Highlight').click();
  await page.getByRole('textbox', { name: 'Video' }).fill('https://evil.example/?youtube.com');
  await button(page, 'Save').click();
  await expect(said(page, 'Title is required')).toBeVisible();
  await expect(page.getByText(/Must be a YouTube link/)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Video' }).fill('https://youtu.be/aqz-KE-bpKQ');
  // At the end of every list: others walk through them meanwhile.
  await page.getByLabel('Date added').fill('2020-03-04T12:00');
  await page.route('**/api/highlights', refusing(409, { message: 'Not now' }), { times: 1 });
  await button(page, 'Save').click();
  await expect(said(page, 'Failed to add highlight')).toBeVisible();
  await button(page, 'Save').click();
  await expect(said(page, 'Highlight added successfully')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search highlights...' }).fill(title);
  await button(page, `Edit ${title}`).click();
  await page.getByLabel('Duration').fill('2:30');
  await page.route('**/api/highlights/*', refusing(403, stepUp), { times: 1 });
  await button(page, 'Save').click();
  await page.getByPlaceholder('Enter admin password').fill(passwordOf('admin'));
  await page.keyboard.press('Enter');
  await expect(said(page, 'Highlight updated successfully')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('2:30');

  await button(page, `Delete ${title}`).click();
  await expect(page.getByText(`Are you sure you want to delete the highlight "${title}"?`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(said(page, 'Highlight deleted successfully')).toBeVisible();
  await expect(said(page, 'No highlights found')).toBeVisible();
});

test('an admin approves two photos at once, rejects a third and deletes what is in the gallery', async ({ page }) => {
  const [first, second, third] = [unique('Kick-off'), unique('Half-time'), unique('Blurred')];
  await login(page, 'member');
  for (const title of [first, second, third]) await uploadPhoto(page, title);
  await login(page, 'admin');
  await page.goto('/admin/dashboard?tab=media&media=photos');
  for (const title of [first, second]) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expectNoAxeFindings(page);
  await page.route('**/api/photos/approve', refusing(403, stepUp), { times: 1 });
  await button(page, 'Approve 2 selected').click();
  await page.getByPlaceholder('Enter admin password').fill(passwordOf('admin'));
  await page.keyboard.press('Enter');
  await expect(said(page, '2 photos approved')).toBeVisible();
  for (const title of [first, second]) {
    await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toHaveCount(0);
  }
  await expect(button(page, 'Approve selected')).toBeDisabled();

  await button(page, `Reject ${third}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(said(page, 'Photo rejected')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search photos...' });
  await search.fill(first);
  await button(page, `Edit ${first}`).click();
  await page.getByLabel('Title').fill('');
  await button(page, 'Save').click();
  await expect(said(page, 'Title is required')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('Title').fill(`${first} again`);
  await button(page, 'Save').click();
  await expect(said(page, 'Photo updated successfully')).toBeVisible();
  for (const title of [`${first} again`, second]) {
    await search.fill(title);
    await button(page, `Delete ${title}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(said(page, 'Photo deleted successfully')).toBeVisible();
    await expect(button(page, `Delete ${title}`)).toHaveCount(0);
  }
  await expect(said(page, 'No photos found')).toBeVisible();

  await page.getByRole('link', { name: 'Manage Episodes' }).click();
  await button(page, 'Add Episode').click();
  await button(page, 'Save').click();
  await expect(said(page, 'Title is required')).toBeVisible();
  await expectNoAxeFindings(page);
});

async function uploadPhoto(page: Page, title: string): Promise<void> {
  const answer = await page.request.post('/api/photos/upload', {
    multipart: { title, description: '', image: await jpegFile(title, 600, 400) },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const stepUp = { message: 'Admin authentication required', code: 'step-up' };

/** Refuses a write, and lets reads pass. */
const refusing = (status: number, json: object) => (route: Route) =>
  route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json });
