import { toTotals } from '#features/teams/players/rules.ts';
import type { Counts, SportDefinition, Statistic } from '#features/teams/sports/definitions/definition.ts';
import {
  completed,
  computeScore,
  contradictions,
  findCountKey,
  isLedIn,
  sumCounts,
} from '#features/teams/sports/rules.ts';
import type { BoxScoreLine, PeriodScore, ScoreCheck, Side } from './contract.ts';

export const sides: readonly Side[] = ['home', 'away'];

export interface StatIssue {
  name: string;
  message: string;
}

export type ReadCounts = { counts: Record<string, number>; issues: StatIssue[] };

/**
 * Reads typed counts by the keys of the definition. Null and 0 mean the same. Computed statistics are accepted and
 * ignored. Contradictions are reported under the name that was typed.
 */
export function readCounts(
  definition: SportDefinition,
  typed: Readonly<Record<string, number | null | undefined>>,
): ReadCounts {
  const counts: Record<string, number> = {};
  const typedAs = new Map<string, string>();
  const issues: StatIssue[] = [];
  for (const [name, value] of Object.entries(typed)) {
    const key = findCountKey(definition, name);
    if (key === undefined) issues.push({ name, message: 'is not a statistic of this sport' });
    if (!key || value === null || value === undefined) continue;
    if (typedAs.has(key) && counts[key] !== value)
      issues.push({ name, message: 'is given twice with different values' });
    counts[key] = value;
    typedAs.set(key, name);
  }
  for (const { key, message } of contradictions(definition, counts)) {
    issues.push({ name: typedAs.get(key) ?? key, message });
  }
  return { counts: withoutZeros(completed(definition, counts)), issues };
}

const withoutZeros = (counts: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0));

/** Compares what a side's counts add up to (in sports with sets or maps, what it won) with its score. Null if not possible. */
export function checkScore(
  definition: SportDefinition,
  side: Side,
  counts: Counts,
  periods: readonly PeriodScore[],
  score: number | null,
): ScoreCheck | null {
  if (score === null) return null;
  const countsPeriods = definition.periods.score === 'periods won';
  if (countsPeriods && periods.length === 0) return null;
  const counted = countsPeriods ? periodsWon(side, periods) : computeScore(definition, counts);
  return { counted, score, difference: counted - score };
}

const periodsWon = (side: Side, periods: readonly PeriodScore[]): number =>
  periods.filter(({ home, away }) => (side === 'home' ? home > away : away > home)).length;

/** The lines with the most of a statistic, in order; none if nobody has any. */
export function leadersIn(lines: readonly BoxScoreLine[], key: string): BoxScoreLine[] {
  const most = Math.max(0, ...lines.map(({ stats }) => stats[key] ?? 0));
  return most === 0 ? [] : lines.filter(({ stats }) => stats[key] === most);
}

export interface Leader {
  key: string;
  label: string;
  abbreviation: string;
  value: number;
  lines: BoxScoreLine[];
}

const maxShown = 5;

/** The leaders in the statistics of players, in the order of the columns. */
export function findLeaders(definition: SportDefinition, lines: readonly BoxScoreLine[]): Leader[] {
  return definition.statistics
    .filter((statistic) => statistic.kind !== 'derived' && isOfPlayers(statistic) && isLedIn(statistic))
    .map((statistic) => {
      const counted = statistic.kind === 'pair' ? statistic.made.key : statistic.key;
      const leaders = leadersIn(lines, counted);
      const { key, label, abbreviation } = statistic;
      return { key, label, abbreviation, value: leaders[0]?.stats[counted] ?? 0, lines: leaders };
    })
    .filter(({ value }) => value > 0)
    .slice(0, maxShown);
}

export const isOfPlayers = (statistic: Statistic): boolean =>
  statistic.kind === 'derived' || statistic.teamOnly !== true;

export const defaultNote = "DNP - Coach's Decision";

export interface SeasonLine {
  playerId: number;
  played: boolean;
  counts: Counts;
  definition: SportDefinition;
  /** The keys of what was counted in that game; null or missing: all. */
  tracked?: readonly string[] | null;
}

/** Season totals for each of these players. Points are what their counts added to scores. */
export function seasonTotals(lines: readonly SeasonLine[]): Map<number, ReturnType<typeof toTotals>> {
  const byPlayer = Map.groupBy(lines, ({ playerId }) => playerId);
  return new Map(
    [...byPlayer].map(([playerId, own]) => {
      const counts = sumCounts(own.map((line) => line.counts));
      const points = own.reduce((sum, line) => sum + computeScore(line.definition, line.counts), 0);
      const gamesPlayed = own.filter(({ played }) => played).length;
      return [playerId, toTotals({ ...counts, points, gamesPlayed })];
    }),
  );
}
