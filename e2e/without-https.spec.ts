import { chromium, expect } from '@playwright/test';
import { findChromium, quietChromium } from '../scripts/chromium.ts';
import { openPage, test } from './fixtures.ts';
import { getPassword } from './people.ts';
import { form } from './thoughts.ts';

test('a member logs in, likes and posts without HTTPS, as in the network of a residence', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const executablePath = findChromium();
  await using browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Uses a host name, because browsers treat loopback addresses as secure even without HTTPS.
    args: [...quietChromium, '--host-resolver-rules=MAP village.test 127.0.0.1'],
  });
  const page = await browser.newPage({ baseURL: `http://village.test:${port}`, viewport: { width: 390, height: 844 } });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (/TypeError|is not a function|undefined/.test(message.text())) failures.push(message.text());
  });
  await openPage(page, '/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('Username').fill('member');
  await page.locator('input[name=password]').fill(getPassword('member'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
  await page.getByRole('link', { name: 'Thoughts' }).first().click();

  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Like the thought/ })
    .first();
  const liked = page.waitForResponse((response) => response.url().endsWith('/like') && response.ok());
  await heart.click();
  await liked;
  const typed = `Typed without HTTPS ${Date.now()}`;
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await form(page).getByLabel("What's on your mind?").fill(typed);
  await form(page).getByLabel('Display name').fill('Nobody');
  await form(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: typed })).toBeVisible();
  expect(failures).toEqual([]);
});
