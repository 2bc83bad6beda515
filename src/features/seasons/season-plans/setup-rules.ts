import type { Venue } from '#features/competition/venues/contract.ts';
import { type PlanVenue, type PlayingTime, type SeasonSetup, type Weekday, weekdayNames } from './contract.ts';

const dayLong = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLong).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayIndex = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const weekdayOf = (day: string): Weekday => weekdayNames[weekdayIndex(day)] ?? 'Monday';

export const mondayOf = (day: string): string => addDays(day, -weekdayIndex(day));

/** What most villages answer: 14 weeks from the Monday after next, on the evenings of their venues. */
export function firstSetup(today: string, venues: readonly Venue[]): SeasonSetup {
  const firstDay = addDays(mondayOf(today), 14);
  return {
    firstDay,
    lastDay: addDays(firstDay, 14 * 7 - 1),
    venues: venues
      .filter(({ isAway }) => !isAway)
      .slice(0, 40)
      .map(eveningsAt),
    daysOff: [],
    competitions: [],
    wishes: [],
  };
}

const evening = { from: '17:00', until: '21:00' };

/** The evenings from Monday to Friday, as far as the venue is open. */
export function eveningsAt({ id, hours }: Pick<Venue, 'id' | 'hours'>): PlanVenue {
  const times = weekdayNames.slice(0, 5).flatMap((day): PlayingTime[] => {
    if (hours.length === 0) return [{ day, ...evening }];
    return hours
      .filter((open) => open.day === day)
      .map(({ opens, closes }) => ({
        day,
        from: laterOf(opens, evening.from),
        until: earlierOf(closes, evening.until),
      }))
      .filter(({ from, until }) => from < until);
  });
  return { venueId: id, courts: 1, times };
}

const earlierOf = (one: string, other: string): string => [one, other].toSorted()[0] ?? one;
const laterOf = (one: string, other: string): string => [one, other].toSorted()[1] ?? one;
