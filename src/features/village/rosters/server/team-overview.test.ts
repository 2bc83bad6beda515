import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addAsAdmin, playedGame, savedBoxScore } from '#features/results/box-scores/testing/played-game.ts';
import { TeamOverview } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const overviewOf = async (id: number) => (await arena.as.member.get(`/api/teams/${id}/overview`)).as(TeamOverview);
const sidesOf = async (gameId: number) => (await arena.as.member.get(`/api/games/${gameId}`)).as(Game);

it('shows a team with its table, and each player with the season', async () => {
  const { gameId, path, home } = await playedGame(arena);
  const { homeTeamId } = await sidesOf(gameId);
  const [ada = 0, bea = 0, cleo = 0] = home;
  await savedBoxScore(arena, path, {
    lines: [
      { playerId: ada, pts: 10 },
      { playerId: bea, didNotPlay: true },
    ],
  });
  const overview = await overviewOf(homeTeamId);
  expect(overview).toMatchObject({ definition: 'basketball', season: '2026', table: { season: '2026' } });
  expect(overview.table?.rows.find(({ team }) => team.id === homeTeamId)).toMatchObject({ played: 1, won: 1 });
  expect(overview.squad.map(({ player, games, totals }) => [player.id, games, totals['points'] ?? 0])).toEqual([
    [ada, 1, 10],
    [bea, 0, 0],
    [cleo, 0, 0],
  ]);
  await savedBoxScore(arena, path, { lines: [{ playerId: ada, pts: 6 }], version: 1 });
  expect((await overviewOf(homeTeamId)).squad[0]?.totals['points']).toBe(6);
});

it('counts what was typed by hand, and has no table for a team without league games', async () => {
  const sportId = await addAsAdmin(arena, '/api/sports', { name: 'Cheer 7', definition: 'cheerleading' });
  const teamId = await addAsAdmin(arena, '/api/teams', { name: "O'Neill 7's 🦉", sportId, gender: 'Mixed' });
  expect(await overviewOf(teamId)).toMatchObject({ table: null, squad: [] });
  await addAsAdmin(arena, '/api/players', { name: 'Zola', teamId, stats: { gamesPlayed: 3 } });
  expect((await overviewOf(teamId)).squad).toMatchObject([{ player: { displayName: 'Zola' }, games: 3 }]);
});

it('shows the season before until somebody has played in the new one', async () => {
  const { gameId, path, home } = await playedGame(arena, { season: '2025', dateTime: '2025-03-01T16:00:00Z' });
  await savedBoxScore(arena, path, { lines: [{ playerId: home[0], pts: 10 }] });
  expect(await overviewOf((await sidesOf(gameId)).homeTeamId)).toMatchObject({
    season: '2025',
    squad: [{ games: 1, totals: { points: 10 } }, { games: 0 }, { games: 0 }],
  });
});

it('knows no team with an id that none has', async () => {
  expect((await arena.as.member.get('/api/teams/999999/overview')).status).toBe(404);
});
