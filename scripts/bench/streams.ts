import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openApp } from '#app/server/app.ts';
import { addSessions } from '#app/testing/crowd.ts';
import { readEnv } from '#server/env.ts';
import { logIn, type MeasuredProcess, startApp } from './process.ts';
import { openStamps, type Stamps } from './stamps.ts';

const password = 'bench-password-1';
const listeners = 2_000;
const scores = 20;
/** Lets memory settle after streams have opened or closed. */
const settleMs = 5_000;
/** Longer than the app takes to update `last_seen_at`. */
const maxStampMs = 75_000;

export interface StreamFigures {
  engine: string;
  listeners: number;
  /** From sending a score until each listener had it, in milliseconds, over all scores. */
  median: number;
  p99: number;
  worst: number;
  /** Processor time that one score costs the app, in milliseconds. */
  cpuPerScore: number;
  /** Resident memory in megabytes: before the streams, with them, after they had gone, and with as many again. */
  before: number;
  open: number;
  after: number;
  again: number;
  /** How many of the streams' sessions were written to during an import in another process. */
  writtenByImport: number;
  /** How many listeners received events about the import, and how many events in all. */
  receivedImport: number;
  importEvents: number;
}

/** Opens many live streams on one process, while an officer types scores and an import runs. */
export async function measureStreams(engine: string, databaseUrl: string | undefined): Promise<StreamFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'village-streams-'));
  const env: Record<string, string> = {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_DATA: 'on',
    DEMO_PASSWORD: password,
    LIMITS: '1000000',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  await (await startApp(env)).stop();
  const cookies = await addMembers(env);
  const app = await startApp(env);
  try {
    return { engine, listeners, ...(await measure(app, cookies, env)) };
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addMembers(env: Record<string, string>): Promise<string[]> {
  const app = await openApp(readEnv(env));
  const cookies = await addSessions(app, listeners);
  // An hour in the past, so that opening a stream updates it.
  await app.db.updateTable('sessions').set({ last_seen_at: anHourAgo() }).execute();
  await app.close();
  return cookies;
}

async function measure(app: MeasuredProcess, cookies: string[], env: Record<string, string>) {
  const officer = await logIn(app.url, 'officer', password);
  const game = await anyGame(app.url, officer);
  const warmUp = await listenAll(app.url, cookies.slice(0, 100));
  await typeScores(app.url, officer, game, warmUp);
  for (const stream of warmUp) stream.close();
  await setTimeout(settleMs);
  const before = app.memory();

  const streams = await listenAll(app.url, cookies);
  const idle = app.cpuSeconds();
  const times = (await typeScores(app.url, officer, game, streams)).sort((a, b) => a - b);
  const cpuPerScore = ((app.cpuSeconds() - idle) / scores) * 1_000;
  await setTimeout(settleMs);
  const open = app.memory();
  const imported = await importMeanwhile(app.url, officer, streams, env);

  for (const stream of streams) stream.close();
  await setTimeout(settleMs);
  const after = app.memory();
  const secondTime = await listenAll(app.url, cookies);
  await setTimeout(settleMs);
  const again = app.memory();
  for (const stream of secondTime) stream.close();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), worst: at(1), cpuPerScore, before, open, after, again, ...imported };
}

interface Stream {
  /** How often the name has occurred in the events so far. */
  count(name: string): number;
  /** Resolves with `performance.now()` of the next event that contains the name. */
  next(name: string): Promise<number>;
  close(): void;
}

async function listenAll(url: string, cookies: readonly string[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let from = 0; from < cookies.length; from += 100) {
    streams.push(...(await Promise.all(cookies.slice(from, from + 100).map((cookie) => listenOne(url, cookie)))));
  }
  return streams;
}

async function listenOne(url: string, cookie: string): Promise<Stream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/live`, { headers: { cookie }, agent: false }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}`);
  let text = '';
  let waiting: { name: string; notify(at: number): void } | undefined;
  response
    .on('error', () => undefined)
    .on('data', (part: Buffer) => {
      const chunk = String(part);
      text += chunk;
      if (waiting && chunk.includes(waiting.name)) waiting.notify(performance.now());
    });
  return {
    count: (name) => text.split(name).length - 1,
    next: (name) =>
      new Promise((resolve) => {
        waiting = { name, notify: resolve };
      }),
    close: () => response.destroy(),
  };
}

async function typeScores(url: string, officer: string, game: number, streams: readonly Stream[]): Promise<number[]> {
  const times: number[] = [];
  for (let homeScore = 0; homeScore < scores; homeScore += 1) {
    const received = Promise.all(streams.map((stream) => stream.next(`"game:${game}"`)));
    const began = performance.now();
    const reply = await fetch(`${url}/api/games/${game}`, {
      method: 'PATCH',
      headers: { cookie: officer, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ homeScore, status: 'live' }),
    });
    if (!reply.ok) throw new Error(`A score was refused: ${reply.status}`);
    times.push(...(await received).map((at) => at - began));
    await setTimeout(500);
  }
  return times;
}

async function importMeanwhile(url: string, officer: string, streams: readonly Stream[], env: Record<string, string>) {
  const stamps = await openStamps(env);
  await untilAllStamped(stamps);
  const counted = () => streams.map((stream) => stream.count('event: change'));
  const [before, writtenBefore] = [counted(), await stamps.all()];
  const file = join(env['DATA_DIR'] ?? '', 'fixtures.csv');
  writeFileSync(file, 'date,time,home,away\n2026-08-16,19:30,Bench Lions,Bench Rovers\n');
  const program = ['scripts/import.ts', 'fixtures', file, '--sport', 'Soccer', '--past', 'played'];
  await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...env } });
  // On SQLite the app notices another process's writes with its next request.
  await fetch(`${url}/api/games`, { headers: { cookie: officer } });
  await setTimeout(2_000);
  const writtenAfter = await stamps.all();
  await stamps.close();
  const events = counted().map((count, index) => count - (before[index] ?? 0));
  return {
    writtenByImport: writtenAfter.filter((stamp, index) => stamp !== writtenBefore[index]).length,
    receivedImport: events.filter((count) => count > 0).length,
    importEvents: events.reduce((sum, count) => sum + count, 0),
  };
}

/** The app updates `last_seen_at` once a minute; the import is measured after that update. */
async function untilAllStamped(stamps: Stamps): Promise<void> {
  const since = anHourAgo(-59);
  const deadline = performance.now() + maxStampMs;
  while (performance.now() < deadline) {
    if ((await stamps.all()).filter((stamp) => stamp > since).length >= listeners) return;
    await setTimeout(500);
  }
  throw new Error('That people came was never written down');
}

async function anyGame(url: string, cookie: string): Promise<number> {
  const games: { id: number }[] = await (await fetch(`${url}/api/games?limit=1`, { headers: { cookie } })).json();
  if (!games[0]) throw new Error('The demo has no games');
  return games[0].id;
}

const anHourAgo = (plusMinutes = 0) => new Date(Date.now() - (60 + plusMinutes) * 60_000).toISOString();
