import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAcknowledged, sportsMissing } from '#features/teams/sports/testing/acknowledged.ts';
import { type ChildApp, startChildApp } from '#testing/child-app.ts';
import { Client } from '#testing/client.ts';
import { type Cluster, startThrowAwayCluster } from '#testing/database/postgres.ts';
import { type Relay, relayTo } from '#testing/relay.ts';
import { type Listening, listen } from '#testing/stream.ts';
import { asIfAlone, reportMedian } from '#testing/timing.ts';
import { repeats } from '#testing/whole-run.ts';

const restarts = repeats('RESTARTS', 4, 10);
const freezes = repeats('FREEZES', 1, 5);
const maxUntilWell = 5_000;
const member = { username: 'sipho', password: 'courtside-lights-46' };
const streamsOpen = 20;

const folder = mkdtempSync(join(tmpdir(), 'village-test-'));
let cluster: Cluster;
let relay: Relay;
/** Two processes on one database: the test writes through the first and listens on the second. */
let first: ChildApp;
let second: ChildApp;
let admin: Client;
beforeAll(async () => {
  cluster = await startThrowAwayCluster({ durable: true });
  relay = await relayTo(cluster.url);
  const databaseNamed = (name: string) => ({
    settings: { DATA_DIR: folder, DATABASE_URL: `${relay.url}?application_name=${name}` },
    drop: cluster.stop,
  });
  first = await startChildApp(databaseNamed('first'));
  second = await startChildApp(databaseNamed('second'));
  admin = await first.newAdmin();
  await new Client(first.url).post('/api/register', member);
});
afterAll(async () => {
  await first[Symbol.asyncDispose]();
  await second[Symbol.asyncDispose]();
  await relay[Symbol.asyncDispose]();
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

test(`${restarts} restarts of PostgreSQL under load lose nothing, log nobody out and are over in seconds`, async () => {
  const reader = new Client(second.url, (client) => client.logIn(member.username, member.password));
  const streams = await Promise.all(Array.from({ length: streamsOpen }, () => listen(second.url, reader)));
  const acknowledged: number[] = [];
  const load = startLoad(reader, ['ra', 'rb'], acknowledged);
  const memoryBefore = [first, second].map(readMemory);

  const untilWell: number[] = [];
  for (let restart = 1; restart <= restarts; restart += 1) {
    await cluster.halt(restart % 2 === 0 ? 'crash' : 'fast');
    await cluster.start();
    untilWell.push(await millisecondsUntilReceived(streams[0], acknowledged));
  }

  await load.stop();
  reportMedian('from a restart of PostgreSQL until a write is heard', untilWell);
  expect(Math.max(...untilWell)).toBeLessThan(maxUntilWell);
  expect(await sportsMissing(admin, acknowledged)).toEqual([]);
  expect(streams.flatMap(({ events }) => events).filter(({ name }) => name === 'ended')).toEqual([]);
  expect((await reader.get('/api/user')).status).toBe(200);
  expect(load.unexpected).toEqual([]);
  // One attempt for each call that failed without a connection, and a few by the connections that listen.
  expect(relay.attempts.length).toBeLessThan(load.failures() + 100 * restarts);
  const growth = () => Math.max(...[first, second].map((app, at) => readMemory(app) - (memoryBefore[at] ?? 0)));
  // A process returns freed memory to the system once a processor is free for that.
  await expect.poll(growth).toBeLessThan(100);
  for (const stream of streams) stream[Symbol.dispose]();
});

test('blocks other processes for seconds at most when a process is frozen while it holds the change number', async () => {
  const reader = new Client(second.url, (client) => client.logIn(member.username, member.password));
  const other = await second.newAdmin();
  await using observer = await observe(cluster.url);
  const acknowledged: number[] = [];
  const load = startLoad(reader, ['fa', 'fb', 'fc', 'fd', 'fe', 'ff'], acknowledged);
  const untilWell: number[] = [];
  for (let freeze = 1; freeze <= freezes; freeze += 1) {
    await freezeWhileItHoldsWriters(observer, acknowledged);
    const frozen = performance.now();
    await untilWritten(other, `during${freeze}`, acknowledged);
    untilWell.push(performance.now() - frozen);
    expect((await reader.get('/api/health')).status).toBe(200);
    first.process.kill('SIGCONT');
    await untilWritten(admin, `after${freeze}`, acknowledged);
  }
  await load.stop();
  // Wall-clock time: nearly all of it is a time limit of PostgreSQL, which is the same on a busy machine.
  expect(reportMedian('from a freeze until another process writes', untilWell)).toBeLessThan(maxUntilWell);
  expect(await sportsMissing(other, acknowledged)).toEqual([]);
  expect(load.unexpected).toEqual([]);
});

/** Most freezes block nobody, so it repeats until one falls between a write's change number and its commit. */
async function freezeWhileItHoldsWriters(observer: Observer, acknowledged: number[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    first.process.kill('SIGSTOP');
    await expect.poll(observer.isFirstAtWork, { interval: 5 }).toBe(false);
    if (await observer.isChangeNumberHeld()) return;
    first.process.kill('SIGCONT');
    await untilWritten(admin, `between${count}`, acknowledged);
  }
}

type Observer = Awaited<ReturnType<typeof observe>>;

async function observe(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const returnsRows = async (query: string) => (await client.query(query)).rows.length > 0;
  return {
    /** Whether PostgreSQL still runs a query of the first process that does not wait for a lock. */
    isFirstAtWork: () =>
      returnsRows(`select from pg_stat_activity where application_name = 'first' and state = 'active'
        and wait_event_type is distinct from 'Lock'`),
    isChangeNumberHeld: async () => !(await returnsRows('select from change_number for update skip locked')),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

const untilWritten = (client: Client, name: string, acknowledged: number[]) => {
  let tries = 0;
  const write = () => {
    tries += 1;
    return addAcknowledged(client, `${name}try${tries}`, acknowledged);
  };
  return expect.poll(write, { interval: 50 }).toBe(201);
};

/** Writes by the admin on the first process and reads by the member on the second, until stopped. */
function startLoad(reader: Client, names: readonly string[], acknowledged: number[]) {
  let stopped = false;
  let failures = 0;
  const unexpected: unknown[] = [];
  const repeat = async (work: (count: number) => Promise<number>) => {
    for (let count = 0; !stopped; count += 1) {
      const status = await work(count);
      if (status >= 500) failures += 1;
      if (![200, 201, 503].includes(status)) unexpected.push(status);
    }
  };
  const writers = names.map((name) => repeat((count) => addAcknowledged(admin, `${name}${count}`, acknowledged)));
  const readers = ['/api/user', '/api/games', '/api/sports'].map((path) =>
    repeat(async () => (await reader.get(path)).status),
  );
  return {
    unexpected,
    failures: () => failures,
    stop: async () => {
      stopped = true;
      await Promise.all([...writers, ...readers]);
    },
  };
}

/** The time from the database's return until a write on the first process arrives on the second. */
async function millisecondsUntilReceived(stream: Listening | undefined, acknowledged: number[]): Promise<number> {
  const back = performance.now();
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(before);
  const number = stream?.events.at(-1)?.number ?? 0;
  await stream?.receive((event) => event.name === 'change' && event.number > number && !event.tags.includes('*'));
  return asIfAlone(performance.now() - back);
}

/** In megabytes. */
const readMemory = ({ process }: ChildApp): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024;
