import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium without a window: the same engine at half the processor time. */
export const headlessShell = 'chromium-headless-shell';

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the end-to-end tests: CHROMIUM_PATH, else the system's own. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || pathOf(...names);
}

/** Full Chromium in headless mode, because the headless shell cannot show notifications. */
export function wholeChromium() {
  const executablePath = process.env['CHROMIUM_PATH'] || pathOf(...names.slice(1));
  const options = { args: [...quietChromium, '--headless=new'], ignoreDefaultArgs: ['--headless'] };
  return executablePath ? { ...options, executablePath } : { args: quietChromium, channel: 'chromium' };
}

export function pathOf(...programs: string[]): string | undefined {
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
