import { spawnSync } from 'node:child_process';
import { postgresPrograms } from '#testing/database/postgres.ts';
import { findChromium, headlessShell, pathOf } from './chromium.ts';

/** Installs Chromium and PostgreSQL for the tests if this account may, and otherwise prints what to install. */
export function installSystemPackages(): void {
  if (process.getuid?.() === 0 && runs('apt-get', '--version')) installMissing();
  const missing = missingPackages(findChromium());
  if (missing.length === 0) return;
  console.log(`Install for the tests: ${missing.join(', ')} (on Debian: sudo apt-get install ${missing.join(' ')})`);
}

function installMissing(): void {
  const wanted = missingPackages(process.env['CHROMIUM_PATH'] ?? pathOf(headlessShell));
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(' and ')} for the tests ...`);
  apt('update');
  for (const name of wanted) apt('install', '-y', name);
  // Not every system packages the headless shell separately.
  if (!findChromium()) apt('install', '-y', 'chromium');
}

function missingPackages(browser: string | undefined): string[] {
  const wanted = [
    { name: headlessShell, found: browser !== undefined },
    { name: 'postgresql', found: process.env['TEST_POSTGRES_URL'] !== undefined || postgresPrograms() !== undefined },
  ];
  return wanted.filter((one) => !one.found).map((one) => one.name);
}

function apt(...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync('apt-get', ['-q', ...options], { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env });
  if (done.status !== 0) console.log(done.stderr.trim());
}

function runs(program: string, ...options: string[]): boolean {
  return spawnSync(program, options, { stdio: 'ignore' }).status === 0;
}
