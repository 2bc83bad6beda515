import { sql } from 'kysely';
import { gameTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { toPairs } from '#features/competition/games/period-score-rules.ts';
import { setPeriodScores } from '#features/competition/games/server/commands.ts';
import { playerTag } from '#features/teams/players/cache-tags.ts';
import type { Counts } from '#features/teams/sports/definitions/definition.ts';
import { flag } from '#server/database/schema.ts';
import { notFound, outdated } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { boxScoreTag } from '../cache-tags.ts';
import type { BoxScore, Side, TypedBoxScore } from '../contract.ts';
import { findBoxScore, findPlayerTeams } from './queries.ts';
import { type Line, readLines, readTeamStats } from './read-lines.ts';
import { lockSeason, recomputeSeason, seasonCounting } from './season-commands.ts';
import {
  type BoxScoreGame,
  findBoxScoreGame,
  type LineRow,
  listLines,
  type StoredBoxScore,
  storedBoxScore,
} from './stored-queries.ts';

/** A player's line, or a walk-on's, whose id is negative. */
export interface RecountedLine extends Line {
  walkOn?: { name: string; jerseyNumber: number | null } | undefined;
}

export interface RecountedBoxScore {
  lines: readonly RecountedLine[];
  teamStats: Record<Side, Counts>;
}

/**
 * Replaces the box score of a live game by what its events add up to; `recount` gets the stored one. Not audited,
 * because each event records who pressed it. The caller holds the game's row.
 */
export async function recountBoxScore(
  write: Write,
  game: BoxScoreGame,
  recount: (stored: RecountedBoxScore) => Promise<RecountedBoxScore>,
): Promise<void> {
  const stored = await storedBoxScore(write.db, game.id);
  const before = await listLines(write.db, game.id);
  const { teamStats } = aroundOf(game, stored);
  const recounted = await recount({ lines: before.map(toLine), teamStats });
  const { periodScores } = game;
  await replaceBoxScore(write, game, { stored, before }, { ...recounted, periodScores, isTapped: true });
}

const toLine = ({ player_id, side, did_not_play, note, stats, name, jersey_number }: LineRow): RecountedLine => ({
  playerId: player_id,
  side,
  didNotPlay: did_not_play === 1,
  note,
  stats,
  ...(!isPlayer(player_id) && { walkOn: { name, jerseyNumber: jersey_number } }),
});

const isPlayer = (id: number): boolean => id > 0;

export async function saveBoxScore(
  write: Write,
  gameId: number,
  typed: TypedBoxScore,
  version: number | undefined,
): Promise<BoxScore> {
  await lockRowForUpdate(write.db, 'games', gameId);
  const game = await findBoxScoreGame(write.db, gameId);
  if (!game) throw notFound('This game');
  const stored = await storedBoxScore(write.db, gameId);
  if (version !== undefined && version !== (stored?.version ?? 0)) throw outdated(await current(write, gameId));
  const before = await listLines(write.db, gameId);
  const typedIds = typed.lines.map(({ playerId }) => playerId);
  await lockSeason(write, [...typedIds, ...before.map(({ player_id }) => player_id).filter(isPlayer)]);
  const teams = await findPlayerTeams(write, typedIds);
  const walkOns = before.map(toLine).filter(({ walkOn }) => walkOn);
  const lines = [...readLines(game, typed.lines, teams, before), ...walkOns];
  const replaced = await replaceBoxScore(
    write,
    game,
    { stored, before },
    { ...aroundLines(game, typed, aroundOf(game, stored)), lines, isTapped: (stored?.tracked ?? null) !== null },
  );
  if (replaced) await auditEntry(write, gameId, aroundOf(game, stored), replaced);
  return current(write, gameId);
}

async function auditEntry(write: Write, gameId: number, before: Around, replaced: Replaced) {
  const { isCorrection, lines, around } = replaced;
  await write.audit({
    act: isCorrection ? 'box-score.correct' : 'box-score.enter',
    subject: `game:${gameId}`,
    detail: { lines, ...(around && { before, after: around }) },
  });
}

type Around = Pick<StoredBoxScore, 'teamStats'> & Pick<BoxScoreGame, 'periodScores'>;

const aroundOf = ({ periodScores }: BoxScoreGame, stored: StoredBoxScore | undefined): Around => ({
  teamStats: stored?.teamStats ?? { home: {}, away: {} },
  periodScores,
});

function aroundLines(game: BoxScoreGame, typed: TypedBoxScore, stored: Around): Around {
  return {
    teamStats: typed.teamStats ? readTeamStats(game, typed.teamStats, stored.teamStats) : stored.teamStats,
    periodScores: typed.periodScores ?? stored.periodScores,
  };
}

interface Before {
  stored: StoredBoxScore | undefined;
  before: readonly LineRow[];
}

/** Null if nothing changes. */
export async function replaceBoxScore(
  write: Write,
  game: BoxScoreGame,
  { stored, before }: Before,
  { lines, isTapped, ...around }: Around & { lines: readonly RecountedLine[]; isTapped: boolean },
): Promise<Replaced | null> {
  const changes = changedLines(before, lines);
  const aroundBefore = aroundOf(game, stored);
  const isSame = changes.length === 0 && isDeepEqual(around, aroundBefore);
  if (isSame) return null;
  // A change after the end of the game is a correction; before that the box score is still being written.
  const isCorrection = game.status === 'completed' && before.length > 0;
  const tracked = isTapped ? listTracked(lines, around) : null;
  await storeAround(write, game, { ...around, tracked }, isCorrection);
  const isSamePeriods = isDeepEqual(around.periodScores, game.periodScores);
  if (!isSamePeriods) await setPeriodScores(write, game.id, toPairs(around.periodScores));
  await storeLines(write, game, before, lines, isCorrection);
  if (seasonCounting(game) !== null) {
    await recomputeSeason(write, changes.map(({ playerId }) => playerId).filter(isPlayer));
  }
  write.changed(boxScoreTag(game.id));
  // The seasons of all players with a line show what was counted, even if their own numbers did not change.
  if (!isDeepEqual(tracked, stored?.tracked ?? null))
    write.changed(...lines.filter(({ playerId }) => isPlayer(playerId)).map(({ playerId }) => playerTag(playerId)));
  // Standings may count statistics of a game, not only its result.
  if (game.status === 'completed') write.changed(resultsTag);
  return { isCorrection, lines: changes, around: isDeepEqual(around, aroundBefore) ? null : around };
}

interface Replaced {
  isCorrection: boolean;
  lines: LineChange[];
  /** Team statistics and period scores, if they changed. */
  around: Around | null;
}

interface LineChange {
  playerId: number;
  before: object | null;
  after: object | null;
}

function changedLines(before: readonly LineRow[], after: readonly RecountedLine[]): LineChange[] {
  const ids = new Set([...before.map(({ player_id }) => player_id), ...after.map(({ playerId }) => playerId)]);
  return [...ids].flatMap((playerId) => {
    const was = toRowFacts(before.find(({ player_id }) => player_id === playerId));
    const is = toFacts(after.find((line) => line.playerId === playerId));
    return isDeepEqual(was, is) ? [] : [{ playerId, before: was, after: is }];
  });
}

function toFacts(line: RecountedLine | undefined) {
  if (!line) return null;
  const { didNotPlay, note, walkOn } = line;
  const stats = Object.fromEntries(Object.entries(line.stats).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { didNotPlay, note, stats, ...(walkOn && { walkOn }) };
}

const toRowFacts = (row: LineRow | undefined) => toFacts(row && toLine(row));

/** A scorer uses some taps and not others: a statistic that was never tapped in a game was not counted. */
const listTracked = (lines: readonly RecountedLine[], { teamStats }: Around): string[] =>
  [...new Set([...lines.map(({ stats }) => stats), teamStats.home, teamStats.away].flatMap(Object.keys))].sort();

async function storeAround(
  write: Write,
  game: BoxScoreGame,
  around: Around & Pick<StoredBoxScore, 'tracked'>,
  isCorrection: boolean,
): Promise<void> {
  const columns = {
    home_stats: JSON.stringify(around.teamStats.home),
    away_stats: JSON.stringify(around.teamStats.away),
    counted_in: seasonCounting(game),
    counted: around.tracked && JSON.stringify(around.tracked),
    ...(isCorrection && { corrected_at: write.now.toISOString() }),
  };
  await write.db
    .insertInto('box_scores')
    .values({ corrected_at: null, ...columns, game_id: game.id })
    .onConflict((conflict) =>
      conflict.column('game_id').doUpdateSet({ ...columns, version: sql<number>`box_scores.version + 1` }),
    )
    .execute();
}

async function storeLines(
  write: Write,
  game: BoxScoreGame,
  before: readonly LineRow[],
  lines: readonly RecountedLine[],
  isCorrection: boolean,
): Promise<void> {
  await write.db.deleteFrom('box_score_lines').where('game_id', '=', game.id).execute();
  const ofPlayers = lines.filter(({ playerId }) => isPlayer(playerId));
  if (ofPlayers.length > 0) {
    await write.db
      .insertInto('box_score_lines')
      .values(ofPlayers.map((line) => toRow(game, line, isCorrected(line, before, isCorrection))))
      .execute();
  }
  if (before.some(({ player_id }) => !isPlayer(player_id)))
    await write.db.deleteFrom('box_score_walk_ons').where('game_id', '=', game.id).execute();
  const ofWalkOns = lines.flatMap((line) => toWalkOnRow(game, line) ?? []);
  if (ofWalkOns.length > 0) await write.db.insertInto('box_score_walk_ons').values(ofWalkOns).execute();
  if (game.hasBoxScore === lines.length > 0) return;
  await write.db
    .updateTable('games')
    .set({ has_box_score: flag(lines.length > 0) })
    .where('id', '=', game.id)
    .execute();
  write.changed(gameTag(game.id));
}

function isCorrected(line: RecountedLine, before: readonly LineRow[], isCorrection: boolean): boolean {
  const was = before.find(({ player_id }) => player_id === line.playerId);
  return was?.is_corrected === 1 || (isCorrection && !isDeepEqual(toRowFacts(was), toFacts(line)));
}

export const toRow = (game: { id: number }, line: Line, corrected: boolean) => ({
  game_id: game.id,
  player_id: line.playerId,
  side: line.side,
  did_not_play: flag(line.didNotPlay),
  note: line.note,
  is_corrected: flag(corrected),
  stats: JSON.stringify(line.stats),
});

const toWalkOnRow = (game: { id: number }, { playerId, side, stats, walkOn }: RecountedLine) =>
  walkOn && {
    game_id: game.id,
    walk_on_id: playerId,
    side,
    name: walkOn.name,
    jersey_number: walkOn.jerseyNumber,
    stats: JSON.stringify(stats),
  };

async function current(write: Write, gameId: number): Promise<BoxScore> {
  const boxScore = await findBoxScore(write.db, write.viewer, gameId);
  if (!boxScore) throw notFound('This game');
  return boxScore;
}
