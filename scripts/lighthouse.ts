import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logIn, startApp } from './bench/process.ts';
import { audit } from './lighthouse/audit.ts';
import { type Measured, measureScreen, shortfalls } from './lighthouse/screens.ts';

const password = 'lighthouse-keeper-1';
const mainScreens = [
  ...['/home', '/games', '/players', '/thoughts', '/more', '/teams', '/clubs', '/media', '/calendar', '/standings'],
  '/media/watch?id=dQw4w9WgXcQ',
];

/**
 * `npm run lighthouse -- --runs=3 /home /games`: measures a phone's first visits, with a session but nothing cached.
 * The exit code tells whether every requested run was recorded.
 */
async function measure(paths: string[], runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'village-measured-'));
  const app = await startApp({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LIMITS: '1000',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'on',
    DEMO_PASSWORD: password,
  });
  try {
    const cookie = await logIn(app.url, 'member', password);
    const screens: Measured[] = [];
    // Warm-up: the first page that a new process renders takes 0.3 s longer.
    await fetch(`${app.url}/home`, { headers: { cookie } });
    for (const path of paths) {
      const screen = await measureScreen(path, runs, () => audit(app.url + path, cookie));
      print(line(screen));
      screens.push(screen);
    }
    for (const shortfall of shortfalls(screens, runs)) {
      print(shortfall);
      process.exitCode = 1;
    }
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function line({ path, figures }: Measured): string {
  const start = path.replace(/\?.*/, '').padEnd(16);
  if (!figures) return `${start}not measured`;
  const scores = `performance ${figures.performance.toFixed(0)}  accessibility ${figures.accessibility.toFixed(0)}  best-practices ${figures.bestPractices.toFixed(0)}`;
  const times = `first paint ${figures.firstPaint.toFixed(2)} s  largest ${figures.largestPaint.toFixed(2)} s  blocked ${figures.blocked.toFixed(2)} s (${figures.blockedByItself.toFixed(2)} by itself)`;
  return `${start}${scores}  ${times}  layout shift ${figures.layoutShift.toFixed(3)}  JavaScript ${figures.javaScript.toFixed(0)} kB`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs=${values.runs}: a whole number from 1`);
await measure(positionals.length > 0 ? positionals : mainScreens, runs);
