import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Player } from '#features/teams/players/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { BoxScore } from '../contract.ts';
import { addAsAdmin, playedGame, savedBoxScore } from '../testing/played-game.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const fetchStats = async (id: number) => {
  const { stats, areStatsDerived } = (await arena.as.member.get(`/api/players/${id}`)).as(Player);
  return [areStatsDerived, stats.points, stats.gamesPlayed];
};
const change = async (path: string, fields: object) =>
  expect((await arena.as.adminWithWindow.patch(path.replace('/box-score', ''), fields)).status).toBe(200);

it('excludes a game that is called off from the totals, and includes it again when it is played', async () => {
  const { path, home } = await playedGame(arena);
  const [id = 0] = home;
  await arena.as.officer.patch(`/api/players/${id}`, { stats: { points: 88, gamesPlayed: 9 } });
  await savedBoxScore(arena, path, { lines: [{ playerId: id, points: 7 }] });
  expect(await fetchStats(id)).toEqual([true, 95, 10]);
  for (const status of ['cancelled', 'postponed']) {
    await change(path, { status });
    expect(await fetchStats(id)).toEqual([false, 88, 9]);
    await change(path, { status: 'completed', homeScore: 10, awayScore: 4 });
    expect(await fetchStats(id)).toEqual([true, 95, 10]);
  }
  await change(path, { status: 'live' });
  expect(await fetchStats(id)).toEqual([true, 95, 10]);
});

it('includes lines that were entered while the game was called off once it is played', async () => {
  const { path, home } = await playedGame(arena, { status: 'postponed', homeScore: null, awayScore: null });
  const [id = 0] = home;
  await savedBoxScore(arena, path, { lines: [{ playerId: id, points: 7 }] });
  expect(await fetchStats(id)).toEqual([false, 0, 0]);
  await change(path, { status: 'completed', homeScore: 7, awayScore: 0 });
  expect(await fetchStats(id)).toEqual([true, 7, 1]);
});

it('moves the lines of a game to its new season', async () => {
  const { path, home } = await playedGame(arena);
  const [id = 0] = home;
  await savedBoxScore(arena, path, { lines: [{ playerId: id, points: 7 }] });
  await change(path, { season: '2025' });
  expect(await fetchStats(id)).toEqual([true, 0, 0]);
  await change(path, { season: '2026' });
  expect(await fetchStats(id)).toEqual([true, 7, 1]);
});

it('refuses to change the teams of a game with a box score', async () => {
  const { path, home } = await playedGame(arena);
  await savedBoxScore(arena, path, { lines: [{ playerId: home[0], points: 7 }] });
  const other = await playedGame(arena);
  const { homeTeamId } = z.parse(
    z.object({ homeTeamId: z.int() }),
    (await arena.as.member.get(`/api/games/${other.gameId}`)).body,
  );
  const refused = await arena.as.adminWithWindow.patch(path.replace('/box-score', ''), { homeTeamId });
  expect([refused.status, refused.as(ErrorResponse).message]).toEqual([
    409,
    'This game has a box score: clear it first',
  ]);
});

it('keeps a player on their side of the game in a correction after they changed teams', async () => {
  const { path, home, away } = await playedGame(arena);
  const lines = [{ playerId: home[0], points: 6 }];
  await savedBoxScore(arena, path, { lines });
  const { team } = (await arena.as.member.get(`/api/players/${away[0]}`)).as(Player);
  expect((await arena.as.adminWithWindow.patch(`/api/players/${home[0]}`, { teamId: team.id })).status).toBe(200);
  const again = await savedBoxScore(arena, path, { lines: [{ playerId: home[0], points: 5 }] });
  expect([again.lines[0]?.side, again.totals.home['points']]).toEqual(['home', 5]);
});

it('refuses the second of two simultaneous saves, with the box score of the first', async () => {
  const { path, home } = await playedGame(arena);
  const save = (points: number) => arena.as.officer.put(path, { version: 0, lines: [{ playerId: home[0], points }] });
  const responses = await Promise.all([save(4), save(5)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const accepted = responses.find(({ status }) => status === 200)?.as(BoxScore);
  const refused = responses.find(({ status }) => status === 409)?.as(ErrorResponse);
  expect(refused).toMatchObject({ code: 'version', current: { version: 1, lines: accepted?.lines } });
});

it('refuses impossible counts, each with its path', async () => {
  const { path, home } = await playedGame(arena);
  for (const points of [-1, 1e9, 1.5, '5', true, [1]]) {
    const response = await arena.as.officer.put(path, { lines: [{ playerId: home[0], points }] });
    expect([response.status, response.as(ErrorResponse).issues?.[0]?.path]).toEqual([400, 'lines.0.points']);
  }
  const deletedId = await addAsAdmin(arena, '/api/players', { name: 'Gone', teamId: await fetchTeam(home[0] ?? 0) });
  await arena.as.adminWithWindow.delete(`/api/players/${deletedId}`);
  const response = await arena.as.officer.put(path, { lines: [{ playerId: deletedId, points: 1 }] });
  expect(response.as(ErrorResponse).issues).toEqual([
    { path: 'lines.0.playerId', message: 'is not on either of these teams' },
  ]);
});

const fetchTeam = async (id: number) => (await arena.as.member.get(`/api/players/${id}`)).as(Player).team.id;
