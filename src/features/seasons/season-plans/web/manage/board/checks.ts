import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanFault } from '#features/seasons/timetables/contract.ts';
import type { Zone } from '#web/zone.ts';
import type { Spot } from '../../../board-rules.ts';
import type { PlanGame, SeasonPlan } from '../../../contract.ts';
import { type FreeSpot, freeSpots, spotsOnDay } from '../../../free-place-rules.ts';
import { checkGames, faultsAt, faultsOfSwap, gamesPlayedDifference } from '../../../plan-check-rules.ts';
import { planQuestionOptions } from '../../api.ts';
import { spotOf } from './model.ts';

/** What is wrong with a plan, and what would be after a move. */
export interface BoardChecks {
  /** What is wrong about games that have a place. Those without one lie beside the board. */
  faults: readonly PlanFault[];
  /** What the game breaks there. */
  at: (game: PlanGame, spot: Spot) => readonly PlanFault[];
  /** What two games break that change places. */
  swap: (one: PlanGame, other: PlanGame) => readonly PlanFault[];
  /** By how many games the busiest and the idlest team of a competition are apart at any time. */
  gamesPlayedDifference: number;
  /** Free places of a game, the best first. */
  freeSpots: (game: PlanGame) => readonly FreeSpot[];
  /** By key: where games go on another day. */
  onDay: (games: readonly PlanGame[], day: string) => ReadonlyMap<string, FreeSpot>;
}

/** Null until the rules of the plan have loaded. The checks run in the browser, so that they keep up with a drag. */
export function useChecks({ id }: SeasonPlan, games: readonly PlanGame[], zone: Zone): BoardChecks | null {
  const { data: question } = useQuery(planQuestionOptions(id));
  return useMemo(() => {
    if (!question) return null;
    const checked = checkGames(
      question,
      games.map((game) => ({ ...game, spot: spotOf(game, zone) })),
    );
    return {
      faults: checked.faults.filter(({ kind }) => kind !== 'unplaced'),
      gamesPlayedDifference: gamesPlayedDifference(checked),
      at: (game, spot) => faultsAt(checked, game, spot),
      swap: (one, other) => faultsOfSwap(checked, one.key, other.key),
      freeSpots: (game) => freeSpots(checked, game),
      onDay: (some, day) =>
        spotsOnDay(
          checked,
          some.map(({ key }) => key),
          day,
        ),
    };
  }, [question, games, zone]);
}
