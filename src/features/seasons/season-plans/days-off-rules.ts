import type { DayOff } from './contract.ts';

const mostDaysOff = 200;

/** By day, each once. */
export function withDaysOff(before: readonly DayOff[], added: readonly DayOff[]): DayOff[] {
  const keyOf = ({ from, until, reason }: DayOff) => `${from} ${until} ${reason}`;
  const known = new Set(before.map(keyOf));
  return [...before, ...added.filter((day) => !known.has(keyOf(day)))]
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
    .slice(0, mostDaysOff);
}
