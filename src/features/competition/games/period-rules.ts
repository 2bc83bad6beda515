import type { Periods } from '#features/teams/sports/definitions/definition.ts';
import { periodName, periodTitle } from '#features/teams/sports/period-rules.ts';
import type { Game, GamePeriod } from './contract.ts';

/** What the scorer of a game is in: the period, from 1, and when its clock began. */
export interface Playing {
  period: number | null;
  since: string | null;
}

export const notPlaying: Playing = { period: null, since: null };

/** The period for people. A shoot-out is none, and has no clock. */
export function describePeriod(
  periods: Periods,
  { period, since, homeShootout }: Playing & Pick<Game, 'homeShootout'>,
): GamePeriod | null {
  if (period === null) return null;
  if (homeShootout !== null) return { name: 'Shoot-out', title: 'Shoot-out', since: null };
  return { name: periodName(periods, period), title: periodTitle(periods, period), since };
}
