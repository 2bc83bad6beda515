import type { Slot, TimetableQuestion } from '../../contract.ts';
import { dayMinutes, dayNumber, minutesOf } from './calendar.ts';
import type { Place } from './model.ts';

/** The slots that games may use, in order of time; those of fixed games come with them, wherever they are. */
export function buildPlaces(question: TimetableQuestion): Place[] {
  const firstDay = dayNumber(question.firstDay);
  const fixed = question.games.flatMap((game) => (game.fixed ? [game.fixed] : []));
  const taken = question.busy.map((one) => ({ court: one.court, ...timesOf(one, firstDay) }));
  const free = question.slots.filter((slot) => isUsable(question, slot) && !isTaken(taken, slot, firstDay));
  const slots = new Map([...free, ...fixed].map((slot) => [slotKey(slot), slot]));
  const timed = [...slots.values()]
    .map((slot) => ({ slot, ...timesOf(slot, firstDay) }))
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.slot.court < b.slot.court ? -1 : 1));
  const firsts = new Map<number, number>();
  const lasts = new Map<number, number>();
  for (const { day, start } of timed) {
    firsts.set(day, Math.min(start, firsts.get(day) ?? start));
    lasts.set(day, Math.max(start, lasts.get(day) ?? start));
  }
  const places = timed.map(({ slot, day, start, end }, index): Place => {
    const [first, last] = [firsts.get(day), lasts.get(day)];
    const isEarly = first !== last && start === first;
    const isLate = first !== last && start === last;
    return { index, slot, day, start, end, isEarly, isLate, overlapping: [], taken: 0, game: null };
  });
  linkOverlaps(places);
  return places;
}

export const slotKey = ({ court, day, from, minutes }: Slot): string => `${day} ${from} ${minutes} ${court}`;

export function timesOf(slot: Pick<Slot, 'day' | 'from' | 'minutes'>, firstDay: number): Times {
  const day = dayNumber(slot.day) - firstDay;
  const start = day * dayMinutes + minutesOf(slot.from);
  return { day, start, end: start + slot.minutes };
}

function isUsable({ firstDay, lastDay, daysOff }: TimetableQuestion, slot: Slot): boolean {
  if (slot.day < firstDay || slot.day > lastDay) return false;
  return !daysOff.some(({ from, until }) => from <= slot.day && slot.day <= until);
}

function isTaken(taken: readonly (Times & { court: string | null })[], slot: Slot, firstDay: number): boolean {
  const times = timesOf(slot, firstDay);
  return taken.some((other) => other.court === slot.court && isAtOnce(times, other, 0));
}

/** Also with a game of the day before that goes on past midnight; a break is only asked for on one day. */
export function isAtOnce(one: Times, other: Times, breakMinutes: number): boolean {
  const apart = one.day === other.day ? breakMinutes : 0;
  return other.start < one.end + apart && one.start < other.end + apart;
}

type Times = Pick<Place, 'day' | 'start' | 'end'>;

function linkOverlaps(places: readonly Place[]): void {
  for (const onCourt of Map.groupBy(places, ({ slot }) => slot.court).values()) {
    for (const [at, place] of onCourt.entries()) {
      place.overlapping.push(place);
      for (let next = at + 1; next < onCourt.length; next += 1) {
        const other = onCourt[next];
        if (!other || other.start >= place.end) break;
        place.overlapping.push(other);
        other.overlapping.push(place);
      }
    }
  }
}
