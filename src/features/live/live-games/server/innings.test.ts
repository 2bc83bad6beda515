import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import type { PressedEvent } from '../contract.ts';
import { end, nextPeriod, start, tap, undo } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
await arena.db.updateTable('sports').set({ definition: 'cricket' }).where('id', '=', sportId).execute();

const post = (id: number, ...events: PressedEvent[]) => arena.as.officer.post(`/api/games/${id}/events`, { events });
const gameNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);

async function gameWithPlayers() {
  const id = await addUpcomingGame(world);
  const { homeTeamId, awayTeamId } = await gameNow(id);
  const add = async (teamId: number) => {
    const player = await addPlayer(world);
    await arena.db.updateTable('players').set({ team_id: teamId }).where('id', '=', player).execute();
    return player;
  };
  return { id, home: await add(homeTeamId), away: await add(awayTeamId), keeper: await add(awayTeamId) };
}

const toss = (overs: number): PressedEvent => ({
  ...tossed(),
  kind: 'toss',
  side: 'away',
  choice: 'bowl',
  overs,
  players: 2,
});
const tossed = () => {
  const { id, at } = start();
  return { id, at };
};

it('keeps wickets and overs beside the score, and counts a ball for everybody who took part', async () => {
  const { id, home, away, keeper } = await gameWithPlayers();
  expect((await post(id, toss(1))).status).toBe(200);
  expect(await gameNow(id)).toMatchObject({ status: 'upcoming', innings: null });
  const ball = (key: string) => ({ ...tap('home', key, { playerId: home }), otherPlayerId: away });
  const stumped = { ...ball('stumped'), fielderId: keeper };
  await post(id, start(), ball('4'), ball('wide-1'), ball('no-ball-6'), stumped);
  const innings = { side: 'home', wickets: 1, balls: 2, overs: 1, players: 2 };
  expect(await gameNow(id)).toMatchObject({ status: 'live', homeScore: 13, awayScore: 0, innings: [innings] });
  const boxScore = async () => (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
  const { lines, teamStats } = await boxScore();
  const counts = new Map(lines.map(({ playerId, stats }) => [playerId, stats]));
  expect(counts.get(home)).toMatchObject({ runs: 10, ballsFaced: 3, fours: 1, sixes: 1 });
  expect(counts.get(away)).toMatchObject({ ballsBowled: 2, runsConceded: 13, wickets: 1, overs: 0.2 });
  expect(counts.get(keeper)).toMatchObject({ stumpings: 1 });
  expect(teamStats.home).toMatchObject({ wides: 2, noBalls: 1 });

  await post(id, undo(stumped.id));
  expect((await gameNow(id)).innings).toEqual([{ ...innings, wickets: 0, balls: 1 }]);
  expect((await boxScore()).lines.some(({ playerId }) => playerId === keeper)).toBe(false);

  const chase = { ...tap('away', '6', { playerId: away, period: 2 }), otherPlayerId: home };
  const winning = { ...chase, ...tossed() };
  const third = { ...chase, ...tossed() };
  await post(id, nextPeriod(2), { ...chase, ...tossed() }, winning, third, end());
  expect(await gameNow(id)).toMatchObject({
    status: 'completed',
    awayScore: 18,
    period: null,
    innings: [{ side: 'home' }, { side: 'away', wickets: 0, balls: 3, overs: 1, players: 2 }],
  });
});

it('gives a maiden for an over without a run, and takes it back', async () => {
  const { id, home, away } = await gameWithPlayers();
  const balls = Array.from({ length: 6 }, () => ({ ...tap('home', 'dot', { playerId: home }), otherPlayerId: away }));
  await post(id, start(), ...balls);
  const maidens = async () => {
    const { lines } = (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
    return lines.find(({ playerId }) => playerId === away)?.stats['maidens'];
  };
  expect(await maidens()).toBe(1);
  await post(id, undo(balls[0]?.id ?? ''));
  expect(await maidens()).not.toBe(1);
});
