import type { SportDefinition, Statistic } from '#features/teams/sports/definitions/definition.ts';
import { computePerformance, computeScore, countsIn, inText, isLedIn } from '#features/teams/sports/rules.ts';
import type { Stats } from './comparison-rules.ts';
import type { Side } from './contract.ts';
import { isOfPlayers } from './rules.ts';

export interface PlayerLine {
  playerId: number;
  side: Side;
  name: string;
  /** Null if not known here. */
  position: string | null;
  stats: Stats;
}

export interface Performer extends PlayerLine {
  /** `19 goals, 83%` */
  most: string;
  /** `4 goal assists, 2 rebounds`; null if there is nothing else. */
  also: string | null;
}

/** Those of each side who did most by the measure of their sport; none who did nothing of it. */
export function topPerformers(
  definition: SportDefinition,
  lines: readonly PlayerLine[],
  each = 2,
): Record<Side, Performer[]> {
  const measured = lines
    .map((line) => ({ line, counts: countsIn(line.stats) }))
    .map(({ line, counts }) => ({
      line,
      measure: computePerformance(definition, counts),
      score: computeScore(definition, counts),
      phrases: describeLine(definition, line.stats),
    }))
    .filter(({ measure, phrases }) => measure > 0 && phrases.length > 0)
    .toSorted((a, b) => b.measure - a.measure || b.score - a.score || a.line.playerId - b.line.playerId);
  const of = (side: Side) =>
    measured
      .filter(({ line }) => line.side === side)
      .slice(0, each)
      .map(({ line, phrases: [most = '', ...others] }) => ({
        ...line,
        most,
        also: others.length === 0 ? null : others.slice(0, 2).join(', '),
      }));
  return { home: of('home'), away: of('away') };
}

/** What somebody did, the most telling first: `19 goals, 83%`, `4 goal assists`. */
export const describeLine = ({ statistics }: SportDefinition, stats: Stats): string[] =>
  statistics
    .filter((statistic) => isOfPlayers(statistic) && isLedIn(statistic))
    .flatMap((one) => describeStatistic(one, stats));

function describeStatistic(statistic: Statistic, stats: Stats): string[] {
  if (statistic.kind === 'count') return describeCount(stats[statistic.key], statistic.label);
  // Shots that make no score by themselves are told by the score.
  if (statistic.kind === 'derived' || statistic.made.worth === undefined) return [];
  const [made] = describeCount(stats[statistic.made.key], statistic.made.label);
  if (made === undefined) return [];
  const percentage = stats[statistic.percentageKey];
  return [typeof percentage === 'number' ? `${made}, ${percentage}%` : made];
}

const describeCount = (count: number | null | undefined, label: string): string[] =>
  count ? [countText(count, label)] : [];

/** `1 try`, `2 tries`: statistics are labelled in the plural. */
export const countText = (count: number, label: string): string =>
  `${count} ${inText(count === 1 ? singular(label) : label)}`;

const singular = (label: string): string =>
  label
    .split(' ')
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/sses$/, 'ss')
        .replace(/(?<!s)s$/, ''),
    )
    .join(' ');
