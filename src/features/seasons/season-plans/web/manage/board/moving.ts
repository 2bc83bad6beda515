import type { PlanFault } from '#features/seasons/timetables/contract.ts';
import { ExternalStore, useExternalStore } from '#web/routing/rendering.ts';
import { laneKey, type Spot } from '../../../board-rules.ts';

/** A game that somebody is moving, by pointer or by keys, and where it would come to be. */
export interface Moving {
  gameId: number;
  minutes: number;
  /** Null over nothing, or over the tray. */
  spot: Spot | null;
  isOverTray: boolean;
  faults: readonly PlanFault[];
}

const nothing: Moving | null = null;
export const moving = new ExternalStore<Moving | null>(nothing);

/** What is being moved, for a column that it is over; others do not render meanwhile. */
export const useMovingOver = (lane: string, day: string): Moving | null =>
  useExternalStore(
    moving.subscribe,
    () => {
      const now = moving.get();
      return now?.spot && now.spot.day === day && laneKey(now.spot) === lane ? now : null;
    },
    () => null,
  );

export const useMovingGame = (gameId: number): boolean =>
  useExternalStore(
    moving.subscribe,
    () => moving.get()?.gameId === gameId,
    () => false,
  );

export const useIsOverTray = (): boolean =>
  useExternalStore(
    moving.subscribe,
    () => moving.get()?.isOverTray === true,
    () => false,
  );

export const isHard = (faults: readonly PlanFault[]): boolean => faults.some((fault) => fault.isHard);
