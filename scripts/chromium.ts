import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium without a window: the same engine, in half the processor time. */
export const headlessShell = 'chromium-headless-shell';

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the end-to-end tests: CHROMIUM_PATH, else the system's own. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || pathOf(...names);
}

/** Chromium with all that a window has, though none is shown: the shell shows no notifications. */
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
 * The browser shall speak to the village under test only: its own calls home are off. They are refused on a closed
 * network anyway, many at a time. Three browsers share two cores: what each would do in processes and threads of its own
 * costs more than it gains.
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
