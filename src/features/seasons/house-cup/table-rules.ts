import type { CupResidence } from './contest.ts';
import type { CupRules } from './rule-fields.ts';

export interface Counted {
  residenceId: number;
  /** In hundredths. */
  points: number;
  at: string;
}

export interface CupRow {
  residenceId: number;
  /** From 1; equal residences share one. */
  position: number;
  /** The sum of its entries, in hundredths. */
  points: number;
  /** Hundredths of points for each 100 residents; null where the residents are not known. */
  perHead: number | null;
}

/** The table of a cup: for each residence the sum of its entries. Residences without any are in it, too. */
export function cupTable(
  { order }: Pick<CupRules, 'order'>,
  residences: readonly CupResidence[],
  entries: readonly Counted[],
): CupRow[] {
  const sums = new Map<number, number>();
  for (const { residenceId, points } of entries) sums.set(residenceId, (sums.get(residenceId) ?? 0) + points);
  const measured = residences.map(({ id, residents }) => {
    const points = sums.get(id) ?? 0;
    return { residenceId: id, points, perHead: residents > 0 ? Math.round((points * 100) / residents) : null };
  });
  // Nobody can say how many points for each resident an unknown number of residents has: it comes last.
  const measure = ({ points, perHead }: Omit<CupRow, 'position'>) =>
    order === 'total' ? points : (perHead ?? Number.NEGATIVE_INFINITY);
  const ordered = measured.toSorted((one, other) => compare(measure(other), measure(one)));
  return ordered.map((row) => ({
    ...row,
    position: 1 + ordered.filter((other) => measure(other) > measure(row)).length,
  }));
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

const weekMs = 7 * 86_400_000;

/** The Monday of a day such as 2026-11-29. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The Mondays of the weeks from the first day to the last, the latest of them if there are more than `most`. */
export function weeksBetween(first: string, last: string, most: number): string[] {
  const [from, to] = [Date.parse(mondayOf(first)), Date.parse(mondayOf(last))];
  const count = Math.min(most, Math.max(0, Math.round((to - from) / weekMs)) + 1);
  return Array.from({ length: count }, (_, week) =>
    new Date(to - (count - 1 - week) * weekMs).toISOString().slice(0, 10),
  );
}

/** What a residence had at the end of each of these weeks, in hundredths. Days are the village's. */
export function pointsByWeek(weeks: readonly string[], entries: readonly { day: string; points: number }[]): number[] {
  const gained = new Map<string, number>();
  for (const { day, points } of entries) {
    const week = mondayOf(day);
    gained.set(week, (gained.get(week) ?? 0) + points);
  }
  const last = weeks.at(-1) ?? '';
  const before = [...gained].filter(([week]) => week < (weeks[0] ?? '')).reduce((sum, [, points]) => sum + points, 0);
  const after = [...gained].filter(([week]) => week > last).reduce((sum, [, points]) => sum + points, 0);
  let total = before;
  return weeks.map((week) => {
    total += gained.get(week) ?? 0;
    return week === last ? total + after : total;
  });
}
