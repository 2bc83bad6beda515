import { expect, test } from 'vitest';
import { addAcknowledged, sportsMissing } from '#features/teams/sports/testing/acknowledged.ts';
import { startChildApp } from '#testing/child-app.ts';
import type { Client } from '#testing/client.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/database.ts';
import { asIfAlone, reportMedian } from '#testing/timing.ts';
import { repeats } from '#testing/whole-run.ts';

const restarts = repeats('RESTARTS', 3, 10);
const writersAtOnce = 4;

test(`${restarts} restarts under load lose no acknowledged write, log nobody out and are over in 5 s`, async () => {
  const database = await freshDatabase();
  const acknowledged: number[] = [];
  let port = '0';
  let admin: Client | undefined;
  let stoppedAt: number | undefined;
  const times: number[] = [];
  for (let start = 0; start <= restarts; start += 1) {
    await using app = await startChildApp(database, { env: { PORT: port } });
    port = new URL(app.url).port;
    const known: Client = admin ?? (await app.newAdmin());
    admin = known;
    expect((await known.get('/api/user')).status).toBe(200);
    if (stoppedAt !== undefined) times.push(asIfAlone(performance.now() - stoppedAt));

    const load = [...Array(writersAtOnce).keys()].map((writer) => writeOn(known, `s${start}w${writer}`, acknowledged));
    const readers = readOn(known);
    const enough = acknowledged.length + 5;
    await expect.poll(() => acknowledged.length, { interval: 2 }).toBeGreaterThan(enough);
    stoppedAt = performance.now();
    app.process.kill('SIGTERM');
    expect(await app.ended).toBe(0);
    expect(new Set((await Promise.all([...load, readers])).flat())).toEqual(new Set([200, 201]));
  }
  await expectNothingLost(database, acknowledged);
  expect(reportMedian('from SIGTERM under load until the next process answers', times)).toBeLessThan(5_000);
  await database.drop();
});

async function expectNothingLost(database: TestDatabase, acknowledged: readonly number[]): Promise<void> {
  await using after = await startChildApp(database);
  expect(await sportsMissing(await after.newAdmin(), acknowledged)).toEqual([]);
}

/** Both return the statuses of all calls until the connection is lost. */
const writeOn = (client: Client, prefix: string, acknowledged: number[]) =>
  repeat((count) => addAcknowledged(client, `${prefix}n${count}`, acknowledged));

const readOn = (client: Client) => repeat(async () => (await client.get('/api/games')).status);

async function repeat(call: (count: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; ; count += 1) {
    const status = await call(count).catch(() => null);
    if (status === null) return statuses;
    statuses.push(status);
  }
}
