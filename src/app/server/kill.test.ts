import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAcknowledged, sportsMissing } from '#features/teams/sports/testing/acknowledged.ts';
import { startChildApp } from '#testing/child-app.ts';
import type { Client } from '#testing/client.ts';
import { type DurableDatabase, durableDatabase } from '#testing/database/durable-database.ts';
import { seeded } from '#testing/mutations.ts';
import { repeats } from '#testing/whole-run.ts';

/** Each kill takes a start of the app. */
const kills = repeats('KILLS', 1, 10);
const writersAtOnce = 4;

let database: DurableDatabase;
beforeAll(async () => {
  database = await durableDatabase();
});
afterAll(() => database.drop());

test(`${kills} kills -9 in the middle of writes lose no acknowledged one`, async () => {
  const random = seeded(9);
  const acknowledged: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const app = await startChildApp(database);
    const admin = await app.newAdmin();
    const writers = Array.from({ length: writersAtOnce }, (_, writer) =>
      writeUntilKilled(admin, `k${kill}w${writer}`, acknowledged),
    );
    const before = acknowledged.length;
    const enough = before + 3 + Math.floor(random() * 10);
    await expect.poll(() => acknowledged.length, { interval: 2 }).toBeGreaterThanOrEqual(enough);
    app.process.kill('SIGKILL');
    await Promise.all(writers);
  }
  await database.crash();
  await using after = await startChildApp(database);
  expect(await sportsMissing(await after.newAdmin(), acknowledged)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(kills * 3);
});

/** Adds sports one after the other and notes each that was answered with a 201. */
async function writeUntilKilled(client: Client, prefix: string, acknowledged: number[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    try {
      await addAcknowledged(client, `${prefix}n${count}`, acknowledged);
    } catch {
      // The connection was lost with the process: this write was not acknowledged.
      return;
    }
  }
}
