// The app as `npm start` runs it, with the demo village, on a free port and in a temporary folder that is removed on exit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#testing/app-process.ts';
import { passwords } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-e2e-'));
const app = await startProcess({
  DATA_DIR: folder,
  DATABASE_URL: process.env['E2E_DATABASE_URL'],
  BACKUPS: 'off',
  DEMO_DATA: 'on',
  DEMO_PASSWORD: passwords.demo,
  ADMIN_PASSWORD: passwords.admin,
  LIMITS: '1000',
  LOG_LEVEL: 'error',
});
process.stdout.write(app.printed());
app.process.stdout?.pipe(process.stdout);
app.process.stderr?.pipe(process.stderr);
// Playwright waits for this process, and this one for the app, so that nothing writes to the folder any more.
process.once('SIGTERM', async () => {
  await app.end();
  process.exit();
});
process.on('exit', () => {
  app.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
