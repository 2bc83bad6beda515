import type { Counts } from '#features/sports/definitions/definition.ts';
import type { Write } from '#server/write.ts';
import type { PeriodScore, Side } from '../contract.ts';
import { replaceBoxScore } from './commands.ts';
import type { Line } from './read-lines.ts';
import type { GameOfBoxScore, LineRow } from './stored-queries.ts';
import { linesOf, storedBoxScore } from './stored-queries.ts';

export interface CountedBoxScore {
  lines: readonly Line[];
  teamStats: Record<Side, Counts>;
  periodScores: PeriodScore[];
}

/**
 * Replaces the box score of a live game by what its events come to, told of what stands there. Not audited: each event
 * that counts says itself who pressed it. The game is held.
 */
export async function recountBoxScore(
  write: Write,
  game: GameOfBoxScore,
  recount: (stored: CountedBoxScore) => Promise<CountedBoxScore>,
): Promise<void> {
  const stored = await storedBoxScore(write.db, game.id);
  const before = await linesOf(write.db, game.id);
  const { teamStats = { home: {}, away: {} }, periodScores = [] } = stored ?? {};
  const counted = await recount({ lines: before.map(lineOf), teamStats, periodScores });
  await replaceBoxScore(write, game, { stored, before }, { ...counted, isTapped: true });
}

const lineOf = ({ player_id, side, did_not_play, note, stats }: LineRow): Line => ({
  playerId: player_id,
  side,
  didNotPlay: did_not_play === 1,
  note,
  stats,
});
