import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import type { PressedEvent } from '../contract.ts';
import { clock, end, nextPeriod, start, tap, undo } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
const useRules = (definition: string) =>
  arena.db.updateTable('sports').set({ definition }).where('id', '=', sportId).execute();

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const periodNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game).period;

const fifteenDown = { elapsedMs: null, from: 900, to: 0 };
const noTime = { elapsedMs: null, from: 0, to: null };

it('tells everybody the period and since when its clock runs, in the game and in lists, until it is over', async () => {
  await useRules('netball');
  const id = await addUpcomingGame(world);
  expect(await periodNow(id)).toBeNull();
  const [begin, third, final] = [start(), nextPeriod(3), end()];
  await post(id, begin);
  expect(await periodNow(id)).toEqual({ name: 'Q1', title: '1st quarter', since: begin.at, ...fifteenDown });
  await post(id, third);
  const inThird = { name: 'Q3', title: '3rd quarter', since: third.at, ...fifteenDown };
  expect(await periodNow(id)).toEqual(inThird);
  const listed = (await arena.as.member.get('/api/games?status=live')).as(z.array(Game));
  expect(listed.find((game) => game.id === id)?.period).toEqual(inThird);
  await post(id, final);
  expect(await periodNow(id)).toBeNull();
  await post(id, undo(final.id));
  expect(await periodNow(id)).toEqual(inThird);
  await post(id, undo(third.id));
  expect(await periodNow(id)).toEqual({ name: 'Q1', title: '1st quarter', since: begin.at, ...fifteenDown });
});

it('sends the next period as a patch of less than 1 kB, although the score stays', async () => {
  const id = await addUpcomingGame(world);
  using stream = await listen(arena.url, arena.as.member);
  await post(id, start());
  await stream.receive(({ tags }) => tags.includes(`game:${id}`));
  const second = nextPeriod(2);
  await post(id, second);
  const told = await stream.receive(({ patches }) => patches[`score:${id}`]?.fields['period'] !== undefined);
  expect(told.patches[`score:${id}`]?.fields).toMatchObject({ period: { name: 'Q2', since: second.at } });
  expect(told.tags).not.toContain(`game:${id}`);
  expect(told.bytes).toBeLessThan(1_000);
});

it('has no period before a game, nor of a live game that only its score is entered of', async () => {
  const id = await addUpcomingGame(world);
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'live', homeScore: 3, awayScore: 1 });
  expect(await periodNow(id)).toBeNull();
  await post(id, start());
  expect(await periodNow(id)).toMatchObject({ name: 'Q1' });
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'upcoming', homeScore: null, awayScore: null });
  expect(await periodNow(id)).toBeNull();
});

it('has no clock in a shoot-out, nor where periods won are counted', async () => {
  await useRules('soccer');
  const id = await addUpcomingGame(world);
  await post(id, start(), nextPeriod(2), tap('home', 'shoot-out-goal', { period: 2 }));
  expect(await periodNow(id)).toEqual({ name: 'Shoot-out', title: 'Shoot-out', since: null, ...noTime });
  await useRules('esports');
  const series = await addUpcomingGame(world);
  await post(series, start(), nextPeriod(2));
  expect(await periodNow(series)).toEqual({ name: 'M2', title: 'Map 2', since: null, ...noTime });
});

it('tells everybody where the clock was stopped, and that it goes on, as a patch of less than 1 kB', async () => {
  await useRules('netball');
  const id = await addUpcomingGame(world);
  using stream = await listen(arena.url, arena.as.member);
  await post(id, start());
  await stream.receive(({ tags }) => tags.includes(`game:${id}`));
  const stop = clock(false, 150_000);
  await post(id, stop);
  const told = await stream.receive(({ patches }) => patches[`score:${id}`]?.fields['period'] !== undefined);
  const stopped = { name: 'Q1', title: '1st quarter', since: null, elapsedMs: 150_000, from: 900, to: 0 };
  expect(told.patches[`score:${id}`]?.fields).toMatchObject({ period: stopped });
  expect(told.patches[`events:${id}`]).toMatchObject({ added: { items: [stop] } });
  expect(told.bytes).toBeLessThan(1_000);
  expect(await periodNow(id)).toEqual(stopped);
  const go = clock(true, 150_000);
  await post(id, go);
  const since = new Date(Date.parse(go.at) - 150_000).toISOString();
  expect(await periodNow(id)).toEqual({ ...stopped, since, elapsedMs: null });
  await post(id, undo(go.id));
  expect(await periodNow(id)).toEqual(stopped);
  await post(id, nextPeriod(2));
  expect(await periodNow(id)).toMatchObject({ name: 'Q2', elapsedMs: null });
});

it('starts no game with a clock, ends none, and changes no score or box score', async () => {
  const id = await addUpcomingGame(world);
  const game = async () => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
  await post(id, clock(true, 0));
  expect(await game()).toMatchObject({ status: 'upcoming', period: null, homeScore: null });
  await post(id, start(), tap('home', 'goal'), clock(false, 900_000));
  expect(await game()).toMatchObject({ status: 'live', homeScore: 1, period: { name: 'Q1', elapsedMs: 900_000 } });
});

it('refuses a clock that no period can show', async () => {
  const id = await addUpcomingGame(world);
  for (const elapsedMs of [-1, 6_000_000, 1.5]) {
    const response = await arena.as.officer.post(`/api/games/${id}/events`, {
      events: [{ ...clock(true, 0), elapsedMs }],
    });
    expect(response.status).toBe(400);
  }
});
