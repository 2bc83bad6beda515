import { ofEachStat, statKeys } from '../stat-keys.ts';
import type { StatTotals } from '../stat-names.ts';

/** Totals entered by hand before the first box score of a season, keyed by season. */
export type Openings = Record<string, StatTotals>;

export const openingsIn = (json: string | null): Openings => JSON.parse(json ?? '{}');

export const openingsText = (openings: Openings): string | null =>
  Object.keys(openings).length > 0 ? JSON.stringify(openings) : null;

export const isSomething = (totals: StatTotals): boolean => statKeys.some((key) => totals[key] > 0);

export const sumOf = (one: StatTotals, other: Readonly<StatTotals>, sign: 1 | -1 = 1): StatTotals =>
  ofEachStat((key) => one[key] + sign * other[key]);
