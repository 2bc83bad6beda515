import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window: the same engine at half the processor time. */
export const headlessShell = 'chromium-headless-shell';
/** It can show notifications, which the headless shell cannot. */
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the end-to-end tests: CHROMIUM_PATH, else the system's own. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || findPath(headlessShell, ...wholeBrowsers);
}

export function findWholeChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || findPath(...wholeBrowsers);
}

/** Whether there is the browser that Playwright would take by itself: one that it downloaded. */
export const hasPlaywrightsOwn = (): boolean => existsSync(chromium.executablePath());

/** Full Chromium in headless mode, for tests of notifications. */
export function wholeChromium(executablePath: string | undefined, isDownloaded = hasPlaywrightsOwn()) {
  if (executablePath) {
    return { args: [...quietChromium, '--headless=new'], ignoreDefaultArgs: ['--headless'], executablePath };
  }
  if (isDownloaded) return { args: quietChromium, channel: 'chromium' };
  throw new Error(`Notifications need the whole Chromium, not ${headlessShell}. ${howToInstall(['chromium'])}`);
}

export const howToInstall = (packages: string[]): string =>
  `Install for the tests: ${packages.join(', ')} (on Debian: sudo apt-get install ${packages.join(' ')})`;

export function findPath(...programs: string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(':')];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * The browser should connect only to the app under test, so its own background requests are off; on a closed network
 * many of them would fail at a time. Four browsers share two cores, so separate processes and threads for GPU, network
 * and raster work cost more than they gain.
 */
export const quietChromium = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--num-raster-threads=1',
];
