import { perGame } from '#features/players/rules.ts';
import { type Counts, type SportDefinition, total } from '#features/sports/definitions/definition.ts';
import { scoreOf } from '#features/sports/rules.ts';

export interface Compared {
  key: string;
  abbreviation: string;
  label: string;
}

/** What players are compared by: what is counted of each of them, in the order of a box score. */
export const comparedStats = ({ statistics }: SportDefinition): Compared[] =>
  statistics.flatMap((statistic) => (statistic.kind === 'count' && !statistic.teamOnly ? [comparedBy(statistic)] : []));

const comparedBy = ({ key, abbreviation, label }: Compared): Compared => ({ key, abbreviation, label });

export const measureOf = (definition: SportDefinition, counts: Counts): number =>
  definition.performance.by?.(counts) ?? scoreOf(definition, counts);

export type Higher = 'first' | 'second' | null;

export interface ComparedRow extends Compared {
  first: number;
  second: number;
  higher: Higher;
}

interface Side {
  games: number;
  totals: Counts;
}

/** Both players' counts side by side, in all or per game; what neither has done is left out. */
export function compare(definition: SportDefinition, first: Side, second: Side, each: 'total' | 'game'): ComparedRow[] {
  const shown = ({ games, totals }: Side, key: string) =>
    each === 'game' ? perGame(total(totals, key), games) : total(totals, key);
  return comparedStats(definition)
    .map((statistic) => rowOf(statistic, shown(first, statistic.key), shown(second, statistic.key)))
    .filter((row) => row.first > 0 || row.second > 0);
}

export const rowOf = (statistic: Compared, first: number, second: number): ComparedRow => ({
  ...statistic,
  first,
  second,
  higher: higherOf(first, second),
});

export function higherOf(first: number, second: number): Higher {
  if (first === second) return null;
  return first > second ? 'first' : 'second';
}

/** Both chosen, and not the same player twice. */
export const canCompare = (first: number | undefined, second: number | undefined): boolean =>
  first !== undefined && second !== undefined && first !== second;
