import { findCountKey, getDefinition } from '#features/teams/sports/rules.ts';
import { ofEachStat, type StatKey, statKeys } from './stat-keys.ts';

export type StatTotals = Record<StatKey, number>;

export const noStats: Readonly<StatTotals> = ofEachStat(() => 0);

const isStatKey = (key: string | null | undefined): key is StatKey => statKeys.some((known) => known === key);

/** Finds a statistic by any of its names in a box score, where a plain `fg` means those made. */
export function findStatKey(name: string): StatKey | undefined {
  if (['games', 'gp', 'gamesplayed'].includes(name.toLowerCase().replaceAll('_', ''))) return 'gamesPlayed';
  const key = findCountKey(getDefinition('basketball'), name);
  return isStatKey(key) ? key : undefined;
}

export interface StatIssue {
  name: string;
  message: string;
}

export type ReadStats = { stats: StatTotals; issues?: undefined } | { stats?: undefined; issues: StatIssue[] };

export function readStats(typed: Readonly<Record<string, number | null>>, current: Readonly<StatTotals>): ReadStats {
  const stats: StatTotals = { ...current };
  const typedAs = new Map<StatKey, string>();
  const issues: StatIssue[] = [];
  for (const [name, value] of Object.entries(typed)) {
    const key = findStatKey(name);
    const message =
      key === undefined ? 'is not a statistic' : whyNotTwice(value, typedAs.has(key) ? stats[key] : value);
    if (message) issues.push({ name, message });
    if (message || key === undefined || value === null) continue;
    stats[key] = value;
    typedAs.set(key, name);
  }
  issues.push(...contradictions(stats, typedAs));
  return issues.length > 0 ? { issues } : { stats };
}

const whyNotTwice = (value: number | null, already: number | null): string | null =>
  value === null || value === already ? null : 'is given twice with different values';

const partsAndWholes: readonly (readonly [StatKey, StatKey, string])[] = [
  ['shotsMade', 'shotsTaken', 'must not be more than the shots taken'],
  ['threePointersMade', 'threePointersTaken', 'must not be more than the three-pointers taken'],
  ['freeThrowsMade', 'freeThrowsTaken', 'must not be more than the free throws taken'],
  ['threePointersMade', 'shotsMade', 'must not be more than all shots made'],
  ['threePointersTaken', 'shotsTaken', 'must not be more than all shots taken'],
];

/** Checks only pairs of which one was typed, so that older contradictions do not block a change. */
function contradictions(stats: StatTotals, typedAs: ReadonlyMap<StatKey, string>): StatIssue[] {
  return partsAndWholes.flatMap(([part, whole, message]) => {
    const name = typedAs.get(part) ?? typedAs.get(whole);
    return name !== undefined && stats[part] > stats[whole] ? [{ name, message }] : [];
  });
}
