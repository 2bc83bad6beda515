import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startProcess } from '#testing/app-process.ts';
import { expectNoAxeFindings, openPage, test, untilOpen } from './fixtures.ts';
import { fromTheApp } from './live-game.ts';
import { ownApp } from './own-app.ts';
import { passwords } from './people.ts';

const { at } = ownApp();

const elsewhere = mkdtempSync(join(tmpdir(), 'village-elsewhere-'));
let backup: string;

/** The backup of another village: the demo's, whose accounts have other passwords. */
test.beforeAll(async ({ playwright }) => {
  const people = { DEMO_DATA: 'on', DEMO_PASSWORD: passwords.demo, ADMIN_PASSWORD: passwords.demo };
  const app = await startProcess({ DATA_DIR: elsewhere, LOG_LEVEL: 'error', BACKUPS: 'off', ...people });
  const admin = await playwright.request.newContext({ baseURL: app.url, extraHTTPHeaders: fromTheApp });
  await admin.post('/api/login', { data: { username: 'admin', password: passwords.demo } });
  const made = await admin.post('/api/admin/backups');
  expect(made.status()).toBe(200);
  backup = join(elsewhere, 'backups', (await made.json()).name);
  await admin.dispose();
  await app.end();
});
test.afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

async function logIn(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('admin');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
}

const file = (page: Page) => page.locator('input[type=file]');
const dialog = (page: Page) => page.getByRole('dialog');

test('an admin restores the backup of another village in an empty one', async ({ page }) => {
  await openPage(page, at('/'));
  await logIn(page, passwords.admin);
  await expect(page).toHaveURL(/\/home$/);
  await openPage(page, at('/admin/dashboard'));
  const question = page.getByRole('region', { name: 'New village or restore one?' });
  await expect(question).toBeVisible();
  await expectNoAxeFindings(page);
  await question.getByRole('link', { name: 'Restore a backup' }).click();

  await file(page).setInputFiles({ name: 'notes.gz', mimeType: 'application/gzip', buffer: Buffer.from('no backup') });
  await expect(page.getByText('This backup cannot be restored: it is no backup of Village Arena.')).toBeVisible();
  await file(page).setInputFiles(backup);
  const contents = dialog(page).getByRole('region', { name: 'What it holds' });
  await expect(contents.getByRole('listitem').filter({ hasText: 'games' })).toHaveText(/^\d\d+ games$/);
  await expectNoAxeFindings(page);
  await dialog(page).getByLabel('Type RESTORE BACKUP to confirm').fill('restore backup');
  await dialog(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog(page).getByText('must be RESTORE BACKUP')).toBeVisible();
  await dialog(page).getByLabel('Type RESTORE BACKUP to confirm').fill('RESTORE BACKUP');
  await dialog(page).getByRole('button', { name: 'Restore', exact: true }).click();

  // Its admin has another password, so this session is over.
  await expect(page.getByRole('button', { name: 'Initialize Connection' })).toBeVisible();
  await untilOpen(page);
  await logIn(page, passwords.demo);
  await expect(page.getByText('The backup is restored.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Backups (2)' })).toBeVisible();
  await expect(page.getByText('Before a backup was restored', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await openPage(page, at('/admin/dashboard'));
  await expect(page.getByRole('button', { name: 'Add New Game' })).toBeVisible();
  await expect(question).toBeHidden();
});
