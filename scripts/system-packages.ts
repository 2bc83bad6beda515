import { spawnSync } from 'node:child_process';
import { postgresPrograms } from '#testing/database/postgres.ts';
import {
  findChromium,
  findPath,
  findWholeChromium,
  hasPlaywrightsOwn,
  headlessShell,
  howToInstall,
} from './chromium.ts';

/** Installs browsers and PostgreSQL for the tests if this account may. Prints, and returns, what is still missing. */
export function installSystemPackages(): string[] {
  if (process.getuid?.() === 0 && runs('apt-get', '--version')) installMissing();
  const missing = missingPackages(found());
  if (missing.length > 0) console.log(howToInstall(missing));
  return missing;
}

interface Found {
  browser: boolean;
  wholeBrowser: boolean;
  postgres: boolean;
}

function found(): Found {
  return {
    browser: findChromium() !== undefined || hasPlaywrightsOwn(),
    wholeBrowser: findWholeChromium() !== undefined || hasPlaywrightsOwn(),
    postgres: process.env['TEST_POSTGRES_URL'] !== undefined || postgresPrograms() !== undefined,
  };
}

/** Debian's packages, by name. Notifications need the whole Chromium; the other tests would run with it alone, but slower. */
export function missingPackages({ browser, wholeBrowser, postgres }: Found): string[] {
  return [
    ...(browser ? [] : [headlessShell]),
    ...(wholeBrowser ? [] : ['chromium']),
    ...(postgres ? [] : ['postgresql']),
  ];
}

function installMissing(): void {
  const hasShell = Boolean(process.env['CHROMIUM_PATH']) || findPath(headlessShell) !== undefined;
  const wanted = missingPackages({ ...found(), browser: hasShell });
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(', ')} for the tests ...`);
  apt('update');
  // One after the other, because not every system packages the headless shell separately.
  for (const name of wanted) apt('install', '-y', name);
}

function apt(...options: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync('apt-get', ['-q', ...options], { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env });
  if (done.status !== 0) console.log(done.stderr.trim());
}

function runs(program: string, ...options: string[]): boolean {
  return spawnSync(program, options, { stdio: 'ignore' }).status === 0;
}
