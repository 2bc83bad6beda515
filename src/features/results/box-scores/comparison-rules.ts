import type { Pair, SportDefinition, Statistic } from '#features/teams/sports/definitions/definition.ts';
import { computeScore, countsIn } from '#features/teams/sports/rules.ts';
import type { Side } from './contract.ts';

export type Stats = Readonly<Record<string, number | null>>;

export interface ComparedValue {
  /** `7`, or the percentage made: `82%` */
  value: string;
  /** What the percentage is of: `31/38`. */
  detail: string | null;
  amount: number;
}

/** A statistic of both sides, as two parts of one bar. */
export interface Compared extends Record<Side, ComparedValue> {
  key: string;
  label: string;
  /** The part of the bar that is the home side's, from 0 to 1. */
  homeShare: number;
}

/** What both sides did, in the order of the columns, without what nobody counted or did, and without the score itself. */
export function compareSides(definition: SportDefinition, totals: Record<Side, Stats>): Compared[] {
  return definition.statistics.flatMap((statistic): Compared[] => {
    if (statistic.kind === 'derived' || isTheScore(definition, statistic, totals)) return [];
    const [home, away] = [readValue(statistic, totals.home), readValue(statistic, totals.away)];
    if (!home || !away) return [];
    const sum = home.amount + away.amount;
    if (sum === 0) return [];
    return [{ key: statistic.key, label: statistic.label, home, away, homeShare: home.amount / sum }];
  });
}

function readValue(statistic: Exclude<Statistic, { kind: 'derived' }>, stats: Stats): ComparedValue | null {
  if (statistic.kind === 'pair') return readPair(statistic, stats);
  const count = stats[statistic.key];
  return count === null || count === undefined ? null : { value: String(count), detail: null, amount: count };
}

function readPair({ made, attempted, percentageKey }: Pair, stats: Stats): ComparedValue | null {
  const [scored, tried, percentage] = [stats[made.key], stats[attempted.key], stats[percentageKey]];
  if (typeof scored !== 'number' || typeof tried !== 'number' || typeof percentage !== 'number') return null;
  return { value: `${percentage}%`, detail: `${scored}/${tried}`, amount: percentage };
}

function isTheScore(definition: SportDefinition, statistic: Statistic, totals: Record<Side, Stats>): boolean {
  if (statistic.kind !== 'count' || statistic.worth !== 1) return false;
  return (['home', 'away'] as const).every(
    (side) => (totals[side][statistic.key] ?? 0) === computeScore(definition, countsIn(totals[side])),
  );
}
