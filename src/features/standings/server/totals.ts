import type { Side } from '#features/box-scores/contract.ts';
import { type Counts, total } from '#features/sports/definitions/definition.ts';
import type { Database } from '#server/database/schema.ts';

export type GameTotals = Record<Side, Record<string, number>>;

/** What the box scores of a sport's season counted, by game: for players, and for teams as a whole. */
export async function totalsOfGames(db: Database, sportId: number, season: string): Promise<Map<number, GameTotals>> {
  const totals = new Map<number, GameTotals>();
  const add = (gameId: number, side: Side, json: string) => {
    const ofGame = totals.get(gameId) ?? { home: {}, away: {} };
    totals.set(gameId, ofGame);
    addCounts(ofGame[side], JSON.parse(json));
  };
  for (const { game_id, side, stats } of await linesIn(db, sportId, season)) add(game_id, side, stats);
  for (const { game_id, home_stats, away_stats } of await teamStatsIn(db, sportId, season)) {
    add(game_id, 'home', home_stats);
    add(game_id, 'away', away_stats);
  }
  return totals;
}

function addCounts(sum: Record<string, number>, counts: Counts): void {
  for (const key of Object.keys(counts)) sum[key] = total(sum, key) + total(counts, key);
}

const linesIn = (db: Database, sportId: number, season: string) =>
  db
    .selectFrom('box_score_lines')
    .innerJoin('games', 'games.id', 'box_score_lines.game_id')
    .select(['game_id', 'side', 'stats'])
    .where('games.sport_id', '=', sportId)
    .where('games.season', '=', season)
    .execute();

const teamStatsIn = (db: Database, sportId: number, season: string) =>
  db
    .selectFrom('box_scores')
    .innerJoin('games', 'games.id', 'box_scores.game_id')
    .select(['game_id', 'home_stats', 'away_stats'])
    .where('games.sport_id', '=', sportId)
    .where('games.season', '=', season)
    .execute();
