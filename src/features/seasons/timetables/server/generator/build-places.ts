import type { Slot, TimetableQuestion } from '../../contract.ts';
import { dayMinutes, dayNumber, minutesOf } from './calendar.ts';
import type { Place } from './model.ts';

/** The slots that games may use, in order of time; those of fixed games come with them, wherever they are. */
export function buildPlaces(question: TimetableQuestion): Place[] {
  const firstDay = dayNumber(question.firstDay);
  const fixed = question.games.flatMap((game) => (game.fixed ? [game.fixed] : []));
  const free = question.slots.filter((slot) => isUsable(question, slot));
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

export function timesOf(slot: Slot, firstDay: number) {
  const day = dayNumber(slot.day) - firstDay;
  const start = day * dayMinutes + minutesOf(slot.from);
  return { day, start, end: start + slot.minutes };
}

function isUsable({ firstDay, lastDay, daysOff, busy }: TimetableQuestion, slot: Slot): boolean {
  if (slot.day < firstDay || slot.day > lastDay) return false;
  if (daysOff.some(({ from, until }) => from <= slot.day && slot.day <= until)) return false;
  const from = minutesOf(slot.from);
  return !busy.some(
    (other) =>
      other.court === slot.court &&
      other.day === slot.day &&
      minutesOf(other.from) < from + slot.minutes &&
      from < minutesOf(other.from) + other.minutes,
  );
}

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
