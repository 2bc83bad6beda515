import type { Counts, SportDefinition, Statistic } from '#features/sports/definitions/definition.ts';
import { total } from '#features/sports/definitions/definition.ts';
import { performanceOf, scoreOf } from '#features/sports/rules.ts';
import type { HeardEvent, Side } from '../contract.ts';
import type { LiveState } from '../rules.ts';

export interface LiveLine {
  playerId: number;
  side: Side;
  name: string;
  score: number;
  /** `2 REB · 1/2 FT`: what else was counted. */
  rest: string;
}

/** Who did what so far; who scored most is first. */
export function liveLines(definition: SportDefinition, events: readonly HeardEvent[], state: LiveState): LiveLine[] {
  const names = new Map(events.flatMap((event) => ('playerName' in event ? [[event.playerId, event.playerName]] : [])));
  const players = [...state.players].map(([playerId, { side, counts }]) => ({
    playerId,
    side,
    name: names.get(playerId) ?? 'A player',
    score: scoreOf(definition, counts),
    rest: restOf(definition, counts),
    measure: performanceOf(definition, counts),
  }));
  return players.toSorted((a, b) => b.score - a.score || b.measure - a.measure);
}

const restOf = ({ statistics }: SportDefinition, counts: Counts): string =>
  statistics.flatMap((statistic) => inWords(statistic, counts) ?? []).join(' · ');

/** What adds to the score by itself is the score already. */
function inWords(statistic: Statistic, counts: Counts): string | undefined {
  const { abbreviation } = statistic;
  if (statistic.kind === 'count') {
    const value = total(counts, statistic.key);
    return value > 0 && statistic.worth === undefined ? `${value} ${abbreviation}` : undefined;
  }
  if (statistic.kind === 'derived') return undefined;
  const attempted = total(counts, statistic.attempted.key);
  return attempted > 0 ? `${total(counts, statistic.made.key)}/${attempted} ${abbreviation}` : undefined;
}
