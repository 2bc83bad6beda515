import type { BoxScore, Side } from '#features/results/box-scores/contract.ts';
import type { PlayerLine } from '#features/results/box-scores/performer-rules.ts';
import type { Counts } from '#features/teams/sports/definitions/definition.ts';
import { pickTrackedStats, sumCounts } from '#features/teams/sports/rules.ts';
import type { LiveGame } from '../LiveLines.tsx';

/** What sides and players did, in a form that is the same during and after a game. */
export interface SideNumbers {
  totals: BoxScore['totals'];
  lines: PlayerLine[];
}

/** The box score so far. It is computed from the plays, so it needs no request. */
export function numbersSoFar({ definition, state }: LiveGame): SideNumbers {
  const names = new Map(
    state.shown.flatMap((event) => ('playerName' in event ? [[event.playerId, event.playerName]] : [])),
  );
  const players = [...state.players];
  const all = [...players.map(([, { counts }]) => counts), state.teams.home, state.teams.away];
  const tracked = [...new Set(all.flatMap(Object.keys))];
  const shown = (counts: Counts) => pickTrackedStats(definition, counts, tracked);
  const sumSide = (side: Side) =>
    sumCounts([
      ...players.filter(([, player]) => player.side === side).map(([, { counts }]) => counts),
      state.teams[side],
    ]);
  return {
    totals: { home: shown(sumSide('home')), away: shown(sumSide('away')) },
    lines: players.map(([playerId, { side, counts }]) => ({
      playerId,
      side,
      name: names.get(playerId) ?? 'A player',
      position: null,
      stats: shown(counts),
    })),
  };
}

/** The stored box score. */
export const numbersOf = ({ totals, lines }: BoxScore): SideNumbers => ({
  totals,
  lines: lines.map(({ playerId, side, player, stats }) => ({
    playerId,
    side,
    name: player.displayName,
    position: player.position,
    stats,
  })),
});
