import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { getPassword } from './people.ts';
import { jpegFile } from './pictures.ts';

const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

test('an admin approves two photos at once and one alone, rejects a fourth, and deletes the approved ones', {
  tag: '@whole',
}, async ({ page }) => {
  const [first, second, third, alone] = [unique('Kick-off'), unique('Half-time'), unique('Blurred'), unique('Cup')];
  await login(page, 'member');
  for (const title of [first, second, third, alone]) await uploadPhoto(page, title);
  await login(page, 'admin');
  await openPage(page, '/admin/dashboard?tab=media&media=photos');
  for (const title of [first, second]) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expectNoAxeFindings(page);
  await page.route('**/api/photos/approve', refusing(403, stepUp), { times: 1 });
  await button(page, 'Approve 2 selected').click();
  await page.getByPlaceholder('Enter admin password').fill(getPassword('admin'));
  await page.keyboard.press('Enter');
  await expect(exactText(page, '2 photos approved')).toBeVisible();
  for (const title of [first, second]) {
    await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toHaveCount(0);
  }
  await expect(button(page, 'Approve selected')).toBeDisabled();

  await expect(page.getByRole('listitem').filter({ hasText: alone })).toContainText('Nandi Zikhali');
  await button(page, `Approve ${alone}`).click();
  await expect(exactText(page, 'Photo approved')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${alone}` })).toHaveCount(0);

  await page.getByRole('checkbox', { name: `Select ${third}` }).check();
  await button(page, 'Reject 1 selected').click();
  await expect(page.getByRole('dialog')).toContainText('The photos and their files are deleted.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(exactText(page, 'Photo rejected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${third}` })).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'Search photos...' });
  for (const title of [first, second, alone]) {
    await search.fill(title);
    await button(page, `Delete ${title}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(exactText(page, 'Photo deleted successfully')).toBeVisible();
    await expect(button(page, `Delete ${title}`)).toHaveCount(0);
  }
});

async function uploadPhoto(page: Page, title: string): Promise<void> {
  const response = await page.request.post('/api/photos/upload', {
    multipart: { title, description: '', image: await jpegFile(title, 600, 400) },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status(), await response.text()).toBe(201);
}

const stepUp = { message: 'Admin authentication required', code: 'step-up' };

/** Refuses writes, and lets reads pass. */
const refusing = (status: number, json: object) => (route: Route) =>
  route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json });
