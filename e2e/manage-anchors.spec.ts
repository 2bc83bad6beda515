import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { getPassword } from './people.ts';

// The narrowest phone.
test.use({ viewport: { width: 360, height: 740 } });

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Residence Anchor' });
const getStepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Admin Authentication Required' });
const getCard = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('an admin passes the password gate, adds a video to an anchor, and resolves a conflict with another admin’s edit', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const name = `Zola ${Math.random().toString(36).slice(2, 8)}`;
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: thumbnail }),
  );
  await login(page, 'admin');
  await stepUp(page);
  await page.getByRole('tab', { name: 'Residence Anchors' }).click();
  await expect(page).toHaveURL(/tab=anchors/);

  const id = await addAnchor(page, name);
  await page.getByRole('searchbox').fill(name);
  await expect(getCard(page, name)).toContainText('Inactive');
  await giveVideo(page, name);

  // Two admins edit the same anchor: the dialog shows both values, and saves only once the admin has chosen.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await form(page).getByLabel('Position').fill('Day Porter');
  await form(page).getByLabel('Bio').fill('Found the keys.');
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await login(other, 'admin');
  await other.goto('/admin/dashboard?tab=anchors');
  await other.getByRole('searchbox').fill(name);
  await other.getByRole('button', { name: `Edit ${name}` }).click();
  await form(other).getByLabel('Position').fill('Head Porter');
  await form(other).getByLabel('Year').fill('2027/28');
  await form(other).getByRole('button', { name: 'Save' }).click();
  await expect(form(other)).toBeHidden();
  await other.close();
  await form(page).getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'This residence anchor has changed in the meantime' });
  await expect(bothValues(conflict, 'Position')).toContainText(['Day Porter', 'Head Porter']);
  await expect(bothValues(conflict, 'Year')).toContainText(['2026/27', '2027/28']);
  await expect(conflict.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectNoAxeFindings(page);
  await conflict.getByLabel('Head Porter').check();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(conflict).toBeHidden();
  await expect(getCard(page, name)).toContainText('Head Porter · 2027/28');
  await expect(getCard(page, name)).toContainText('Found the keys.');
  await expectNoAxeFindings(page);

  expect((await page.request.delete(`/api/residence-anchors/${id}`, { headers: fromTheApp })).status()).toBe(200);
});

async function addAnchor(page: Page, name: string): Promise<number> {
  const data = { name, position: 'Night Porter', year: '2026/27', active: false };
  const added = await page.request.post('/api/residence-anchors', { data, headers: fromTheApp });
  expect(added.status()).toBe(201);
  return (await added.json()).id;
}

/** Opens the dashboard from More, which asks for the password again; a wrong one leads away. */
async function stepUp(page: Page) {
  for (const password of ['not this one', getPassword('admin')]) {
    await openPage(page, '/more');
    await page.getByRole('link', { name: /^Admin Dashboard/ }).click();
    await expect(
      getStepUpDialog(page).getByText('Please enter the admin password to access the dashboard.'),
    ).toBeVisible();
    await expect(getStepUpDialog(page).getByRole('button', { name: 'Verify' })).toBeDisabled();
    await getStepUpDialog(page).getByPlaceholder('Enter admin password').fill(password);
    await page.keyboard.press('Enter');
    if (password !== getPassword('admin')) {
      await expect(page.getByText('Access Denied')).toBeVisible();
      await page.waitForURL((url) => url.pathname === '/');
    }
  }
  await expect(page.getByText('Access Granted')).toBeVisible();
  await expect(page.getByText('Welcome, admin')).toBeVisible();
}

async function giveVideo(page: Page, name: string) {
  await page.getByRole('button', { name: `Upload Video: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Video' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No URL entered')).toBeVisible();
  await dialog.getByLabel('Video URL').fill('https://youtube.com.evil.example/watch?v=jNQXAC9IVRw');
  await expect(dialog.getByText('Please enter a valid YouTube URL')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Video URL').fill('https://youtu.be/jNQXAC9IVRw');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('URL saved successfully')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(getCard(page, name)).toContainText('Video ✓');
}

const thumbnail = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>';

const bothValues = (conflict: Locator, field: string) => conflict.getByRole('group', { name: field }).locator('label');
