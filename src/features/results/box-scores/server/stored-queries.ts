import type { Game, GameStatus } from '#features/competition/games/contract.ts';
import { periodsIn, toSides } from '#features/competition/games/period-score-rules.ts';
import type { Counts, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { PeriodScore, Side } from '../contract.ts';

export interface BoxScoreGame {
  id: number;
  definition: SportDefinition;
  status: GameStatus;
  season: string;
  resultType: Game['resultType'];
  counts: boolean;
  homeTeamId: number;
  awayTeamId: number;
  scores: Record<Side, number | null>;
  shootout: Record<Side, number | null>;
  /** What each period ended, as the game has it. */
  periodScores: PeriodScore[];
  hasBoxScore: boolean;
}

export interface StoredBoxScore {
  version: number;
  teamStats: Record<Side, Counts>;
  correctedAt: string | null;
  /** The keys of what was counted in a game scored by taps; null: all. */
  tracked: readonly string[] | null;
}

export async function findBoxScoreGame(db: Database, id: number): Promise<BoxScoreGame | undefined> {
  const row = await db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .select(['games.id', 'games.status', 'games.season', 'games.home_team_id', 'games.away_team_id', 'has_box_score'])
    .select([
      'home_score',
      'away_score',
      'home_shootout',
      'away_shootout',
      'sports.definition',
      'result_type',
      'counts',
      'period_scores',
    ])
    .where('games.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      definition: getDefinition(row.definition),
      status: row.status,
      season: row.season,
      resultType: row.result_type,
      counts: row.counts === 1,
      homeTeamId: row.home_team_id,
      awayTeamId: row.away_team_id,
      scores: { home: row.home_score, away: row.away_score },
      shootout: { home: row.home_shootout, away: row.away_shootout },
      periodScores: toSides(periodsIn(row.period_scores)),
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
      correctedAt: row.corrected_at,
      tracked: keysIn(row.counted),
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

/** In the order of a box score: those who played before those who did not, then by player id. */
export async function listLines(db: Database, gameId: number): Promise<LineRow[]> {
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

export const keysIn = (json: string | null): string[] | null => (json === null ? null : JSON.parse(json));

export const countsIn = (json: string): Record<string, number> => JSON.parse(json);
