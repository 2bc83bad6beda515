import { existsSync } from 'node:fs';
import { join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the journeys: CHROMIUM_PATH, else the system's own. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(':')];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * The browser shall speak to the village under test only: its own calls home are off. They are refused on a closed
 * network anyway, many at a time.
 */
export const quietChromium = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
