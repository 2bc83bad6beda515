import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Leaders, PlayerSeason } from '#features/results/player-stats/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { addAsAdmin, playedGame, savedBoxScore } from '../testing/played-game.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const playerNow = async (id: number) => (await arena.as.member.get(`/api/players/${id}`)).as(Player);
const seasonNow = async (id: number) => (await arena.as.member.get(`/api/players/${id}/season`)).as(PlayerSeason);
const type = (id: number, change: object) => arena.as.officer.patch(`/api/players/${id}`, change);
const setSeason = (season: string) => arena.as.adminWithWindow.patch('/api/settings', { season });
const fetchSums = async (id: number) => {
  const { stats, openingStats } = await playerNow(id);
  return [stats.points, stats.gamesPlayed, openingStats?.points, openingStats?.gamesPlayed];
};

/** 57 points in 4 games typed by hand, and then the first box score. */
async function scoredFirstGame(sportId?: number) {
  const game = await playedGame(arena, sportId ? { sportId } : {});
  const [id = 0, other = 0] = game.home;
  await type(id, { stats: { points: 57, rebounds: 8, gamesPlayed: 4 } });
  await savedBoxScore(arena, game.path, { lines: [{ playerId: id, points: 10, rebounds: 2 }] });
  return { ...game, id, other };
}

describe('totals that were kept by hand', () => {
  it('stay in the sum when the first game is entered, also on the page of the player', async () => {
    const { id } = await scoredFirstGame();
    expect(await fetchSums(id)).toEqual([67, 5, 57, 4]);
    expect(await seasonNow(id)).toMatchObject({ games: 5, totals: { points: 67, rebounds: 10 } });
  });

  it('can be corrected by an officer, and the sum follows', async () => {
    const { id, other, path } = await scoredFirstGame();
    expect((await type(id, { openingStats: { points: 50 } })).status).toBe(200);
    expect(await fetchSums(id)).toEqual([60, 5, 50, 4]);
    const impossible = await type(id, { openingStats: { fgm: 3, fga: 2 } });
    expect([impossible.status, impossible.as(ErrorResponse).issues?.[0]?.path]).toEqual([400, 'openingStats.fgm']);
    expect((await type(other, { openingStats: { points: 5 } })).status).toBe(400);
    await savedBoxScore(arena, path, { lines: [] });
    expect(await fetchSums(id)).toEqual([50, 4, undefined, undefined]);
  });

  it('belong to their season: the next one starts at zero, and they return with theirs', async () => {
    const { id } = await scoredFirstGame();
    await setSeason('2027');
    expect(await fetchSums(id)).toEqual([0, 0, 0, 0]);
    await type(id, { openingStats: { points: 3, gamesPlayed: 1 } });
    expect(await fetchSums(id)).toEqual([3, 1, 3, 1]);
    await setSeason('2026');
    expect(await fetchSums(id)).toEqual([67, 5, 57, 4]);
  });

  it('are compared with totals of others, typed by hand or from box scores', async () => {
    const sportId = await addAsAdmin(arena, '/api/sports', { name: 'Basketball by hand', definition: 'basketball' });
    const { id, other } = await scoredFirstGame(sportId);
    await type(other, { stats: { points: 60, gamesPlayed: 5 } });
    const leaders = (await arena.as.member.get(`/api/leaders?sportId=${sportId}`)).as(Leaders);
    const points = leaders.statistics.find(({ key }) => key === 'points')?.leaders;
    expect(points?.map(({ player, total, games, byHand }) => [player.id, total, games, byHand])).toEqual([
      [id, 67, 5, 57],
      [other, 60, 5, 0],
    ]);
  });

  it('are in the export', async () => {
    const { id } = await scoredFirstGame();
    const { name } = await playerNow(id);
    const { body } = await arena.as.adminWithWindow.get('/api/exports/players');
    const [heading = '', ...rows] = String(body).split(/\r?\n/);
    const at = heading.split(',').findIndex((cell) => cell.includes('Points by hand'));
    expect(rows.find((row) => row.startsWith(name))?.split(',')[at]).toBe('57');
  });
});
