import { getDefinition } from '#features/teams/sports/rules.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { BoxScore } from '../contract.ts';
import type { SeasonLine } from '../rules.ts';
import { presentBoxScore } from './present.ts';
import { countsIn, findBoxScoreGame, keysIn, listLines, storedBoxScore } from './stored-queries.ts';

export async function findBoxScore(db: Database, viewer: ViewerRole, gameId: number): Promise<BoxScore | undefined> {
  const game = await findBoxScoreGame(db, gameId);
  if (!game) return undefined;
  return presentBoxScore(game, await storedBoxScore(db, gameId), await listLines(db, gameId), viewer);
}

/** The lines of these players in games that count for a season. */
export async function listSeasonLines(
  db: Database,
  season: string,
  playerIds: readonly number[],
): Promise<SeasonLine[]> {
  if (playerIds.length === 0) return [];
  return (await countedLines(db, playerIds).where('box_scores.counted_in', '=', season).execute()).map(toSeasonLine);
}

export type CareerLine = SeasonLine & { season: string; dateTime: string };

/** The lines of these players in games that count for any season, latest first. */
export async function listCareerLines(db: Database, playerIds: readonly number[]): Promise<CareerLine[]> {
  if (playerIds.length === 0) return [];
  const rows = await countedLines(db, playerIds).orderBy('games.date_time', 'desc').execute();
  return rows.flatMap((row) =>
    row.counted_in === null ? [] : [{ ...toSeasonLine(row), season: row.counted_in, dateTime: row.date_time }],
  );
}

const countedLines = (db: Database, playerIds: readonly number[]) =>
  db
    .selectFrom('box_score_lines as lines')
    .innerJoin('box_scores', 'box_scores.game_id', 'lines.game_id')
    .innerJoin('games', 'games.id', 'lines.game_id')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .select(['lines.player_id', 'lines.did_not_play', 'lines.stats', 'sports.definition', 'box_scores.counted'])
    .select(['box_scores.counted_in', 'games.date_time'])
    .where('lines.player_id', 'in', [...playerIds]);

type CountedLine = Awaited<ReturnType<ReturnType<typeof countedLines>['execute']>>[number];

const toSeasonLine = ({ player_id, did_not_play, stats, definition, counted }: CountedLine): SeasonLine => ({
  playerId: player_id,
  played: did_not_play === 0,
  counts: countsIn(stats),
  tracked: keysIn(counted),
  definition: getDefinition(definition),
});

/** The players who have lines that count for a season. */
export async function listSeasonPlayers(db: Database, season: string): Promise<number[]> {
  const rows = await db
    .selectFrom('box_score_lines as lines')
    .innerJoin('box_scores', 'box_scores.game_id', 'lines.game_id')
    .select('player_id')
    .distinct()
    .where('box_scores.counted_in', '=', season)
    .execute();
  return rows.map(({ player_id }) => player_id);
}

/** The players among these who have lines that count for any season. */
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

/** Holds the players until the commit, so that none is deleted or merged before the rows that name them are written. */
export async function findPlayerTeams({ db, engine }: Write, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const players = db
    .selectFrom('players')
    .select(['id', 'team_id'])
    .where('id', 'in', [...ids]);
  const rows = await (engine === 'postgres' ? players.forKeyShare() : players).execute();
  return new Map(rows.map(({ id, team_id }) => [id, team_id]));
}
