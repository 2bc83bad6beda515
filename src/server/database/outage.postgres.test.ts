import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenerName } from '../live/listen-connection.ts';
import { startRelayedVillage } from '../testing/relayed-village.ts';

let village: Awaited<ReturnType<typeof startRelayedVillage>>;
beforeAll(async () => {
  village = await startRelayedVillage();
});
afterAll(() => village.close());

const listenConnections = async () => {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName}`.execute(village.arena.db);
  return rows.length;
};

test('a database that is away is asked by one loop, ever more slowly, and heard by one connection when it is back', async () => {
  const { relay } = village;
  const before = relay.attempts.length;
  relay.refuse(5);
  await expect.poll(() => relay.attempts.length, { timeout: 10_000 }).toBeGreaterThan(before + 5);
  const gaps = relay.attempts.slice(before).map((at, index, all) => at - (all[index - 1] ?? at));
  expect(gaps[4]).toBeGreaterThan(300);
  expect(await listenConnections()).toBe(1);
});
