import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent } from '../contract.ts';
import { listOnCourt } from '../line-up.ts';
import { findBibs } from '../position-rules.ts';
import { restart, start, substitution, takesPosition, tap } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const gameNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const courtNow = async (id: number) => {
  const { events } = (await arena.as.adminWithWindow.get(`/api/games/${id}/events`)).as(GameEvents);
  return listOnCourt(events, 'home');
};

async function gameWithPlayers() {
  const id = await addUpcomingGame(world);
  const { homeTeamId } = await gameNow(id);
  const [one, other] = [await addPlayer(world), await addPlayer(world)];
  const change = arena.db.updateTable('players').set({ team_id: homeTeamId });
  await change.where('id', 'in', [one, other]).execute();
  return { id, one, other };
}

it('keeps a line-up with the game for every scorer, without starting the game', async () => {
  const { id, one, other } = await gameWithPlayers();
  expect((await post(id, substitution('on', one), substitution('on', other))).status).toBe(200);
  await post(id, substitution('off', one));
  expect(await courtNow(id)).toEqual([null, other]);
  expect(await gameNow(id)).toMatchObject({ status: 'upcoming', homeScore: null, hasBoxScore: false });
});

it('keeps a score typed before the first tap, even if a line-up was set', async () => {
  const { id, one } = await gameWithPlayers();
  await post(id, substitution('on', one));
  await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 3, awayScore: 1, status: 'live' });
  await post(id, start(), tap('home', 'point'));
  expect(await gameNow(id)).toMatchObject({ status: 'live', homeScore: 4, awayScore: 1 });
});

it('accepts only players of that side', async () => {
  const { id, one } = await gameWithPlayers();
  const { status, body } = await post(id, substitution('on', one, 'away'));
  expect([status, body]).toMatchObject([400, { issues: [{ path: 'events.0.playerId' }] }]);
});

it('leaves a deleted player out of the line-up', async () => {
  const { id, one, other } = await gameWithPlayers();
  await post(id, substitution('on', one), substitution('on', other));
  await arena.db.deleteFrom('players').where('id', '=', one).execute();
  expect(await courtNow(id)).toEqual([other]);
});

it('keeps positions and whose the restart is, without starting the game', async () => {
  const { sportId } = await sides.of(world);
  await arena.db.updateTable('sports').set({ definition: 'netball' }).where('id', '=', sportId).execute();
  const { id, one, other } = await gameWithPlayers();
  const events = [takesPosition(one, 'GS'), takesPosition(other, 'GA'), takesPosition(one, 'C'), restart('away')];
  expect((await post(id, ...events)).status).toBe(200);
  const known = (await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents);
  expect(known.events).toMatchObject(events);
  expect(Object.fromEntries(findBibs(known.events, 'home'))).toEqual({ [one]: 'C', [other]: 'GA' });
  expect(await gameNow(id)).toMatchObject({ status: 'upcoming', homeScore: null });
});

it('refuses a position that the sport does not have', async () => {
  const { id, one } = await gameWithPlayers();
  const { status, body } = await post(id, takesPosition(one, 'Libero'));
  expect([status, body]).toMatchObject([400, { issues: [{ path: 'events.0.position' }] }]);
});
