import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openPage, test } from './fixtures.ts';
import { passwords } from './people.ts';

// `npm run dev`, with a data folder of its own.
const folder = mkdtempSync(join(tmpdir(), 'village-dev-'));
let running: ChildProcess;

test.afterAll(async () => {
  running.kill();
  await once(running, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('npm run dev renders pages, hydrates them, and answers as the app does', async ({ page }) => {
  const url = await startDev();
  const html = await (await page.request.get(url)).text();
  expect(html, 'rendered by the server').toContain('Access Portal');
  expect(html, 'with hot reload').toContain('/@vite/client');

  await openPage(page, url);
  await page.getByLabel('Username').fill('member');
  await page.getByRole('textbox', { name: 'Password' }).fill(passwords.demo);
  await page.getByRole('button', { name: 'Initialize Connection' }).click();
  await expect(page.getByRole('heading', { name: 'Next Big Game' })).toBeVisible();
});

async function startDev(): Promise<string> {
  running = spawn(process.execPath, [join(import.meta.dirname, '../scripts/dev.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DEMO_DATA: 'on',
      DEMO_PASSWORD: passwords.demo,
      ADMIN_PASSWORD: passwords.admin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    running.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const [, address] = /^Open (http\S+) for hot reload/m.exec(printed) ?? [];
      if (address && /^Village Arena is open/m.test(printed)) resolve(address);
    });
    running.once('exit', () => reject(new Error(printed)));
  });
}
