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

const [second, minute] = [1_000, 60_000];
/** A period that began longer ago is no longer being played. */
const longest = 100 * minute;

/** The time since a period began. It counts real time, like a watch. */
export function clockText(since: string, now: number): string {
  const past = Math.max(0, now - Date.parse(since));
  if (past >= longest) return '';
  return `${Math.floor(past / minute)}:${String(Math.floor((past % minute) / second)).padStart(2, '0')}`;
}
