import { toColumnName } from '#server/resources/plain-table.ts';
import { nameKey } from '#shared/names.ts';
import { ofEachStat, statKeys } from '../stat-keys.ts';
import { noStats, type StatTotals } from '../stat-names.ts';

export const statColumns = (stats: StatTotals) =>
  Object.fromEntries(statKeys.map((key) => [toColumnName(key), stats[key]]));

export const statsIn = (row: Readonly<Record<string, unknown>>): StatTotals =>
  ofEachStat((key) => Number(row[toColumnName(key)]));

/** The totals entered by hand before the first box score of a season, which its totals include. */
export const openingIn = (json: string | null): StatTotals => (json === null ? { ...noStats } : JSON.parse(json));

export function playerNameKey(player: { name: string; displayName: string; position: string | null }): string {
  return nameKey(`${player.name} ${player.displayName} ${player.position ?? ''}`);
}

/** Totals entered by hand before the first box score of a season, keyed by season. */
export type Openings = Record<string, StatTotals>;

export const openingsIn = (json: string | null): Openings => JSON.parse(json ?? '{}');

export const openingsText = (openings: Openings): string | null =>
  Object.keys(openings).length > 0 ? JSON.stringify(openings) : null;

export const isSomething = (totals: StatTotals): boolean => statKeys.some((key) => totals[key] > 0);

export const addStats = (one: StatTotals, other: Readonly<StatTotals>, sign: 1 | -1 = 1): StatTotals =>
  ofEachStat((key) => one[key] + sign * other[key]);
