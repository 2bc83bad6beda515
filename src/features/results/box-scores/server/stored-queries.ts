import type { WalkOnRule } from '#features/competition/competitions/contract.ts';
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
  /** Null for a game of none. */
  competition: { name: string; walkOns: WalkOnRule } | null;
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
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .select(['competitions.name as competition', 'walk_ons'])
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
      competition: row.competition && row.walk_ons ? { name: row.competition, walkOns: row.walk_ons } : null,
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

/** In the order of a box score: players who played by their ids, walk-ons, and those who did not play. */
export async function listLines(db: Database, gameId: number): Promise<LineRow[]> {
  const players = await listPlayerLines(db, gameId);
  const walkOns = await listWalkOnLines(db, gameId);
  const [played, others] = [
    players.filter(({ did_not_play }) => did_not_play === 0),
    players.filter(({ did_not_play }) => did_not_play === 1),
  ];
  return [...played, ...walkOns, ...others];
}

/** Their ids are negative, so they are no player's. */
async function listWalkOnLines(db: Database, gameId: number): Promise<LineRow[]> {
  const rows = await db.selectFrom('box_score_walk_ons').selectAll().where('game_id', '=', gameId).execute();
  const inOrder = rows.toSorted(
    (a, b) => (a.jersey_number ?? 1000) - (b.jersey_number ?? 1000) || a.walk_on_id - b.walk_on_id,
  );
  return inOrder.map(({ walk_on_id, side, name, jersey_number, stats }) => ({
    player_id: walk_on_id,
    side,
    ...{ did_not_play: 0, note: null, is_corrected: 0 },
    name,
    display_name: name,
    jersey_number,
    ...{ position: null, photo: null, is_all_star: 0, is_mvp: 0, is_captain: 0 },
    stats: countsIn(stats),
  }));
}

async function listPlayerLines(db: Database, gameId: number): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('box_score_lines as lines')
    .innerJoin('players', 'players.id', 'lines.player_id')
    .select(['player_id', 'side', 'did_not_play', 'note', 'is_corrected', 'stats'])
    .select(['name', 'display_name', 'position', 'jersey_number', 'photo', 'is_all_star', 'is_mvp', 'is_captain'])
    .where('game_id', '=', gameId)
    .orderBy('player_id')
    .execute();
  return rows.map((row) => ({ ...row, stats: countsIn(row.stats) }));
}

export const keysIn = (json: string | null): string[] | null => (json === null ? null : JSON.parse(json));

export const countsIn = (json: string): Record<string, number> => JSON.parse(json);
