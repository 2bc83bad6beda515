import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import type { PressedEvent } from '../contract.ts';
import { start, tap } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'soccer' }).where('id', '=', sportId).execute();

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });

async function addHomePlayer(id: number): Promise<number> {
  const { homeTeamId } = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
  const playerId = await addPlayer(world);
  await arena.db.updateTable('players').set({ team_id: homeTeamId }).where('id', '=', playerId).execute();
  return playerId;
}

it('counts an own goal for the other side, not the side of the named player, in the score and the box score', async () => {
  const id = await addUpcomingGame(world);
  const playerId = await addHomePlayer(id);
  expect((await post(id, start(), tap('home', 'own-goal', { playerId }))).status).toBe(200);
  expect((await arena.as.member.get(`/api/games/${id}`)).as(Game)).toMatchObject({ homeScore: 0, awayScore: 1 });
  const boxScore = (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
  expect(boxScore.teamStats).toEqual({ home: {}, away: { ownGoalsFor: 1 } });
});

it('refuses an own goal whose player is on the other side', async () => {
  const id = await addUpcomingGame(world);
  const playerId = await addHomePlayer(id);
  expect((await post(id, start(), tap('away', 'own-goal', { playerId }))).status).toBe(400);
});
