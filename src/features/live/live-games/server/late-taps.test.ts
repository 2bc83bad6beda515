import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { Officer } from '#features/people/accounts/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent } from '../contract.ts';
import { liveState } from '../rules.ts';
import { end, nextPeriod, start, substitution, tap } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'basketball' }).where('id', '=', sportId).execute();

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const patch = (id: number, change: object) => arena.as.adminWithWindow.patch(`/api/games/${id}`, change);
const gameNow = async (id: number) => {
  const { status, homeScore, awayScore } = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
  return [status, homeScore, awayScore];
};
const stateNow = async (id: number) => {
  const { events } = (await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents);
  return liveState(getDefinition('basketball'), events);
};

it('counts a late tap in the period in which it was pressed', async () => {
  const id = await addUpcomingGame(world);
  const late = tap('home', 'three');
  await post(id, start(), nextPeriod(2), tap('away', 'two', { period: 2 }));
  await post(id, late);
  expect(await stateNow(id)).toMatchObject({
    period: 2,
    periodScores: [
      { home: 3, away: 0 },
      { home: 0, away: 2 },
    ],
  });
});

it('counts a late tap after the end, and changes the result', async () => {
  const id = await addUpcomingGame(world);
  const late = tap('home', 'three');
  await post(id, start(), tap('away', 'two'), end());
  expect(await gameNow(id)).toEqual(['completed', 0, 2]);
  await post(id, late);
  expect(await gameNow(id)).toEqual(['completed', 3, 2]);
});

it('counts a late tap in a game that was completed by hand, which stays completed', async () => {
  const id = await addUpcomingGame(world);
  const late = tap('home', 'three');
  await post(id, start(), tap('away', 'two'));
  await patch(id, { status: 'completed', homeScore: 1 });
  expect(await stateNow(id)).toMatchObject({ isEnded: true, score: { home: 1, away: 2 } });
  await post(id, late);
  expect(await gameNow(id)).toEqual(['completed', 4, 2]);
});

it('counts a tap in a game that was resumed by hand, which goes on', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start(), tap('away', 'two'), end());
  await patch(id, { status: 'live' });
  expect(await stateNow(id)).toMatchObject({ isEnded: false });
  await post(id, tap('home', 'three'));
  expect(await gameNow(id)).toEqual(['live', 3, 2]);
});

it('restarts a finished game that was reset to upcoming with the next tap, but not with a line-up', async () => {
  const id = await addUpcomingGame(world);
  const ada = await addPlayer(world);
  await post(id, start(), tap('away', 'two'), end());
  expect((await patch(id, { status: 'upcoming', homeScore: null, awayScore: null })).status).toBe(200);
  expect(await stateNow(id)).toMatchObject({ isEnded: false, score: { home: 0, away: 0 } });
  await post(id, substitution('on', ada));
  expect(await gameNow(id)).toEqual(['upcoming', null, null]);
  await post(id, tap('home', 'three'));
  expect(await gameNow(id)).toEqual(['live', 3, 0]);
});

it('refuses a late tap while the game is cancelled, and counts it afterwards', async () => {
  const id = await addUpcomingGame(world);
  const late = tap('home', 'three');
  await post(id, start());
  await patch(id, { status: 'cancelled' });
  expect((await post(id, late)).status).toBe(409);
  await patch(id, { status: 'live' });
  expect((await post(id, late)).status).toBe(200);
  expect(await gameNow(id)).toEqual(['live', 3, 0]);
});

it('refuses a late tap of a former officer, and counts it once they are an officer again', async () => {
  const id = await addUpcomingGame(world);
  const late = tap('home', 'three');
  await post(id, start());
  const officers = (await arena.as.adminWithWindow.get('/api/admin/officers')).as(z.array(Officer));
  const entry = officers.find(({ username }) => username === usernames.officer);
  await arena.as.adminWithWindow.delete(`/api/admin/officers/${entry?.id}`);
  expect((await post(id, late)).status).toBe(403);
  await arena.as.adminWithWindow.post('/api/admin/officers', { username: usernames.officer });
  expect((await post(id, late)).status).toBe(200);
  expect(await gameNow(id)).toEqual(['live', 3, 0]);
});

it('deletes the events with the game', async () => {
  const id = await addUpcomingGame(world);
  await post(id, start());
  const eventsStatus = async () => (await arena.as.member.get(`/api/games/${id}/events`)).status;
  expect(await eventsStatus()).toBe(200);
  expect((await arena.as.adminWithWindow.delete(`/api/games/${id}`)).status).toBe(200);
  expect([await eventsStatus(), (await post(id, tap('home', 'three'))).status]).toEqual([404, 404]);
});
