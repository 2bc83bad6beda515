import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';

const failure = 'There was an error submitting your application. Please try again.';

test('a visitor signs up for a club', async ({ page }) => {
  await openPage(page, '/join');
  await expect(page).toHaveTitle(/Join/);
  await expect(page.getByRole('combobox', { name: 'Club' }).getByRole('option')).toHaveText([
    ...['Choose a club', 'Basketball', 'Netball', 'Soccer', 'Cheerleading', 'Rugby', 'eSports', 'Diski', 'Chess'],
    ...['Pool', 'Hockey', 'Fitness Club'],
  ]);
  await expectNoAxeFindings(page);
  await fill(page, { smid: '40000001' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sign-up Successful')).toBeVisible();
  await expectEmpty(page);
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
});

test('shows each error under its field, and says above the button that the SMID is wrong', { tag: '@whole' }, async ({
  page,
}) => {
  await openPage(page, '/join');
  await send(page);
  for (const missing of ['Club', 'First name', 'Surname']) {
    await expect(page.getByText(`${missing} is required`)).toBeVisible();
  }
  await expect(page.getByRole('combobox', { name: 'Club' })).toBeFocused();
  await expectNoAxeFindings(page);

  for (const smid of ['1234567', '123456789', 'abcdefgh', '']) {
    await fill(page, { smid });
    await send(page);
    await expect(page.getByText('Invalid SMID')).toBeVisible();
    await expect(page.getByText('SMID must be an 8-digit number')).toHaveCount(2);
    await expect(page.getByLabel('SMID')).toBeFocused();
    await expect(page.getByLabel('SMID')).toHaveValue(smid);
    await expect(page.getByLabel('First name')).toHaveValue('Palesa');
  }
});

test('keeps what was typed when a sign-up fails', { tag: '@whole' }, async ({ page }) => {
  await openPage(page, '/join');
  await fill(page, { smid: '40000002' });
  await respondWith(page, { status: 409, json: { message: 'Something in the database' } });
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Sign-up Failed' })).toContainText(failure);
  // Nothing lies over the button that it asks to press.
  await page.getByRole('button', { name: 'Sign up' }).click({ trial: true });
  await expect(page.locator('.toasts')).toHaveText('');
  await expect(page.getByLabel('SMID')).toHaveValue('40000002');

  await page.unrouteAll();
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByText(failure)).toBeVisible();
  await page.context().setOffline(false);

  await respondWith(page, { status: 429, json: { message: 'Please wait a moment.', code: 'limit' } });
  await send(page);
  await expect(page.getByText('Please wait a moment.')).toBeVisible();

  const issues = [{ path: 'smid', message: 'SMID must be an 8-digit number' }];
  await page.unrouteAll();
  await respondWith(page, { status: 400, json: { message: 'SMID must be an 8-digit number', issues } });
  await send(page);
  await expect(page.getByText('Invalid SMID')).toBeVisible();

  await page.unrouteAll();
  await send(page);
  await expect(page.getByText('Sign-up Successful')).toBeVisible();
  await expectEmpty(page);
});

test('an admin sees who signed up, and deletes a sign-up', async ({ page }) => {
  const surname = `Khoza ${crypto.randomUUID().slice(0, 8)}`;
  await page.request.post('/api/club-signups', {
    data: { club: 'Chess', firstName: 'Anele', surname, smid: '40000937' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await login(page, 'admin');
  await openPage(page, '/admin/sign-ups');
  const row = page.getByRole('listitem').filter({ hasText: surname });
  await expect(row).toContainText('SMID ends in 937');
  await expectNoAxeFindings(page);
  await row.getByRole('button', { name: `Delete the sign-up of Anele ${surname} for Chess` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this sign-up?' });
  await page.route('**/api/club-signups/*', (route) => route.fulfill({ status: 429, json: { message: 'Slowly' } }));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The sign-up was not deleted. Please try again.')).toBeVisible();
  await page.unroute('**/api/club-signups/*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Sign-up deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('offers to try again when the clubs do not load', { tag: '@whole' }, async ({ page }) => {
  const options = '**/api/club-signups/options';
  await openPage(page, '/thoughts');
  await page.route(options, (route) => route.fulfill({ status: 429, json: { message: 'Too many requests' } }));
  await openPage(page, '/join');
  await expect(page.getByText('The clubs did not load')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Club' })).toBeVisible();
});

async function fill(page: Page, { smid }: { smid: string }) {
  await page.getByRole('combobox', { name: 'Club' }).selectOption('eSports');
  await page.getByLabel('First name').fill('Palesa');
  await page.getByLabel('Surname').fill('Dlamini');
  await page.getByLabel('SMID').fill(smid);
}

const send = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click();

async function expectEmpty(page: Page) {
  for (const name of ['First name', 'Surname', 'SMID']) await expect(page.getByLabel(name)).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Club' })).toHaveValue('');
}

const respondWith = (page: Page, response: { status: number; json: object }) =>
  page.route('**/api/club-signups', (route) => route.fulfill(response));
