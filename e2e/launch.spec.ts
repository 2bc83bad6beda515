import { expect, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';
import { passwords } from './people.ts';

ownApp({ demo: true });

const word = () => crypto.randomUUID().slice(0, 8);

/** What a phone's camera reads from the screen. */
async function scan(page: Page): Promise<string> {
  const code = await page.getByRole('img', { name: 'QR code to join' }).screenshot();
  const { data, info } = await sharp(code).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

async function join(phone: Page): Promise<void> {
  await phone.getByLabel('Choose Identity').fill(`scanned.${word()}`);
  await phone.getByLabel(/^Password/).fill('a-quiet-corner-flag');
  await phone.getByLabel(/^Confirm Password/).fill('a-quiet-corner-flag');
  await phone.getByRole('button', { name: 'Join The Arena' }).click();
}

test('an admin opens a launch; people scan its code and join, the admin sees the count and closes it', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'admin');
  await openPage(page, '/admin/launch');
  await expect(page.getByRole('heading', { name: 'Open a launch' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('Places').fill('none');
  await page.getByRole('button', { name: 'Open the launch' }).click();
  await expect(page.getByLabel('Places')).toBeFocused();
  await page.getByLabel('Places').fill('3');
  await page.getByRole('button', { name: 'Open the launch' }).click();
  await expect(page.getByText('0 of 3 have joined')).toBeVisible();
  await expectNoAxeFindings(page);
  const link = await scan(page);
  expect(link).toBe(`${baseURL}/#launch=${new URL(link).hash.slice('#launch='.length)}`);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone.getByText(/Welcome to the launch. Join until \d\d:\d\d./)).toBeVisible();
  await expectNoAxeFindings(phone);
  await join(phone);
  await expect(phone).toHaveURL('/home');
  await expect(page.getByText('1 of 3 have joined')).toBeVisible();

  await page.getByRole('button', { name: 'Show the link' }).click();
  await expect(page.getByRole('textbox', { name: 'The link' })).toHaveValue(link);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close the launch' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close the launch' }).click();
  await expect(page.getByText('1 person joined with it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the launch' })).toBeVisible();

  const late = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await late.goto(link);
  await expect(late.getByText('This launch is over or full.')).toBeVisible();
  await join(late);
  await expect(late).toHaveURL('/home');
});

test('a login goes on trying while the server is busy, and keeps what was typed', { tag: '@whole' }, async ({
  page,
}) => {
  const busy = { status: 503, headers: { 'retry-after': '1' }, json: { message: 'The server is busy.', code: 'busy' } };
  let tries = 0;
  await page.route('**/api/login', (route) => {
    tries += 1;
    return tries < 3 ? route.fulfill(busy) : route.continue();
  });
  await openPage(page, '/');
  await page.getByLabel('Username').fill('member');
  await page.getByLabel(/^Password/).fill(passwords.demo);
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(page.getByText('Many people are coming in at the moment. Still trying...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accessing System...' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('member');
  await expect(page).toHaveURL('/home');
});
