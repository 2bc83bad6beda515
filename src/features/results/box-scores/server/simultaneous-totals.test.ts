import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { countRounds } from '#testing/whole-run.ts';
import { addAsAdmin, playedGame, savedBoxScore } from '../testing/played-game.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const rounds = countRounds(20);
const fetchPoints = async (id: number) => (await arena.as.member.get(`/api/players/${id}`)).as(Player).stats.points;

/** Two games of the same teams, of two seasons unless one is given. */
async function twoGames(seasons: [string, string]) {
  const { gameId, home, path } = await playedGame(arena, { season: seasons[0] });
  const { sportId, homeTeamId, awayTeamId } = (await arena.as.member.get(`/api/games/${gameId}`)).as(Game);
  const teams = { sportId, homeTeamId, awayTeamId, season: seasons[1] };
  const score = { dateTime: '2026-03-08T16:00:00Z', location: 'Court', homeScore: 10, awayScore: 4 };
  const second = await addAsAdmin(arena, '/api/games', { ...teams, ...score });
  return { players: home, paths: [path, `/api/games/${second}/box-score`] };
}

const save = (path: string, players: readonly number[], points: number) =>
  savedBoxScore(arena, path, { lines: players.map((playerId) => ({ playerId, points })) });

test('counts both games when two officers save the box scores of one team at the same moment', async () => {
  const { players, paths } = await twoGames(['2026', '2026']);
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all(paths.map((path, at) => save(path, at === 0 ? players : players.toReversed(), (round % 2) + at)));
    const expected = 2 * (round % 2) + 1;
    expect(await Promise.all(players.map(fetchPoints)), `round ${round}`).toEqual(players.map(() => expected));
  }
});

test('counts the season that is current in the end when the season changes while a box score is saved', async () => {
  const { players, paths } = await twoGames(['2026', '2027']);
  for (let round = 1; round <= rounds; round += 1) {
    const season = round % 2 === 0 ? '2026' : '2027';
    const [first = '', second = ''] = paths;
    const changed = arena.as.adminWithWindow.patch('/api/settings', { season });
    await Promise.all([save(first, players, round % 4), save(second, players, (round % 4) + 4), changed]);
    expect((await changed).status).toBe(200);
    const expected = (round % 4) + (season === '2026' ? 0 : 4);
    expect(await Promise.all(players.map(fetchPoints)), `round ${round}`).toEqual(players.map(() => expected));
  }
});
