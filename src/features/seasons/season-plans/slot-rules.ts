import type { Venue } from '#features/competition/venues/contract.ts';
import type { Court, Slot } from '#features/seasons/timetables/contract.ts';
import type { ClosedTime, PlanGame, PlanVenue, PlayingTime, SeasonSetup } from './contract.ts';
import { addDays, weekdayOf } from './setup-rules.ts';

/** A venue as far as games are put there. */
export type Ground = Pick<Venue, 'id' | 'name' | 'closedDays'>;

export const minutesOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));

export const wallOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Of one playing area: `3:2` is the second of venue 3. */
export const courtKey = (venueId: number, court: number): string => `${venueId}:${court}`;

/** Where a game of a plan is. Without a venue it is on a court of its own. */
export const courtOf = ({ key, venueId, court }: Pick<PlanGame, 'key' | 'venueId' | 'court'>): string =>
  venueId === null ? `elsewhere:${key}` : courtKey(venueId, court ?? 1);

export function readCourtKey(key: string): { venueId: number; court: number } | null {
  const [, venueId, court] = /^(\d+):(\d+)$/.exec(key) ?? [];
  return venueId === undefined || court === undefined ? null : { venueId: Number(venueId), court: Number(court) };
}

/** Whether a game is on a court that the setup of its plan does not have. */
export const isElsewhere = (
  { venues }: SeasonSetup,
  { dateTime, venueId, court }: Pick<PlanGame, 'dateTime' | 'venueId' | 'court'>,
): boolean => dateTime !== null && !venues.some((venue) => venue.venueId === venueId && (court ?? 1) <= venue.courts);

export const courtsOf = ({ venueId, courts }: PlanVenue, name: string): Court[] =>
  Array.from({ length: courts }, (_, at) => ({ id: courtKey(venueId, at + 1), venue: name, name: `Court ${at + 1}` }));

/** The days of the season on which games may be played at all. */
export function playingDays({ firstDay, lastDay, daysOff }: SeasonSetup): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (!daysOff.some(({ from, until }) => from <= day && day <= until)) days.push(day);
  }
  return days;
}

/** When a venue is ours on a day. */
export function timesOn({ times }: PlanVenue, ground: Ground | undefined, day: string): PlayingTime[] {
  if (ground?.closedDays.some(({ from, until }) => from <= day && day <= until)) return [];
  const weekday = weekdayOf(day);
  return times.filter((time) => time.day === weekday);
}

export type Closed = readonly ClosedTime[];

interface CourtOnDay {
  venueId: number | null;
  court: number | null;
  day: string;
}

/** What is left of these times on a court, in minutes after midnight: nothing is played while it is called off. */
export function openSpans(
  times: readonly Pick<PlayingTime, 'from' | 'until'>[],
  closed: Closed,
  on: CourtOnDay,
): { from: number; until: number }[] {
  const spans = times.map(({ from, until }) => ({ from: minutesOf(from), until: minutesOf(until) }));
  const off = closed.filter((one) => one.day === on.day && isAbout(one, on));
  return off
    .reduce((open, one) => {
      const [from, until] = [minutesOf(one.from), minutesOf(one.until)];
      return open.flatMap((span) => [
        { ...span, until: Math.min(span.until, from) },
        { ...span, from: Math.max(span.from, until) },
      ]);
    }, spans)
    .filter(({ from, until }) => from < until);
}

const isAbout = (closed: ClosedTime, { venueId, court }: CourtOnDay): boolean =>
  (closed.venueId ?? venueId) === venueId && (closed.court ?? court ?? 1) === (court ?? 1);

/** When the courts of a venue are ours, each time as a whole, or what is left of it. */
export function openTimesAt(
  venue: PlanVenue,
  ground: Ground | undefined,
  days: readonly string[],
  closed: Closed,
): Slot[] {
  return days.flatMap((day) =>
    timesOn(venue, ground, day).flatMap((time) =>
      courtsOf(venue, '').flatMap(({ id }, at) =>
        openSpans([time], closed, { venueId: venue.venueId, court: at + 1, day }).map(({ from, until }) => ({
          ...{ court: id, day, from: wallOf(from), minutes: until - from },
        })),
      ),
    ),
  );
}

/** Games of this length one after the other, from the beginning of a time. */
export function gamesWithin(open: Slot, minutes: number): Slot[] {
  const fits = Math.floor(open.minutes / minutes);
  return Array.from({ length: fits }, (_, at) => startingAt(open, at, minutes));
}

/** The first and the last of these games; one if no more fit. */
export function firstAndLastWithin(open: Slot, minutes: number): Slot[] {
  const fits = Math.floor(open.minutes / minutes);
  if (fits === 0) return [];
  const first = startingAt(open, 0, minutes);
  return fits === 1 ? [first] : [first, startingAt(open, fits - 1, minutes)];
}

const startingAt = ({ court, day, from }: Slot, at: number, minutes: number): Slot => ({
  court,
  day,
  from: wallOf(minutesOf(from) + at * minutes),
  minutes,
});

export const slotsAt = (
  venue: PlanVenue,
  ground: Ground | undefined,
  days: readonly string[],
  minutes: number,
  closed: Closed,
): Slot[] => openTimesAt(venue, ground, days, closed).flatMap((open) => gamesWithin(open, minutes));
