import { expect } from '@playwright/test';
import { login, test } from './fixtures.ts';
import { fromTheApp, openLive, startGame } from './live-game.ts';
import { ownApp } from './own-app.ts';

ownApp({ demo: true });

// The page has no service worker, as in an app without HTTPS.
test('shows a score that changed while offline once the network is back', async ({ page, browser }) => {
  const admin = await browser.newPage();
  await login(admin, 'admin');
  const game = await startGame(admin, 'Basement');
  await openLive(page, '/games');
  const card = page.getByRole('article', { name: /, live$/ }).filter({ hasText: 'Basement' });
  await expect(card.getByText('31', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  const response = await admin.request.patch(`/api/games/${game.id}`, { data: { homeScore: 40 }, headers: fromTheApp });
  expect(response.status(), await response.text()).toBe(200);
  await failed;
  await page.context().setOffline(false);
  await expect(card.getByText('40', { exact: true })).toBeVisible();
});
