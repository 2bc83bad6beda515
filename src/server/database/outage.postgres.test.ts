import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startRelayedApp } from '#app/testing/relayed-app.ts';
import { listenerName } from '../live/other-processes.ts';

const app = await startRelayedApp({ env: { DATABASE_POOL: '4' } });
afterAll(() => app.close());

const listenConnections = async () => {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName}`.execute(app.arena.db);
  return rows.length;
};

test('reconnects in one loop with growing pauses while the database is away, and then listens on one connection', async () => {
  const { relay } = app;
  const before = relay.attempts.length;
  relay.refuse(5);
  await expect.poll(() => relay.attempts.length).toBeGreaterThan(before + 5);
  const gaps = relay.attempts.slice(before).map((at, index, all) => at - (all[index - 1] ?? at));
  expect(gaps[4]).toBeGreaterThan(300);
  await expect.poll(listenConnections).toBe(1);
});

test('holds no more connections than configured under load, and one that listens', async () => {
  const { arena, relay } = app;
  const { adminWithWindow, member } = arena.as;
  const requests = Array.from({ length: 40 }, (_, count) => [
    member.get(`/api/games?limit=${count + 1}`),
    adminWithWindow.post('/api/sports', { name: `Sport ${count}` }),
  ]);
  const statuses = (await Promise.all(requests.flat())).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 201]);
  expect(relay.open).toBeLessThanOrEqual(5);
});
