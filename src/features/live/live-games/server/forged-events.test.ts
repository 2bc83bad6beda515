import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent } from '../contract.ts';
import { start, tap } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'fitness-club' }).where('id', '=', sportId).execute();

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const type = (id: number, change: object) => arena.as.officer.patch(`/api/games/${id}`, change);
const homeScore = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game).homeScore;

/** After any forged event, everything can be read and the game goes on. */
async function expectSound(id: number): Promise<void> {
  const before = (await homeScore(id)) ?? 0;
  expect((await arena.as.member.get(`/api/games/${id}/events`)).status).toBe(200);
  expect((await arena.as.member.get(`/api/games/${id}/box-score`)).status).toBe(200);
  expect((await post(id, tap('home', 'point'))).status).toBe(200);
  expect((await type(id, { status: 'live', homeScore: before + 3, awayScore: 0 })).status).toBe(200);
  expect(await homeScore(id)).toBe(before + 3);
}

it.each(['2100-12-31T23:59:59.999Z', '2091-06-01T00:00:00.000Z', '2090-02-01T00:00:00.000Z'])(
  'refuses an event of %s, and the game goes on',
  async (at) => {
    const id = await addUpcomingGame(world);
    await post(id, start());
    expect((await post(id, { ...tap('home', 'point'), at })).status).toBe(400);
    await expectSound(id);
  },
);

it('leaves room for more events after the latest accepted instant', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start());
  expect((await post(id, { ...tap('home', 'point'), at: '2090-01-01T00:00:59.000Z' })).status).toBe(200);
  await type(id, { homeScore: 4 });
  await expectSound(id);
});

it('refuses more than 999 points, and allows typing the score down again', async () => {
  const id = await addUpcomingGame(world);
  const tens = (count: number) => Array.from({ length: count }, () => tap('home', 'ten'));
  expect((await post(id, start(), ...tens(49))).status).toBe(200);
  expect((await post(id, ...tens(50))).status).toBe(200);
  expect(await homeScore(id)).toBe(990);
  expect((await post(id, tap('home', 'ten'))).status).toBe(400);
  expect((await post(id, ...Array.from({ length: 9 }, () => tap('home', 'point')))).status).toBe(200);
  expect([await homeScore(id), (await post(id, tap('home', 'point'))).status]).toEqual([999, 400]);
  expect((await type(id, { homeScore: 0 })).status).toBe(200);
  await expectSound(id);
});

it('handles corrections up and down, even below zero', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start());
  const correction = (points: number): PressedEvent => {
    const { id: key, at } = start();
    return { id: key, at, kind: 'correction', side: 'home', period: 1, points };
  };
  expect((await post(id, correction(1000))).status).toBe(400);
  expect((await post(id, correction(-5000))).status).toBe(200);
  for (const homeScore of [999, 0, 999]) expect((await type(id, { homeScore })).status).toBe(200);
  await type(id, { homeScore: 0 });
  await expectSound(id);
});

it('leaves out an event that an older version stored and this version cannot read', async () => {
  const id = await addUpcomingGame(world);
  const point = tap('home', 'point');
  await post(id, start(), point);
  const stored = { game_id: id, place: 3, kind: 'tap' as const, side: 'home' as const, tap: 'point', period: 1 };
  await arena.db
    .insertInto('game_events')
    .values({ ...stored, event_key: 'forged-event', at: '2101-01-01T00:00:00.000Z' })
    .execute();
  expect((await post(id, tap('home', 'five'))).status).toBe(200);
  const received = (await arena.as.officer.get(`/api/games/${id}/events?after=${point.id}`)).as(GameEvents);
  expect([received.from, received.events.length, await homeScore(id)]).toEqual([2, 1, 6]);
  await expectSound(id);
});
