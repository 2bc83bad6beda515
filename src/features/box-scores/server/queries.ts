import type { GameStatus } from '#features/games/contract.ts';
import type { Counts, SportDefinition } from '#features/sports/definitions/definition.ts';
import { definitionOf } from '#features/sports/rules.ts';
import type { Viewer } from '#server/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { BoxScore, PeriodScore, Side } from '../contract.ts';
import type { SeasonLine } from '../rules.ts';
import { presentBoxScore } from './present.ts';

export interface GameOfBoxScore {
  id: number;
  definition: SportDefinition;
  status: GameStatus;
  season: string;
  homeTeamId: number;
  awayTeamId: number;
  scores: Record<Side, number | null>;
  hasBoxScore: boolean;
}

export interface StoredBoxScore {
  version: number;
  teamStats: Record<Side, Counts>;
  periodScores: PeriodScore[];
  correctedAt: string | null;
}

export async function findBoxScore(db: Database, viewer: Viewer, gameId: number): Promise<BoxScore | undefined> {
  const game = await gameOfBoxScore(db, gameId);
  if (!game) return undefined;
  return presentBoxScore(game, await storedBoxScore(db, gameId), await linesOf(db, gameId), viewer);
}

export async function gameOfBoxScore(db: Database, id: number): Promise<GameOfBoxScore | undefined> {
  const row = await db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .select(['games.id', 'games.status', 'games.season', 'games.home_team_id', 'games.away_team_id', 'has_box_score'])
    .select(['games.home_score', 'games.away_score', 'sports.definition'])
    .where('games.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      definition: definitionOf(row.definition),
      status: row.status,
      season: row.season,
      homeTeamId: row.home_team_id,
      awayTeamId: row.away_team_id,
      scores: { home: row.home_score, away: row.away_score },
      hasBoxScore: row.has_box_score === 1,
    }
  );
}

export async function storedBoxScore(db: Database, gameId: number): Promise<StoredBoxScore | undefined> {
  const row = await db.selectFrom('box_scores').selectAll().where('game_id', '=', gameId).executeTakeFirst();
  return (
    row && {
      version: row.version,
      teamStats: { home: countsIn(row.home_stats), away: countsIn(row.away_stats) },
      periodScores: JSON.parse(row.period_scores),
      correctedAt: row.corrected_at,
    }
  );
}

type LineColumns = Pick<Row<'box_score_lines'>, 'player_id' | 'side' | 'did_not_play' | 'note' | 'is_corrected'>;
type PlayerColumns =
  | 'name'
  | 'display_name'
  | 'position'
  | 'jersey_number'
  | 'photo'
  | 'is_all_star'
  | 'is_mvp'
  | 'is_captain';

export interface LineRow extends LineColumns, Pick<Row<'players'>, PlayerColumns> {
  stats: Counts;
}

/** In the order in which a box score lists them: those who played before those who did not, by their shirts. */
export async function linesOf(db: Database, gameId: number): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('box_score_lines as lines')
    .innerJoin('players', 'players.id', 'lines.player_id')
    .select(['player_id', 'side', 'did_not_play', 'note', 'is_corrected', 'stats'])
    .select(['name', 'display_name', 'position', 'jersey_number', 'photo', 'is_all_star', 'is_mvp', 'is_captain'])
    .where('game_id', '=', gameId)
    .orderBy('did_not_play')
    .orderBy('player_id')
    .execute();
  return rows.map((row) => ({ ...row, stats: countsIn(row.stats) }));
}

/** The lines of these players in games that count for a season. */
export async function linesOfSeason(db: Database, season: string, playerIds: readonly number[]): Promise<SeasonLine[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .selectFrom('box_score_lines as lines')
    .innerJoin('box_scores', 'box_scores.game_id', 'lines.game_id')
    .innerJoin('games', 'games.id', 'lines.game_id')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .select(['lines.player_id', 'lines.did_not_play', 'lines.stats', 'sports.definition'])
    .where('lines.player_id', 'in', [...playerIds])
    .where('box_scores.counted_in', '=', season)
    .execute();
  return rows.map(({ player_id, did_not_play, stats, definition }) => ({
    playerId: player_id,
    played: did_not_play === 0,
    counts: countsIn(stats),
    definition: definitionOf(definition),
  }));
}

/** Those who have lines that count for some season. */
export async function playersWithLines(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('box_score_lines as lines')
    .innerJoin('box_scores', 'box_scores.game_id', 'lines.game_id')
    .select('player_id')
    .distinct()
    .where('player_id', 'in', [...ids])
    .where('box_scores.counted_in', 'is not', null)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

export async function teamsOfPlayers(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'team_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, team_id }) => [id, team_id]));
}

const countsIn = (json: string): Record<string, number> => JSON.parse(json);
