import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { GameEvents, type PressedEvent } from '../contract.ts';
import { edit, start, tap } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const listEvents = async (id: number) =>
  (await arena.as.adminWithWindow.get(`/api/games/${id}/events`)).as(GameEvents).events;

async function gameWithPlayers() {
  const id = await addUpcomingGame(world);
  const { homeTeamId, awayTeamId } = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
  const add = async (teamId: number) => {
    const player = await addPlayer(world);
    await arena.db.updateTable('players').set({ team_id: teamId }).where('id', '=', player).execute();
    return player;
  };
  return {
    id,
    playerId: await add(homeTeamId),
    otherPlayerId: await add(awayTeamId),
    fielderId: await add(awayTeamId),
  };
}

it('keeps two players of the other side with a play, and names them', async () => {
  const { id, ...players } = await gameWithPlayers();
  const play = { ...tap('home', 'point'), ...players };
  expect((await post(id, start(), play)).status).toBe(200);
  const names = {
    playerName: expect.any(String),
    otherPlayerName: expect.any(String),
    fielderName: expect.any(String),
  };
  expect((await listEvents(id)).at(-1)).toEqual({ ...play, ...names });
  const corrected = { ...edit(play.id, 'home', 'point', players), otherPlayerId: players.fielderId };
  expect((await post(id, corrected)).status).toBe(200);
  expect((await listEvents(id)).at(-1)).toMatchObject({ otherPlayerId: players.fielderId });
});

it('refuses a second player of the same side, and a toss in a sport without innings', async () => {
  const { id, playerId, otherPlayerId } = await gameWithPlayers();
  const swapped = await post(id, start(), { ...tap('home', 'point', { playerId }), otherPlayerId: playerId });
  expect([swapped.status, swapped.body]).toMatchObject([400, { issues: [{ path: 'events.1.otherPlayerId' }] }]);
  const fielder = await post(id, start(), {
    ...tap('home', 'point', { playerId }),
    otherPlayerId,
    fielderId: playerId,
  });
  expect([fielder.status, fielder.body]).toMatchObject([400, { issues: [{ path: 'events.1.fielderId' }] }]);
  const { id: toss, at } = start();
  const tossed = await post(id, { id: toss, at, kind: 'toss', side: 'home', choice: 'bat', overs: 20, players: 11 });
  expect([tossed.status, tossed.body]).toMatchObject([400, { issues: [{ path: 'events.0.kind' }] }]);
});

it('forgets a second player who is deleted, and keeps the play', async () => {
  const { id, ...players } = await gameWithPlayers();
  await post(id, start(), { ...tap('home', 'point'), ...players });
  await arena.db.deleteFrom('players').where('id', 'in', [players.otherPlayerId, players.fielderId]).execute();
  const play = (await listEvents(id)).at(-1);
  expect(play).toMatchObject({ kind: 'tap', playerId: players.playerId });
  expect(play).not.toHaveProperty('otherPlayerId');
});
