import { nameKey } from '#shared/names.ts';
import { percentage } from '#shared/percentages.ts';
import {
  type Bands,
  type Counts,
  type Pair,
  type SportDefinition,
  type Statistic,
  total,
} from './definitions/definition.ts';
import { general, sportDefinitions } from './definitions/list.ts';
import { isOwnDefinition, readOwnDefinition } from './definitions/own.ts';

/**
 * By the key of a file, or by the whole text of a definition that the village made. An unknown key, or one that is no longer
 * defined, gets the general rules.
 */
export const getDefinition = (definition: string): SportDefinition =>
  (isOwnDefinition(definition)
    ? readOwnDefinition(definition)
    : sportDefinitions.find(({ key }) => key === definition)) ?? general;

/**
 * About how long a game keeps a court: its periods and a quarter more for the breaks, in steps of five minutes. An hour
 * where no clock runs.
 */
export function estimateGameMinutes({ periods: { count, minutes } }: SportDefinition): number {
  return minutes === undefined ? 60 : Math.ceil((count * minutes) / 4) * 5;
}

/** The default definition of a sport: the one of its name. */
export const definitionNamed = (name: string): SportDefinition =>
  sportDefinitions.find((definition) => nameKey(definition.name) === nameKey(name)) ?? general;

/** The key of a count by any of its names; null for a computed statistic; undefined for an unknown name. */
export function findCountKey(definition: SportDefinition, name: string): string | null | undefined {
  const normal = normalName(name);
  for (const statistic of definition.statistics) {
    const part = listParts(statistic).find((candidate) => listNames(candidate).includes(normal));
    if (part) return part.key;
    if (followingNames(statistic).includes(normal)) return null;
  }
  return undefined;
}

/** Everything shown of counts: the counts, percentages and computed values, under every name that answers use. */
export function shownStats(definition: SportDefinition, counts: Counts): Record<string, number> {
  return Object.fromEntries(
    definition.statistics.flatMap((statistic): [string, number][] => {
      const parts = listParts(statistic).flatMap((part) => named(part, total(counts, part.key)));
      if (statistic.kind === 'pair') return [...parts, [statistic.percentageKey, computePercentage(statistic, counts)]];
      return statistic.kind === 'derived' ? named(statistic, statistic.of(counts)) : parts;
    }),
  );
}

/** As `shownStats`, but null where nobody counted. `tracked`: keys of which there was any; null if all were counted. */
export function pickTrackedStats(
  definition: SportDefinition,
  counts: Counts,
  tracked: readonly string[] | null,
): Record<string, number | null> {
  const shown = shownStats(definition, counts);
  if (tracked === null) return shown;
  const nobodys = definition.statistics.flatMap((statistic) => listUntracked(definition, statistic, tracked));
  return { ...shown, ...Object.fromEntries(nobodys.map((name) => [name, null])) };
}

/** Scorers always count what makes the score, even where there was none. */
export const isTracked = ({ statistics }: SportDefinition, key: string, tracked: readonly string[] | null): boolean =>
  tracked === null ||
  tracked.includes(key) ||
  statistics.flatMap(listParts).some((part) => part.key === key && part.worth !== undefined);

function listUntracked(definition: SportDefinition, statistic: Statistic, tracked: readonly string[]): string[] {
  const isMissing = (key: string) => !isTracked(definition, key, tracked);
  const parts = listParts(statistic).filter(({ key }) => isMissing(key));
  const names = parts.flatMap((part) => named(part, 0).map(([name]) => name));
  if (statistic.kind === 'pair')
    return isMissing(statistic.attempted.key) ? [...names, statistic.percentageKey] : names;
  if (statistic.kind === 'count') return names;
  const sources = definition.statistics.flatMap(listParts).filter(({ key }) => statistic.outOf({ [key]: 1 }) > 0);
  return sources.every(({ key }) => isMissing(key)) ? named(statistic, 0).map(([name]) => name) : [];
}

/** The known numbers, without nulls. */
export const countsIn = (stats: Readonly<Record<string, number | null>>): Counts =>
  Object.fromEntries(Object.entries(stats).filter((entry): entry is [string, number] => entry[1] !== null));

export const computePercentage = ({ made, attempted }: Pair, counts: Counts): number =>
  percentage(total(counts, made.key), total(counts, attempted.key));

/** What these counts add to the score, or to the period's score where the score counts periods. */
export const computeScore = ({ statistics }: SportDefinition, counts: Counts): number =>
  statistics.flatMap(listParts).reduce((score, { key, worth = 0 }) => score + worth * total(counts, key), 0);

/** Whether it counts for the team as a whole, whichever players took part. */
export const isOfTeam = ({ statistics }: SportDefinition, key: string): boolean =>
  statistics.some(
    (statistic) =>
      statistic.kind !== 'derived' &&
      statistic.teamOnly === true &&
      listParts(statistic).some((part) => part.key === key),
  );

export function sumCounts(all: readonly Counts[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const counts of all) {
    for (const [key, value] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + value;
  }
  return sum;
}

/** Adds values that follow from other counts, where nobody typed them. */
export function completed({ statistics }: SportDefinition, typed: Counts): Record<string, number> {
  const counts = { ...typed };
  for (const statistic of statistics) {
    if (statistic.kind !== 'count' || !statistic.follows || counts[statistic.key] !== undefined) continue;
    const value = statistic.follows(typed);
    if (value > 0) counts[statistic.key] = value;
  }
  return counts;
}

export interface Contradiction {
  key: string;
  message: string;
}

/** Pairs whose two numbers cannot both be right. */
export const contradictions = ({ statistics }: SportDefinition, counts: Counts): Contradiction[] =>
  statistics.flatMap((statistic) => {
    if (statistic.kind !== 'pair') return [];
    const whole = statistics.find(({ kind, key }) => kind === 'pair' && key === statistic.within);
    return [
      ...ifMore(counts, statistic.made, statistic.attempted),
      ...(whole?.kind === 'pair' ? partContradictions(counts, statistic, whole) : []),
    ];
  });

function partContradictions(counts: Counts, part: Pair, whole: Pair): Contradiction[] {
  const faults = [...ifMore(counts, part.made, whole.made), ...ifMore(counts, part.attempted, whole.attempted)];
  const missed = ({ made, attempted }: Pair) => total(counts, attempted.key) - total(counts, made.key);
  if (faults.length > 0 || missed(whole) < 0 || missed(part) <= missed(whole)) return faults;
  return [{ key: part.attempted.key, message: `misses more than all ${inText(whole.label)}` }];
}

interface Named {
  key: string;
  label: string;
}

const ifMore = (counts: Counts, part: Named, whole: Named): Contradiction[] =>
  total(counts, part.key) > total(counts, whole.key)
    ? [{ key: part.key, message: `must not be more than the ${inText(whole.label)}` }]
    : [];

export const inText = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Whether somebody can lead in it: more of it is better. */
export const isLedIn = (statistic: Statistic): boolean => statistic.kind === 'pair' || statistic.better === undefined;

export type Band = 'good' | 'fair' | 'low';

/** Rates the displayed value; one that equals a threshold is not above it. */
export function pickBand(value: number, { upper, lower }: Bands): Band {
  if (value > upper) return 'good';
  return value > lower ? 'fair' : 'low';
}

const labels = ['Elite Performance', 'Strong Performance', 'Solid Contribution'] as const;
export type PerformanceLabel = (typeof labels)[number] | 'Role Player';

export function performanceLabel(definition: SportDefinition, counts: Counts): PerformanceLabel {
  const measure = computePerformance(definition, counts);
  const at = definition.performance.labelsOver.findIndex((threshold) => measure > threshold);
  return labels[at] ?? 'Role Player';
}

/** How a player's score is highlighted in a table. */
export function pickHighlight(definition: SportDefinition, counts: Counts): 'orange' | 'yellow' | null {
  const measure = computePerformance(definition, counts);
  const [orange, yellow] = definition.performance.highlightsOver;
  if (measure > orange) return 'orange';
  return measure > yellow ? 'yellow' : null;
}

export const computePerformance = (definition: SportDefinition, counts: Counts): number =>
  definition.performance.by?.(counts) ?? computeScore(definition, counts);

/** The counts that a statistic consists of. */
export function listParts(statistic: Statistic) {
  if (statistic.kind === 'pair') return [statistic.made, statistic.attempted];
  return statistic.kind === 'count' ? [statistic] : [];
}

function followingNames(statistic: Statistic): string[] {
  if (statistic.kind === 'pair') return [normalName(statistic.percentageKey)];
  return statistic.kind === 'derived' ? listNames(statistic) : [];
}

interface Nameable {
  key: string;
  rowName?: string;
  otherNames?: readonly string[];
}

const listNames = ({ key, rowName, otherNames = [] }: Nameable): string[] =>
  [key, ...(rowName ? [rowName] : []), ...otherNames].map(normalName);

const named = ({ key, rowName }: Nameable, value: number): [string, number][] =>
  rowName
    ? [
        [key, value],
        [rowName, value],
      ]
    : [[key, value]];

const normalName = (name: string): string => name.toLowerCase().replaceAll(/[_\s]/g, '');
