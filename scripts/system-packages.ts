import { spawnSync } from 'node:child_process';
import { postgresPrograms } from '#testing/postgres.ts';
import { findChromium } from './chromium.ts';

/** Chromium and PostgreSQL for the tests: installed where this account may, otherwise named in one line. */
export function installSystemPackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !runs('apt-get', '--version')) {
    console.log(`Install for the tests: ${missing.join(', ')} (on Debian: sudo apt-get install ${missing.join(' ')})`);
    return;
  }
  console.log(`Installing ${missing.join(' and ')} for the tests ...`);
  apt('update');
  apt('install', '-y', ...missing);
  const still = missingPackages();
  if (still.length > 0) console.log(`Could not install ${still.join(', ')}: please install by hand.`);
}

function missingPackages(): string[] {
  const wanted = [
    { name: 'chromium', found: findChromium() !== undefined },
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
