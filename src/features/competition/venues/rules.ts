import { namedLike, nameKey } from '#shared/names.ts';
import { splitPlace } from './area-rules.ts';
import { type OpenHours, weekdays } from './weekday-keys.ts';

interface Opening {
  hours: readonly OpenHours[];
  closedDays: readonly { from: string; until: string; reason: string }[];
}

export type OpenOn = { isOpen: true; hours: readonly OpenHours[] } | { isOpen: false; reason: string | null };

export type OpenNow = { isOpen: true; closes: string } | { isOpen: false; opens: string | null; reason: string | null };

/** Whether a venue is open on a day (`2026-11-24`), and when; null if its hours are unknown. */
export function openOn({ hours, closedDays }: Opening, day: string): OpenOn | null {
  const closed = closedDays.find(({ from, until }) => from <= day && day <= until);
  if (closed) return { isOpen: false, reason: closed.reason };
  if (hours.length === 0) return null;
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  const ofDay = hours.filter((hoursEntry) => hoursEntry.day === weekday);
  return ofDay.length > 0 ? { isOpen: true, hours: ofDay } : { isOpen: false, reason: null };
}

/** Whether a venue is open at a time (`18:30`) of a day, until when, or when it opens later that day; null if its hours are unknown. */
export function openAt(venue: Opening, day: string, time: string): OpenNow | null {
  const today = openOn(venue, day);
  if (today === null) return null;
  if (!today.isOpen) return { isOpen: false, opens: null, reason: today.reason };
  const now = today.hours.find(({ opens, closes }) => opens <= time && time < closes);
  if (now) return { isOpen: true, closes: now.closes };
  const later = today.hours.map(({ opens }) => opens).filter((opens) => opens > time);
  return { isOpen: false, opens: later.toSorted()[0] ?? null, reason: null };
}

/** 'Open until 21:00', 'Closed, opens 08:00', 'Closed today: Recess' */
export function openText(open: OpenNow): string {
  if (open.isOpen) return open.closes === '24:00' ? 'Open until midnight' : `Open until ${open.closes}`;
  if (open.opens !== null) return `Closed, opens ${open.opens}`;
  return open.reason === null ? 'Closed now' : `Closed today: ${open.reason}`;
}

/** Closures that are not over, in order. */
export const closuresFrom = <C extends Opening['closedDays'][number]>(closedDays: readonly C[], day: string): C[] =>
  closedDays.filter(({ until }) => until >= day).toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Its own link, else a search that the phone's map opens; null if it has no place. */
export function buildMapLink({ name, place, mapUrl }: { name: string; place: string | null; mapUrl: string | null }) {
  if (mapUrl !== null) return mapUrl;
  if (place === null) return null;
  const query = new URLSearchParams({ api: '1', query: `${name}, ${place.replaceAll('\n', ', ')}` });
  return `https://www.google.com/maps/search/?${query}`;
}

interface Named {
  name: string;
  short_name: string | null;
}

/**
 * The venue that a text names, in any case and with any accents; a name wins over a short name. A text may name a part of
 * it: `Hall A, court 2`.
 */
export function venueNamed<V extends Named>(venues: readonly V[], text: string): V | undefined {
  const { venue, area } = splitPlace(text);
  return findNamed(venues, text) ?? (area === null ? undefined : findNamed(venues, venue));
}

function findNamed<V extends Named>(venues: readonly V[], text: string): V | undefined {
  const key = nameKey(text);
  return (
    namedLike(venues, ({ name }) => name).find(text) ??
    venues.find(({ short_name }) => short_name !== null && nameKey(short_name) === key)
  );
}
