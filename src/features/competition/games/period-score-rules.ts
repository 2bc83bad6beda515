import type { Periods } from '#features/teams/sports/definitions/definition.ts';
import type { Game, PeriodScores } from './contract.ts';

type SideScores = Record<'home' | 'away', number>;

export const toSides = (pairs: PeriodScores | null): SideScores[] =>
  (pairs ?? []).map(([home, away]) => ({ home, away }));

export const toPairs = (periods: readonly SideScores[]): PeriodScores =>
  periods.map(({ home, away }): [number, number] => [home, away]);

/** How periods are stored: as JSON, and null where there are none. */
export const storedPeriods = (pairs: PeriodScores | null): string | null =>
  pairs === null || pairs.length === 0 ? null : JSON.stringify(pairs);

export const periodsIn = (stored: string | null): PeriodScores | null => (stored === null ? null : JSON.parse(stored));

/** The score that these periods make: their sum, or how many of them each side won. */
export function scoreOf({ score }: Periods, pairs: PeriodScores): SideScores {
  const made = { home: 0, away: 0 };
  for (const [home, away] of pairs) {
    made.home += score === 'sum' ? home : Number(home > away);
    made.away += score === 'sum' ? away : Number(away > home);
  }
  return made;
}

type Scored = Pick<Game, 'status' | 'homeScore' | 'awayScore'>;

/** Whether the periods make the game's score. In a live game, the set that is being played counts for nobody yet. */
export function doPeriodsFit(periods: Periods, pairs: PeriodScores, { status, homeScore, awayScore }: Scored): boolean {
  const makes = (some: PeriodScores) => {
    const { home, away } = scoreOf(periods, some);
    return home === homeScore && away === awayScore;
  };
  return makes(pairs) || (status === 'live' && periods.score === 'periods won' && makes(pairs.slice(0, -1)));
}
