import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRelayedVillage } from '#app/testing/relayed-village.ts';
import { addUpcomingGame } from '#features/games/testing/rows.ts';
import { buildWorld, type World } from '#testing/world.ts';
import { visitor } from '../access.ts';

let relayed: Awaited<ReturnType<typeof startRelayedVillage>>;
let world: World;
beforeAll(async () => {
  relayed = await startRelayedVillage({ patience: 1 });
  await relayed.arena.as.member.ready();
  world = buildWorld(relayed.arena.village);
});
afterAll(() => relayed.close());

const secondsOf = async (work: Promise<unknown>) => {
  const began = performance.now();
  await work;
  return (performance.now() - began) / 1000;
};

test('a process that stands still in the middle of a write stops others for a moment only, and their reads not at all', async () => {
  const { arena } = relayed;
  const { officer, member, visitor: guest } = arena.as;
  const id = await addUpcomingGame(world);
  await officer.patch(`/api/games/${id}`, { homeScore: 1 });
  await using other = await arena.beside();
  await other.as.officer.ready();
  const holding = Promise.withResolvers<void>();
  const thaw = Promise.withResolvers<void>();
  using _ = { [Symbol.dispose]: thaw.resolve };
  const frozen = other.village
    .commit(visitor, async ({ db, changed }) => {
      await sql`select value from change_number for update`.execute(db);
      holding.resolve();
      await thaw.promise;
      changed('games');
    })
    .then(
      () => 'committed',
      () => 'refused',
    );
  await holding.promise;

  const began = performance.now();
  const write = (score: number) => officer.patch(`/api/games/${id}`, { homeScore: score });
  const writes = Promise.all(Array.from({ length: 30 }, (_, score) => write(score)));
  expect(await secondsOf(guest.get('/api/health'))).toBeLessThan(2.5);
  expect((await member.get('/api/user')).status).toBe(200);
  expect((await member.get(`/api/games/${id}`, { 'x-change': '0' })).status).toBe(200);
  const answers = await writes;
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // How many of them outlast the wait for the lock is a matter of luck: both limits are three seconds.
  const refusals = answers.filter(({ status }) => status === 503);
  expect(refusals.filter(({ headers }) => headers.get('retry-after') !== '2')).toEqual([]);
  await expect.poll(async () => (await write(99)).status, { timeout: 10_000 }).toBe(200);
  expect((performance.now() - began) / 1000).toBeLessThan(12);

  thaw.resolve();
  expect(await frozen).toBe('refused');
  expect((await other.as.officer.patch(`/api/games/${id}`, { homeScore: 5 })).status).toBe(200);
});

test('connections that went silent are given up, and the next ones work', async () => {
  const { arena, relay } = relayed;
  await arena.as.member.get('/api/user');
  relay.hold();
  expect(await secondsOf(arena.as.visitor.get('/api/health'))).toBeLessThan(9);
  await expect.poll(async () => (await arena.as.visitor.get('/api/health')).status, { timeout: 10_000 }).toBe(200);
});
