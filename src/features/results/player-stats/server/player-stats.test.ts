import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addAsAdmin, playedGame, savedBoxScore } from '#features/results/box-scores/testing/played-game.ts';
import { Leaders, PlayerCareer, PlayerSeason } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const fetchSeason = async (id: number) => (await arena.as.member.get(`/api/players/${id}/season`)).as(PlayerSeason);

it("shows a player's season from box scores, and their games, latest first", async () => {
  const { path, gameId, home } = await playedGame(arena);
  const [ada = 0, bea = 0] = home;
  await savedBoxScore(arena, path, {
    lines: [
      { playerId: ada, pts: 10, reb: 4, ast: 5, fg: 4, fga: 8, ft: 2, fta: 2 },
      { playerId: bea, didNotPlay: true },
    ],
  });
  const season = await fetchSeason(ada);
  expect(season).toMatchObject({
    games: 1,
    definition: 'basketball',
    totals: { points: 10, rebounds: 4, fieldGoalPct: 50 },
    // 0.4 x 10 + 0.3 x 4 + 0.2 x 5 + 0.1 x 50
    rating: 11,
    log: [{ gameId, ownScore: 10, otherScore: 4, didNotPlay: false, measure: 10, stats: { assists: 5 } }],
  });
  expect(season.log[0]?.opponent.name).toMatch(/^Oak/);
  expect(await fetchSeason(bea)).toMatchObject({ games: 0, log: [{ didNotPlay: true, stats: {}, measure: 0 }] });

  await savedBoxScore(arena, path, { lines: [{ playerId: ada, pts: 6 }], version: 1 });
  expect(await fetchSeason(ada)).toMatchObject({ totals: { points: 6 }, log: [{ measure: 6 }] });
  expect((await fetchSeason(bea)).log).toEqual([]);
});

it("shows a player's seasons, best games and all games", async () => {
  const before = await playedGame(arena, { season: '2025', dateTime: '2025-03-01T16:00:00Z' });
  const [ada = 0] = before.home;
  await savedBoxScore(arena, before.path, { lines: [{ playerId: ada, pts: 21, reb: 2 }] });
  const { homeTeamId, awayTeamId } = (await arena.as.member.get(`/api/games/${before.gameId}`)).as(Game);
  const fixture = { sportId: 1, homeTeamId, awayTeamId, location: 'Court', homeScore: 8, awayScore: 9 };
  const gameId = await addAsAdmin(arena, '/api/games', { ...fixture, dateTime: '2026-04-01T16:00:00Z' });
  await savedBoxScore(arena, `/api/games/${gameId}/box-score`, { lines: [{ playerId: ada, pts: 8, reb: 5 }] });
  const career = (await arena.as.member.get(`/api/players/${ada}/career`)).as(PlayerCareer);
  expect(career.seasons).toMatchObject([
    { season: '2026', games: 1, totals: { points: 8 } },
    { season: '2025', games: 1, totals: { points: 21 } },
  ]);
  expect(career.records.map(({ key, value, game }) => [key, value, game.gameId])).toEqual([
    ['points', 21, before.gameId],
    ['rebounds', 5, gameId],
  ]);
  expect(career.log.map((game) => game.gameId)).toEqual([gameId, before.gameId]);
});

it('shows typed totals where nobody kept box scores', async () => {
  const { home } = await playedGame(arena);
  const teamId = (await fetchSeason(home[0] ?? 0)).player.team.id;
  const stats = { points: 30, gamesPlayed: 4 };
  const id = await addAsAdmin(arena, '/api/players', { name: 'Zola', teamId, stats });
  expect(await fetchSeason(id)).toMatchObject({ games: 4, totals: { points: 30 }, rating: 12, log: [] });
});

it('names the leaders of a sport and season, and follows corrections', async () => {
  const sportId = await addAsAdmin(arena, '/api/sports', { name: 'Indoor netball', definition: 'netball' });
  const { path, home, away } = await playedGame(arena, { sportId });
  const [ada = 0, bea = 0] = home;
  const [xola = 0] = away;
  const lines = [
    { playerId: ada, goals: 4, goalAttempts: 5 },
    { playerId: bea, didNotPlay: true },
    { playerId: xola, goals: 6, goalAttempts: 6 },
  ];
  await savedBoxScore(arena, path, { lines });
  const goals = async (season = '2026') => {
    const leaders = (await arena.as.member.get(`/api/leaders?sportId=${sportId}&season=${season}`)).as(Leaders);
    const statistic = leaders.statistics.find(({ label }) => label === 'Goals');
    return statistic?.leaders.map(({ player, total, perGame }) => [player.id, total, perGame]);
  };
  expect(await goals()).toEqual([
    [xola, 6, 6],
    [ada, 4, 4],
  ]);
  await savedBoxScore(arena, path, { lines: [{ playerId: ada, goals: 5, goalAttempts: 5 }], version: 1 });
  expect(await goals()).toEqual([[ada, 5, 5]]);
  expect(await goals('1999')).toBeUndefined();
});

it('names leaders from typed totals, in a sport without box scores', async () => {
  const sportId = await addAsAdmin(arena, '/api/sports', { name: 'Padel' });
  const teamId = await addAsAdmin(arena, '/api/teams', { name: 'Padel One', sportId, gender: 'Mixed' });
  const id = await addAsAdmin(arena, '/api/players', { name: 'Thabo', teamId, stats: { points: 9, gamesPlayed: 2 } });
  const { statistics } = (await arena.as.member.get(`/api/leaders?sportId=${sportId}`)).as(Leaders);
  expect(statistics).toMatchObject([{ key: 'points', leaders: [{ player: { id }, total: 9, perGame: 4.5 }] }]);
});

it('names leaders from box scores and typed totals', async () => {
  const sportId = await addAsAdmin(arena, '/api/sports', { name: 'Beach netball', definition: 'netball' });
  const { path, home } = await playedGame(arena, { sportId });
  const [ada = 0, bea = 0] = home;
  for (const [id, points] of [
    [ada, 50],
    [bea, 8],
  ] as const) {
    await arena.as.officer.patch(`/api/players/${id}`, { stats: { points, gamesPlayed: 4 } });
  }
  await savedBoxScore(arena, path, { lines: [{ playerId: ada, goals: 5, goalAttempts: 6 }] });
  const { statistics } = (await arena.as.member.get(`/api/leaders?sportId=${sportId}`)).as(Leaders);
  const goals = statistics.find(({ key }) => key === 'goals');
  expect(goals?.leaders.map(({ player, total, games }) => [player.id, total, games])).toEqual([
    [ada, 55, 5],
    [bea, 8, 4],
  ]);
});

it('serves members only, and answers 404 for an unknown player', async () => {
  expect((await arena.as.visitor.get('/api/players/1/season')).status).toBe(401);
  expect((await arena.as.visitor.get('/api/leaders?sportId=1')).status).toBe(401);
  expect((await arena.as.member.get('/api/players/999999/season')).status).toBe(404);
});
