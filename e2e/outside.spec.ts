import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { expectNoAxeFindings, login, openPage, test } from './fixtures.ts';
import { ownApp } from './own-app.ts';

ownApp({ demo: true });

test('an admin opens live scores for other websites; one of them shows the snippet, and its scores follow', async ({
  page,
  browser,
}) => {
  await login(page, 'admin');
  await openPage(page, '/admin/outside');
  await page.getByRole('radiogroup', { name: 'What to show' }).getByText('Live scores').click();
  await expect(page.getByText('This is not open. Open it under What is open, and save.')).toBeVisible();
  await page.getByRole('switch', { name: 'Results and tables are public' }).click();
  await page.getByRole('switch', { name: 'Live scores' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const preview = page.frameLocator('iframe[title=Preview]');
  await expect(preview.getByRole('heading', { name: 'Live scores' })).toBeVisible();
  await expectNoAxeFindings(page);
  const snippet = await page.getByRole('textbox', { name: 'The snippet' }).inputValue();

  const website = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Faculty</title><h1>Faculty</h1>${snippet}`);
  });
  await new Promise<void>((done) => website.listen(0, '127.0.0.1', done));
  const { port } = website.address() as AddressInfo;
  const reader = await (await browser.newContext()).newPage();
  await reader.clock.install();
  await reader.goto(`http://127.0.0.1:${port}/`);
  const frame = reader.frameLocator('iframe');
  const first = frame.getByRole('listitem').first();
  await expect(first).toContainText('LIVE');

  const games = await (await page.request.get('/api/games?status=live&limit=1')).json();
  const { id, version } = games[0];
  const change = { data: { homeScore: 123, version }, headers: { 'sec-fetch-site': 'same-origin' } };
  expect((await page.request.patch(`/api/games/${id}`, change)).status()).toBe(200);
  await reader.clock.runFor(10_000);
  await expect(first).toContainText('123');
  expect(await reader.context().cookies()).toEqual([]);
  await reader.context().close();
  website.close();

  const results = await (await page.request.get('/api/games?status=completed&limit=1')).json();
  await page.goto(`/results/${results[0].id}`);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});
