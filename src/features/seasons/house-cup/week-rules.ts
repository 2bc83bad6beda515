import { mondayOf } from './table-rules.ts';

/** What a residence gained in the last of the weeks. */
export const gainOf = ({ byWeek }: { byWeek: readonly number[] }): number =>
  (byWeek.at(-1) ?? 0) - (byWeek.at(-2) ?? 0);

/** Whether the last week with points is the one of this day. */
export const isThisWeek = (weeks: readonly string[], day: string): boolean => weeks.at(-1) === mondayOf(day);

interface Standing {
  residence: { name: string };
  points: number;
}

/** Who leads and by how much, in a sentence: what a graph of the weeks shows. */
export function leadText(rows: readonly Standing[], toText: (points: number) => string): string {
  const [first, second] = rows;
  if (!first || rows.every(({ points }) => points === 0)) return 'Nobody has points yet.';
  if (!second) return `${first.residence.name} has ${toText(first.points)} points.`;
  const lead = first.points - second.points;
  if (lead === 0)
    return `${first.residence.name} and ${second.residence.name} lead together with ${toText(first.points)} points.`;
  const ahead = `${toText(lead)} ahead of ${second.residence.name}`;
  return `${first.residence.name} leads with ${toText(first.points)} points, ${ahead}.`;
}
