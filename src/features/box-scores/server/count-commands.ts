import { type Counts, total } from '#features/sports/definitions/definition.ts';
import type { Write } from '#server/write.ts';
import type { PeriodScore, Side } from '../contract.ts';
import { replaceBoxScore } from './commands.ts';
import type { Line } from './read-lines.ts';
import type { LineRow } from './stored-queries.ts';
import { gameOfBoxScore, linesOf, storedBoxScore } from './stored-queries.ts';

interface Counted {
  players: readonly { playerId: number; side: Side; counts: Counts }[];
  teams: Record<Side, Counts>;
  periodScores: PeriodScore[];
}

/**
 * Adds what was counted in a live game to its box score, or takes it away again; what was typed stays. Not audited: each
 * event that counts says itself who pressed it. The game is held.
 */
export async function countInBoxScore(write: Write, gameId: number, counted: Counted): Promise<void> {
  const game = await gameOfBoxScore(write.db, gameId);
  if (!game) return;
  const stored = await storedBoxScore(write.db, gameId);
  const before = await linesOf(write.db, gameId);
  const teamStats = {
    home: added(stored?.teamStats.home ?? {}, counted.teams.home),
    away: added(stored?.teamStats.away ?? {}, counted.teams.away),
  };
  const lines = linesWith(before, counted.players);
  await replaceBoxScore(write, game, { stored, before }, { teamStats, lines, periodScores: counted.periodScores });
}

function linesWith(before: readonly LineRow[], players: Counted['players']): Line[] {
  const lines = new Map(before.map((row) => [row.player_id, lineOf(row)]));
  for (const { playerId, side, counts } of players) {
    const line = lines.get(playerId) ?? { playerId, side, didNotPlay: false, note: null, stats: {} };
    const stats = added(line.stats, counts);
    const played = Object.keys(stats).length > 0 ? { didNotPlay: false, note: null } : {};
    if (line.stats !== stats) lines.set(playerId, { ...line, ...played, stats });
  }
  return [...lines.values()];
}

const lineOf = ({ player_id, side, did_not_play, note, stats }: LineRow): Line => ({
  ...{ playerId: player_id, side, didNotPlay: did_not_play === 1, note, stats },
});

/** Never below nothing: what was typed since may be less than what is taken away. */
function added(counts: Counts, more: Counts): Counts {
  const keys = new Set([...Object.keys(counts), ...Object.keys(more)]);
  const sums = [...keys].map((key): [string, number] => [key, Math.max(0, total(counts, key) + total(more, key))]);
  return Object.fromEntries(sums.filter(([, value]) => value > 0));
}
