import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { logIn, type MeasuredProcess, startApp, startMeasured } from './process.ts';

const password = 'bench-password-1';
const path = '/api/games?limit=200';
/** Many short alternating rounds, so that a machine that is busy for some seconds slows both servers. */
const rounds = 12;
const secondsPerRound = 1;

export interface ListFigures {
  engine: string;
  responsesPerCpuSecond: number;
  barePerCpuSecond: number;
  ratio: number;
  notModifiedRatio: number;
  idleMemory: number;
  loadedMemory: number;
  /** Resident memory after a flood of reads beyond the limit, how many of them were refused, and what was logged. */
  refusedMemory: number;
  refused: number;
  refusedLogBytes: number;
  /** From process start to open port, on an existing data folder. */
  secondStartMilliseconds: number;
}

/** Compares warm `GET /api/games` with a bare server that sends the same bytes, in responses per second of processor time. */
export async function measureLists(engine: string, databaseUrl: string | undefined): Promise<ListFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'village-bench-'));
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
  const app = await startApp(env);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const idleMemory = app.memory();
  const headers = { cookie: await logIn(app.url, 'member', password), 'accept-encoding': 'br' };
  const sample = await fetch(app.url + path, { headers });
  const bytes = await compressedBody(app.url, headers);
  const samplePath = join(folder, 'sample.json');
  const head = Object.fromEntries(
    [...sample.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  );
  writeFileSync(
    samplePath,
    JSON.stringify({ head: { ...head, 'content-length': String(bytes.length) }, body: bytes.toString('base64') }),
  );
  const bare = await startMeasured(process.execPath, ['scripts/bench/bare-server.mjs', samplePath], {});

  const ours: number[] = [];
  const limit: number[] = [];
  const unchanged: number[] = [];
  // Warm-up, not counted: code that runs for the first time is not compiled yet.
  for (const server of [bare, app]) await perCpuSecond(server, headers);
  for (let round = 0; round < rounds; round += 1) {
    limit.push(await perCpuSecond(bare, headers));
    ours.push(await perCpuSecond(app, headers));
    unchanged.push(await perCpuSecond(app, { ...headers, 'if-none-match': sample.headers.get('etag') ?? '' }));
  }
  const loadedMemory = app.memory();
  await Promise.all([app.stop(), bare.stop()]);
  const refusals = await floodWithRefusals(env);
  rmSync(folder, { recursive: true, force: true });
  return {
    engine,
    responsesPerCpuSecond: median(ours),
    barePerCpuSecond: median(limit),
    ratio: medianRatio(ours, limit),
    notModifiedRatio: medianRatio(unchanged, limit),
    idleMemory,
    loadedMemory,
    ...refusals,
    secondStartMilliseconds: app.startedInMilliseconds,
  };
}

const floodSeconds = 10;

/** Floods the app with requests beyond the rate limit, at the default log level. */
async function floodWithRefusals(env: Record<string, string>) {
  const app = await startApp({ ...env, LIMITS: '0.01', LOG_LEVEL: 'info' });
  const logged = app.bytesLogged();
  const result = await autocannon({ url: app.url + path, connections: 50, duration: floodSeconds });
  const figures = {
    refusedMemory: app.memory(),
    refused: result['4xx'],
    refusedLogBytes: app.bytesLogged() - logged,
  };
  await app.stop();
  return figures;
}

async function perCpuSecond(server: MeasuredProcess, headers: Record<string, string>): Promise<number> {
  const before = server.cpuSeconds();
  const result = await autocannon({ url: server.url + path, headers, connections: 20, duration: secondsPerRound });
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0) throw new Error('The load did not go through');
  return result.requests.total / (server.cpuSeconds() - before);
}

/** The compressed bytes as sent over the network; `fetch` would decompress them. */
async function compressedBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

/** The median of each round's ratio, because both servers shared the machine's load within a round. */
const medianRatio = (ours: number[], limit: number[]) =>
  median(ours.map((value, round) => value / (limit[round] ?? Number.NaN)));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
