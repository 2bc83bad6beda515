// The real app with the demo village, on a free port and in a temporary folder that is removed on exit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '#app/server/start.ts';
import { passwords } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await startApp({
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: process.env['E2E_DATABASE_URL'],
  BACKUPS: 'off',
  DEMO_DATA: 'on',
  DEMO_PASSWORD: passwords.demo,
  ADMIN_PASSWORD: passwords.admin,
  LIMITS: '1000',
  LOG_LEVEL: 'error',
});
