import type { Periods } from '#features/teams/sports/definitions/definition.ts';
import { findClockSpan, periodName, periodTitle } from '#features/teams/sports/period-rules.ts';
import { noClock, type RunningClock } from './clock-rules.ts';
import type { Game, GamePeriod } from './contract.ts';

/** What the scorer of a game is in: the period, from 1, and its clock. */
export interface Playing extends RunningClock {
  period: number | null;
}

export const notPlaying: Playing = { period: null, ...noClock };

/** The period for people. A shoot-out is none, and has no clock. */
export function describePeriod(
  periods: Periods,
  { period, since, elapsedMs, homeShootout }: Playing & Pick<Game, 'homeShootout'>,
): GamePeriod | null {
  if (period === null) return null;
  if (homeShootout !== null) return { name: 'Shoot-out', title: 'Shoot-out', ...noClock, from: 0, to: null };
  const { from, to } = findClockSpan(periods, period) ?? { from: 0, to: null };
  return { name: periodName(periods, period), title: periodTitle(periods, period), since, elapsedMs, from, to };
}
