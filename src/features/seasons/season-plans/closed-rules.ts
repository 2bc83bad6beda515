import type { CallOff } from './call-off-contract.ts';
import type { ClosedTime, SeasonSetup } from './contract.ts';
import { addDays } from './setup-rules.ts';
import { wallOf } from './slot-rules.ts';

/** No season is longer. */
const mostDays = 400;
const mostClosed = 1000;

/** What is called off, day by day, by the clock of the village. */
export function closedBy({ from, until, venueId, court }: CallOff, wall: (at: string) => Date): ClosedTime[] {
  const [start, end] = [wall(from), wall(fullMinute(until))];
  const [first, last] = [dayOf(start), dayOf(end)];
  const closed: ClosedTime[] = [];
  for (let day = first; day <= last && closed.length < mostDays; day = addDays(day, 1)) {
    const times = { from: day === first ? clockOf(start) : '00:00', until: day === last ? clockOf(end) : '24:00' };
    if (times.from < times.until) closed.push({ day, ...times, venueId, court });
  }
  return closed;
}

const fullMinute = (at: string): string => new Date(Math.ceil(Date.parse(at) / 60_000) * 60_000).toISOString();
const dayOf = (wall: Date): string => wall.toISOString().slice(0, 10);
const clockOf = (wall: Date): string => wallOf(wall.getUTCHours() * 60 + wall.getUTCMinutes());

/** The setup with these times closed, as far as they are about its days and venues; itself if none is. */
export function withClosed(setup: SeasonSetup, times: readonly ClosedTime[]): SeasonSetup {
  const { firstDay, lastDay, venues, closed = [] } = setup;
  const known = new Set(closed.map(closedKey));
  const fresh = times.filter(
    (one) =>
      firstDay <= one.day &&
      one.day <= lastDay &&
      (one.venueId === null || venues.some(({ venueId }) => venueId === one.venueId)) &&
      !known.has(closedKey(one)),
  );
  if (fresh.length === 0) return setup;
  const all = [...closed, ...fresh].toSorted((one, other) => (closedKey(one) < closedKey(other) ? -1 : 1));
  return { ...setup, closed: all.slice(-mostClosed) };
}

export const closedKey = ({ day, from, until, venueId, court }: ClosedTime): string =>
  [day, from, until, venueId ?? '', court ?? ''].join(' ');

/** `Called off 17:00–23:00`: what is called off on a day everywhere, or somewhere; null if nothing is. */
export function calledOffOn({ closed = [] }: Pick<SeasonSetup, 'closed'>, day: string): string | null {
  const times = new Set(closed.filter((one) => one.day === day).map(({ from, until }) => `${from}–${until}`));
  return times.size === 0 ? null : `Called off ${[...times].join(', ')}`;
}
