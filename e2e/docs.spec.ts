import { expect } from '@playwright/test';
import { login, openPage, test } from './fixtures.ts';

test('the API documentation can be read and tried under the content security policy of every other page', {
  tag: '@whole',
}, async ({ page }) => {
  await login(page, 'member');
  const opened = await openPage(page, '/api/docs');
  const home = await page.request.get('/home');
  const policy = opened?.headers()['content-security-policy'];
  // The app's page allows its inline scripts by hash, and styles of elements; this page has none of them.
  expect(policy).toBe(
    home.headers()['content-security-policy']?.replace(/ 'sha256-[^']+'| style-src-attr 'unsafe-inline';/g, ''),
  );
  expect(policy).not.toContain('unsafe-inline');

  // The first call, because the page draws only the calls that are on the screen.
  const health = page.locator('.opblock-get', { has: page.locator('[data-path="/api/health"]') });
  await health.locator('.opblock-summary-control').first().click();
  await health.getByRole('button', { name: 'Try it out' }).click();
  await health.getByRole('button', { name: 'Execute' }).click();
  await expect(health.locator('.live-responses-table .response .response-col_status')).toContainText('200');
  const arrow = await health
    .locator('select')
    .first()
    .evaluate((select) => getComputedStyle(select).backgroundImage);
  expect(arrow).toContain('/api/docs/static/');
});
