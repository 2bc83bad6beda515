import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { findChromium } from '../chromium.ts';
import { blockedByItself } from './blocking.ts';

const categories = ['performance', 'accessibility', 'best-practices'];
/** Lighthouse itself gives up on a page long before; this limit is for a Chromium that hangs while starting or closing. */
const maxAuditLength = 180_000;

/** Scores from 0 to 100, times in seconds, JavaScript in kB as transferred. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  blockedByItself: number;
  layoutShift: number;
  javaScript: number;
}

const Score = z.object({ score: z.number() });
const Timing = z.object({ numericValue: z.number() });
const Report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score }),
  audits: z.object({
    'first-contentful-paint': Timing,
    'largest-contentful-paint': Timing,
    'total-blocking-time': Timing,
    'cumulative-layout-shift': Timing,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) })),
      }),
    }),
  }),
});

/** Audits a phone's first visit to the page with the session of `cookie`; throws the reason if it cannot be recorded. */
export async function audit(url: string, cookie: string): Promise<Figures> {
  // Chromium's profile and sockets go into this folder, which is removed even after a crash.
  const folder = mkdtempSync(join(tmpdir(), 'village-lighthouse-'));
  try {
    const output = join(folder, 'report.json');
    await runLighthouse(url, cookie, output, folder);
    const report = z.safeParse(Report, JSON.parse(readFileSync(output, 'utf8')));
    if (!report.success) throw new Error(`the report is incomplete at ${report.error.issues[0]?.path.join('.')}`);
    if (report.data.finalDisplayedUrl !== url) throw new Error(`it ended at ${report.data.finalDisplayedUrl}`);
    const trace: unknown = JSON.parse(readFileSync(join(folder, 'report-0.trace.json'), 'utf8'));
    return { ...readFigures(report.data), blockedByItself: blockedByItself(trace) };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runLighthouse(url: string, cookie: string, output: string, folder: string): Promise<void> {
  const profile = join(folder, 'profile');
  await storeCookies(profile, url, cookie);
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--save-assets',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${[...headless, `--user-data-dir=${profile}`].join(' ')}`,
    '--form-factor=mobile',
  ];
  // The village's time zone, as on the phones of its members.
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '', TMPDIR: folder, TZ: 'Africa/Johannesburg' };
  const limits = { timeout: maxAuditLength, killSignal: 'SIGINT' } as const;
  try {
    await promisify(execFile)('node_modules/.bin/lighthouse', [url, ...options], { env, ...limits });
  } catch (error) {
    throw new Error(getReason(error));
  }
}

const headless = ['--headless=new', '--no-sandbox', '--disable-background-networking'];

/** Stores the cookies in the browser profile, because the live stream gets none of the headers that Lighthouse adds. */
async function storeCookies(profile: string, url: string, cookie: string): Promise<void> {
  const browser = spawn(findChromium() ?? '', [...headless, '--remote-debugging-port=0', `--user-data-dir=${profile}`]);
  const closed = once(browser, 'exit');
  const portFile = join(profile, 'DevToolsActivePort');
  while (!existsSync(portFile)) await setTimeout(50);
  const [port, path] = readFileSync(portFile, 'utf8').split('\n');
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  await once(socket, 'open');
  const expires = Date.now() / 1000 + 86_400;
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', value = ''] = one.split('=');
    return { name, value, url, expires };
  });
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: 2, method: 'Browser.close' }));
  await closed;
}

/** The line of Lighthouse's output that gives the reason. */
function getReason(error: unknown): string {
  const { stderr, killed } = z.parse(Failed, error);
  if (killed) return `nothing came in ${maxAuditLength / 1000} s`;
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const reason = lines.find((line) => line.startsWith('Runtime error')) ?? lines.at(-1) ?? 'no reason given';
  return reason.replace(/^Runtime error encountered: /, '');
}

const Failed = z.object({ stderr: z._default(z.string(), ''), killed: z._default(z.boolean(), false) });

function readFigures({ categories: scores, audits }: z.infer<typeof Report>): Omit<Figures, 'blockedByItself'> {
  const scripts = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: scores.performance.score * 100,
    accessibility: scores.accessibility.score * 100,
    bestPractices: scores['best-practices'].score * 100,
    firstPaint: audits['first-contentful-paint'].numericValue / 1000,
    largestPaint: audits['largest-contentful-paint'].numericValue / 1000,
    blocked: audits['total-blocking-time'].numericValue / 1000,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    javaScript: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
  };
}
