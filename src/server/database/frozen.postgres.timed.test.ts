import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { startRelayedApp } from '#app/testing/relayed-app.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { measureTimes } from '#testing/timing.ts';
import { buildWorld } from '#testing/world.ts';
import { visitor } from '../access/access.ts';
import type { Tx } from './schema.ts';

test('answers reads while another process blocks all writes, and performs the writes afterwards', async () => {
  await using arena = await startTestApp();
  const { officer, member, visitor: guest } = arena.as;
  const id = await addUpcomingGame(buildWorld(arena.app));
  const write = (score: number) => officer.patch(`/api/games/${id}`, { homeScore: score });
  await Promise.all([write(1), member.ready()]);
  const holder = await arena.db.startTransaction().execute();
  let done = 0;
  try {
    await lockChangeNumber(holder);
    const writes = Array.from({ length: 30 }, (_, score) => write(score).finally(() => (done += 1)));
    const reads = [
      guest.get('/api/health'),
      member.get('/api/user'),
      member.get(`/api/games/${id}`, { 'x-change': '0' }),
    ];
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(done).toBe(0);
    await holder.rollback().execute();
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    if (!holder.isRolledBack) await holder.rollback().execute();
  }
});

test('refuses a write that stalled while it held the change number, but not the others nor the next one', async () => {
  await using arena = await startTestApp();
  const id = await addUpcomingGame(buildWorld(arena.app));
  await using other = await arena.beside({ timeoutMultiplier: 1 });
  await other.as.officer.ready();
  const holding = Promise.withResolvers<void>();
  const thaw = Promise.withResolvers<void>();
  using _ = { [Symbol.dispose]: thaw.resolve };
  const frozen = other.app.commit(visitor, async ({ db, changed }) => {
    await lockChangeNumber(db);
    holding.resolve();
    await thaw.promise;
    changed(gamesTag);
  });
  await holding.promise;
  expect((await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 4 })).status).toBe(200);
  thaw.resolve();
  await expect(frozen).rejects.toThrow();
  expect((await other.as.officer.patch(`/api/games/${id}`, { homeScore: 5 })).status).toBe(200);
});

test('gives up connections that went silent, and works with new ones', async () => {
  const { arena, relay, close } = await startRelayedApp({ timeoutMultiplier: 1 });
  await using _ = { [Symbol.asyncDispose]: close };
  await arena.as.member.get('/api/user');
  const health = () => arena.as.visitor.get('/api/health');
  await health();
  relay.hold();
  const [milliseconds = 0] = await measureTimes(1, health);
  expect(milliseconds).toBeLessThan(9_000);
  await expect.poll(async () => (await health()).status).toBe(200);
});

const lockChangeNumber = (db: Tx) => sql`select value from change_number for update`.execute(db);
