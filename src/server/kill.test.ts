import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Sport } from '#features/sports/contract.ts';
import { Client } from './testing/client.ts';
import { freshDatabase, type TestDatabase } from './testing/database.ts';
import { seeded } from './testing/mutations.ts';

const kills = 10;
const writersAtOnce = 4;
const password = 'kill-nine-court-lights';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

interface Running {
  process: ChildProcess;
  client: Client;
}

test(`${kills} kills -9 in the middle of writes lose no acknowledged one`, { timeout: 180_000 }, async () => {
  const random = seeded(9);
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const village = await start();
    const writers = Array.from({ length: writersAtOnce }, (_, writer) =>
      writeUntilKilled(village, `k${kill}w${writer}`, acknowledged),
    );
    const before = acknowledged.length;
    const enough = before + 3 + Math.floor(random() * 10);
    await expect.poll(() => acknowledged.length, { interval: 2, timeout: 20_000 }).toBeGreaterThanOrEqual(enough);
    village.process.kill('SIGKILL');
    await Promise.all(writers);
  }
  const after = await start();
  const stored = new Set(await namesStored(after.client));
  after.process.kill('SIGTERM');
  await once(after.process, 'exit');
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(kills * 3);
});

async function start(): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      ...database.settings,
      PORT: '0',
      DEMO_DATA: 'off',
      ADMIN_PASSWORD: password,
      LIMITS: '100000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      printed += String(part);
      const address = /open at (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`It did not start: ${printed}`)));
  });
  const client = new Client(url);
  await client.logIn('admin', password);
  return { process: child, client };
}

/** Adds sports one after the other and notes each that was answered with a 201. */
async function writeUntilKilled({ client }: Running, prefix: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${prefix}n${count}`;
    try {
      const { status } = await client.post('/api/sports', { name });
      if (status === 201) acknowledged.push(name);
    } catch {
      // The connection went with the process: nothing was promised.
      return;
    }
  }
}

async function namesStored(client: Client): Promise<string[]> {
  const names: string[] = [];
  for (let path: string | undefined = '/api/sports'; path; ) {
    const answer = await client.get(path);
    names.push(...answer.as(z.array(Sport)).map(({ name }) => name));
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return names;
}
