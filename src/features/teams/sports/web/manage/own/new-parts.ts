import { isDeepEqual } from '#shared/deep-equal.ts';
import type { SportFile, Statistic } from '../../../definitions/file.ts';
import type { StatisticDraft } from './draft.ts';
import { toTapKey } from './keys.ts';

type Tap = SportFile['taps'][number];

/** A statistic that the form adds. */
export function newStatistic({ kind, label, abbreviation, worth, teamOnly }: StatisticDraft, key: string): Statistic {
  const shown = { key, label: label.trim(), abbreviation: abbreviation.trim() };
  const worthy = worth.trim() !== '' && { worth: Number(worth.trim().replace(',', '.')) };
  const ofTeam = teamOnly && { teamOnly };
  const otherNames = listOtherNames(shown.abbreviation);
  if (kind !== 'pair') return { kind: 'count', ...shown, ...worthy, ...ofTeam, ...otherNames };
  return {
    kind,
    ...shown,
    percentageKey: `${key}Pct`,
    made: { key: `${key}Made`, label: `${shown.label} made`, ...worthy, ...otherNames },
    attempted: { key: `${key}Taken`, label: `${shown.label} attempted` },
    ...ofTeam,
  };
}

/** Sheets may call it by its short name. */
function listOtherNames(abbreviation: string) {
  const name = abbreviation.toLowerCase().replaceAll(/[_\s]/g, '');
  return name === '' ? {} : { otherNames: [name] };
}

/** The keys of the pad that a row adds: one for each new statistic, and those that it asks for. */
export function newTaps(statistic: Statistic, row: StatisticDraft, taken: Set<string>): Tap[] {
  if (statistic.kind === 'derived') return [];
  const label = statistic.label.length > 8 ? statistic.abbreviation : statistic.label;
  const build = (named: { label: string; name: string }, adds: Tap['adds']): Tap => ({
    key: toTapKey(named.name, taken),
    ...named,
    adds,
  });
  const { label: name } = statistic;
  const asked = row.keys.filter(({ tap }) => tap === '').map((key) => ({ label: key.label.trim(), name }));
  const all = row.key === '' && asked.length === 0 ? [{ label, name }] : asked;
  if (statistic.kind === 'count') return all.map((named) => build(named, { [statistic.key]: 1 }));
  const { made, attempted, abbreviation } = statistic;
  return all.flatMap((named) => [
    build(named, { [made.key]: 1, [attempted.key]: 1 }),
    build({ label: `Miss ${abbreviation}`, name: `${name} missed` }, { [attempted.key]: 1 }),
  ]);
}

/**
 * A column for what a player scored in all, where several statistics are worth points and the score is their sum. Null where
 * there is no need of one, or the file has its own.
 */
export function pointsOf(base: SportFile, statistics: readonly Statistic[]): Statistic | null {
  if (base.periods.score !== 'sum' || base.innings) return null;
  const of = sumOf(statistics);
  const known = statistics.find(({ key }) => key === 'points');
  if (known) {
    const isTheSum = known.kind === 'derived' && isDeepEqual(known.of, sumOf(base.statistics));
    return isTheSum ? { ...known, of, outOf: of } : null;
  }
  if (Object.keys(of).length < 2) return null;
  return { kind: 'derived', key: 'points', abbreviation: 'PTS', label: 'Points', of, outOf: of, otherNames: ['pts'] };
}

/** What players score by. */
const sumOf = (statistics: readonly Statistic[]): Record<string, number> =>
  Object.fromEntries(
    statistics.flatMap((statistic): [string, number][] => {
      if (statistic.kind === 'derived' || (statistic.teamOnly && statistic.kind === 'count')) return [];
      const part = statistic.kind === 'pair' ? statistic.made : statistic;
      return part.worth ? [[part.key, part.worth]] : [];
    }),
  );
