import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type AppProcess, startProcess } from '#testing/app-process.ts';
import { expectNoAxeFindings, test as inSharedApp, login, openPage } from './fixtures.ts';
import { passwords } from './people.ts';

/** An app of its own, because these tests delete data that other tests need. */
const test = inSharedApp.extend<object, { app: AppProcess }>({
  app: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'village-danger-'));
      const app = await startProcess({
        DATA_DIR: folder,
        DEMO_DATA: 'on',
        DEMO_PASSWORD: passwords.demo,
        ADMIN_PASSWORD: passwords.admin,
        BACKUPS: 'off',
        LOG_LEVEL: 'error',
      });
      await use(app);
      await app.end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pressInDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

// In order, because the second test deletes what the first one needs.
test.describe.configure({ mode: 'default' });

test('an admin adds a playlist, sets it as active and deletes it', { tag: '@whole' }, async ({ page }) => {
  const title = 'Late Bus Home';
  await login(page, 'admin');
  await openPage(page, '/simple-admin');
  await expect(page.getByRole('heading', { name: 'Simple Admin Dashboard' })).toBeVisible();
  await press(page, 'New Playlist');
  await pressInDialog(page, 'Save');
  await expect(dialog(page).getByText('This is required')).toBeVisible();
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page).getByLabel('Spotify link').fill('https://example.org/song');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Must be a link to Spotify')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog(page).getByLabel('Spotify link').fill('https://open.spotify.com/playlist/46');
  await page.route('**/api/playlists', (route) => route.fulfill({ status: 429, json: { message: 'Please wait' } }), {
    times: 1,
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to create playlist')).toBeVisible();
  await pressInDialog(page, 'Save');
  await expect(page.getByText('Playlist created successfully')).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByRole('link', { name: /^Spotify/ })).toHaveAttribute('target', '_blank');
  await expectNoAxeFindings(page);
  await press(page, `Set ${title} as active`);
  await expect(page.getByText('Playlist set as active successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: `${title} is active` })).toBeDisabled();
  await press(page, `Delete ${title}`);
  await expect(dialog(page)).toContainText('Are you sure you want to delete this playlist?');
  await pressInDialog(page, 'Delete');
  await expect(page.getByText('Playlist deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an admin deletes all comments, resets the database and downloads the snapshot', async ({ page }) => {
  await login(page, 'admin');
  await openPage(page, '/admin-dashboard');
  await press(page, 'Delete All Comments');
  await dialog(page).getByLabel('Type DELETE COMMENTS to confirm').fill('delete comments');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comment deletion was cancelled.')).toBeVisible();
  await press(page, 'Delete All Comments');
  await dialog(page).getByLabel('Type DELETE COMMENTS to confirm').fill('DELETE COMMENTS');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Successfully deleted \d+ comments from the platform\.$/)).toBeVisible();
  await expect(page.getByText(/^\d+ comments deleted\.$/)).toBeVisible();

  await press(page, 'Reset Database');
  await dialog(page).getByLabel('Type RESET DATABASE to confirm').fill('RESET DATABASE');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('WARNING: This will delete ALL data in the database.');
  await pressInDialog(page, 'Reset Database');
  await expect(page.getByText('Database Reset Complete')).toBeVisible();
  await expect(page.getByText('No playlists found')).toBeVisible();
  await page.getByRole('link', { name: 'Snapshots and backups' }).click();
  await expect(page.getByRole('heading', { name: 'Backups (2)' })).toBeVisible();
  await expect(page.getByText('Before all comments were deleted')).toBeVisible();
  await expectNoAxeFindings(page);

  await page
    .getByRole('button', { name: /^Download snapshot-before-reset-/ })
    .first()
    .click();
  await dialog(page).getByPlaceholder('Enter admin password').fill(passwords.admin);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await (await downloading).path();
  expect(existsSync(file) && statSync(file).size).toBeGreaterThan(50_000);
  await openPage(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
