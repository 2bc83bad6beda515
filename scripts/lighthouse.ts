import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { logInMember, startMeasured } from './bench/process.ts';
import { findChromium } from './chromium.ts';

const password = 'lighthouse-keeper-1';
const categories = ['performance', 'accessibility', 'best-practices'] as const;

const Report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()), details: z.optional(z.unknown()) })),
});
const Requests = z.object({
  items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) })),
});

/** `npm run lighthouse -- /home /games`: a phone's first visit with a session and nothing else kept. */
async function measure(paths: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'village-lighthouse-'));
  const village = await startMeasured(['--import', './scripts/compile-cache.mjs', 'src/server/main.ts'], {
    ...{ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LIMITS: '1000', LOG_LEVEL: 'error' },
    ...{ DEMO_DATA: 'on', DEMO_PASSWORD: password },
  });
  try {
    const cookie = await logInMember(village.url, password);
    for (const path of paths) report(path, await audit(village.url + path, cookie, join(folder, 'report.json')));
  } finally {
    await village.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function audit(url: string, cookie: string, output: string): Promise<z.infer<typeof Report>> {
  const options = [
    ...['--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${categories.join(',')}`],
    ...['--chrome-flags=--headless=new --no-sandbox --disable-background-networking', '--form-factor=mobile'],
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
  ];
  await promisify(execFile)('node_modules/.bin/lighthouse', [url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
  });
  const read = z.parse(Report, JSON.parse(readFileSync(output, 'utf8')));
  if (read.finalDisplayedUrl !== url) throw new Error(`${url} ended at ${read.finalDisplayedUrl}`);
  return read;
}

function report(path: string, { categories: scores, audits }: z.infer<typeof Report>): void {
  const scored = categories.map((name) => `${name} ${Math.round((scores[name]?.score ?? 0) * 100)}`).join('  ');
  const requests = z.safeParse(Requests, audits['network-requests']?.details);
  const scripts = (requests.data?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const kilobytes = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  const seconds = (name: string) => ((audits[name]?.numericValue ?? 0) / 1000).toFixed(1);
  const times = `first paint ${seconds('first-contentful-paint')} s  largest ${seconds('largest-contentful-paint')} s  blocked ${seconds('total-blocking-time')} s`;
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
  process.stdout.write(
    `${path.padEnd(16)}${scored}  ${times}  layout shift ${shift.toFixed(3)}  JavaScript ${kilobytes.toFixed(0)} kB\n`,
  );
}

const asked = process.argv.slice(2);
await measure(asked.length > 0 ? asked : ['/home', '/games', '/players', '/teams', '/clubs']);
