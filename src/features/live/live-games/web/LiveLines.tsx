import { useMemo } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { PlayerLink } from '#features/results/box-scores/web/PlayerLink.tsx';
import {
  type Counts,
  type SportDefinition,
  type Statistic,
  total,
} from '#features/teams/sports/definitions/definition.ts';
import { computePerformance, computeScore, getDefinition } from '#features/teams/sports/rules.ts';
import { Card } from '#web/ui/Card.tsx';
import type { GameEvent, GameEvents, Side } from '../contract.ts';
import { foldInnings, type InningsGame } from '../innings-rules.ts';
import { type LiveState, liveState } from '../rules.ts';

export interface LiveLine {
  playerId: number;
  side: Side;
  name: string;
  score: number;
  /** `2 REB · 1/2 FT`: the other statistics. */
  rest: string;
}

/** Statistics of each player so far, the top scorer first. */
export function liveLines(definition: SportDefinition, state: LiveState): LiveLine[] {
  const names = new Map(
    state.shown.flatMap((event) => ('playerName' in event ? [[event.playerId, event.playerName]] : [])),
  );
  const players = [...state.players].map(([playerId, { side, counts }]) => ({
    playerId,
    side,
    name: names.get(playerId) ?? 'A player',
    score: computeScore(definition, counts),
    rest: formatRest(definition, counts),
    measure: computePerformance(definition, counts),
  }));
  return players.toSorted((a, b) => b.score - a.score || b.measure - a.measure);
}

const formatRest = ({ statistics }: SportDefinition, counts: Counts): string =>
  statistics.flatMap((statistic) => describeStatistic(statistic, counts) ?? []).join(' · ');

/** Skips counts that are worth points: the score shows them. */
function describeStatistic(statistic: Statistic, counts: Counts): string | undefined {
  const { abbreviation } = statistic;
  if (statistic.kind === 'count') {
    const value = total(counts, statistic.key);
    return value > 0 && statistic.worth === undefined ? `${value} ${abbreviation}` : undefined;
  }
  if (statistic.kind === 'derived') return undefined;
  const attempted = total(counts, statistic.attempted.key);
  return attempted > 0 ? `${total(counts, statistic.made.key)}/${attempted} ${abbreviation}` : undefined;
}

/** The box score so far. It is computed from the events, so it needs no request. */
export function LiveLines({ game, live }: { game: Game; live: LiveGame }) {
  const lines = liveLines(live.definition, live.state);
  if (lines.length === 0) return null;
  return (
    <Card heading="Player stats so far">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6">
        {(['home', 'away'] as const).map((side) => (
          <section key={side} aria-label={game[`${side}Team`].name}>
            <h3 className="mb-1 truncate text-sm text-soft">{game[`${side}Team`].name}</h3>
            <Lines lines={lines.filter((line) => line.side === side)} />
          </section>
        ))}
      </div>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly LiveLine[] }) {
  if (lines.length === 0) return <p className="text-sm text-soft">No players named yet.</p>;
  return (
    <ul>
      {lines.map(({ playerId, name, score, rest }) => (
        <li key={playerId} className="flex min-h-11 items-center gap-3 border-line border-t py-1 first:border-t-0">
          <span className="min-w-0 flex-1 leading-tight">
            <PlayerLink playerId={playerId} className="-my-2 block truncate py-2 font-bold text-sm">
              {name}
            </PlayerLink>
            {rest && <span className="block text-sm text-soft">{rest}</span>}
          </span>
          <span className="score text-xl">{score}</span>
        </li>
      ))}
    </ul>
  );
}

/** The events of a game and its state, computed once for all components that show them. */
export interface LiveGame {
  definition: SportDefinition;
  events: readonly GameEvent[];
  state: LiveState;
  /** Null in a sport without innings. */
  innings: InningsGame | null;
}

export const useLiveGame = (gameEvents: GameEvents | undefined): LiveGame | undefined =>
  useMemo(() => {
    if (!gameEvents) return undefined;
    const definition = getDefinition(gameEvents.definition);
    const state = liveState(definition, gameEvents.events);
    const innings = foldInnings(definition, state.shown, state.score);
    return { definition, events: gameEvents.events, state, innings };
  }, [gameEvents]);
