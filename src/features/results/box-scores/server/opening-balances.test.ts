import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { openOlderApp } from '#app/testing/older-app.ts';
import { Leaders, PlayerSeason } from '#features/results/player-stats/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import type { Database } from '#server/database/schema.ts';
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

it('adds totals kept by hand to the sums of an older village when it is updated, if they can mean nothing else', async () => {
  await using village = await openOlderApp('0154_opening_balances');
  const { db } = village;
  await sql`insert into teams (id, name, name_key, sport_id, gender) values (900, 'A', 'a', 1, 'Mixed')`.execute(db);
  await sql`insert into teams (id, name, name_key, sport_id, gender) values (901, 'B', 'b', 1, 'Mixed')`.execute(db);
  const totals = JSON.stringify({ points: 57, gamesPlayed: 4 });
  const add = (id: number, photo: string | null) =>
    sql`
    insert into players (id, name, display_name, name_key, team_id, photo, points, games_played, kept_stats)
    values (${sql.lit(id)}, 'Ada', 'Ada', 'ada', 900, ${photo}, 10, 1, ${totals})`.execute(db);
  await add(901, null);
  await add(902, '/art/portraits/902.svg');
  await add(903, null);
  await add(904, null);
  await addGame(db, 910, '2026', [901, 902, 903]);
  await addGame(db, 911, '2025', [903]);
  await village.update();
  const { rows } = await sql`
    select id, points, games_played, kept_stats, opening_stats from players where id > 900 order by id`.execute(db);
  expect(rows).toEqual(
    [
      [901, 67, 5, true],
      [902, 10, 1, false],
      [903, 10, 1, false],
      [904, 10, 1, false],
    ].map(([id, points, games_played, hasOpening]) => ({
      id,
      points,
      games_played,
      kept_stats: totals,
      opening_stats: hasOpening ? totals : null,
    })),
  );
});

async function addGame(db: Database, id: number, season: string, playerIds: readonly number[]): Promise<void> {
  await sql`insert into subjects (id, kind) values (${sql.lit(id)}, 'game')`.execute(db);
  await sql`
    insert into games (id, sport_id, home_team_id, away_team_id, date_time, location, status, category, season, subject_id)
    values (${sql.lit(id)}, 1, 900, 901, '2026-01-01T10:00:00.000Z', 'Court', 'completed', 'regular', ${season},
      ${sql.lit(id)})`.execute(db);
  await sql`
    insert into box_scores (game_id, home_stats, away_stats, period_scores, counted_in)
    values (${sql.lit(id)}, '{}', '{}', '[]', ${season})`.execute(db);
  for (const playerId of playerIds) {
    await sql`
      insert into box_score_lines (game_id, player_id, side, did_not_play, stats)
      values (${sql.lit(id)}, ${sql.lit(playerId)}, 'home', 0, '{"points":10}')`.execute(db);
  }
}
