import type { DayOff } from './contract.ts';
import { addDays } from './setup-rules.ts';

/** `09-24`, or the days before or after Easter Sunday: `easter-2`. */
interface Holiday {
  name: string;
  day: string;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - skipped + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** The holidays between two days, both included. One on a Sunday makes the Monday after it a holiday, too. */
export function holidaysBetween(holidays: readonly Holiday[], from: string, until: string): DayOff[] {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Number(until.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const named = years.flatMap((year) => holidays.map(({ name, day }) => ({ name, day: dayIn(year, day) })));
  const known = new Set(named.map(({ day }) => day));
  const mondays = named
    .filter(({ day }) => new Date(day).getUTCDay() === 0 && !known.has(addDays(day, 1)))
    .map(({ name, day }) => ({ name: `${name}, as it is on a Sunday`, day: addDays(day, 1) }));
  return [...named, ...mondays]
    .filter(({ day }) => from <= day && day <= until)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ name, day }) => ({ from: day, until: day, reason: name }));
}

function dayIn(year: number, day: string): string {
  const fromEaster = /^easter([+-]\d+)$/.exec(day)?.[1];
  return fromEaster === undefined ? `${year}-${day}` : addDays(easterOf(year), Number(fromEaster));
}
