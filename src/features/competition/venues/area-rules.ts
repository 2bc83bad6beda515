import { nameKey } from '#shared/names.ts';

const area = /^(.+?), *((?:court|pitch|field|table|board|lane|rink|mat) [0-9a-z]{1,3})$/i;

interface Place {
  venue: string;
  /** One playing area of several, `court 2`; null if the text names none. */
  area: string | null;
}

/** A location that names a part of a venue: `Hall A, court 2`. */
export function splitPlace(location: string): Place {
  const [, venue, part] = area.exec(location) ?? [];
  return venue !== undefined && part !== undefined ? { venue, area: nameKey(part) } : { venue: location, area: null };
}

/** A location by the full name of its venue: `Hall A, court 2` for `HA, court 2`. */
export function locationAt(venue: string, location: string): string {
  const split = splitPlace(location);
  return split.area === null || nameKey(location) === nameKey(venue)
    ? venue
    : `${venue}${location.slice(split.venue.length)}`;
}

/** The location of a court of a venue, as people read it. */
export const courtText = (venue: string, court: number | null): string =>
  court === null ? venue : `${venue}, court ${court}`;

/** Whether two games fit beside each other at one venue: both say where in it, and it is not the same. */
export function areApart(one: string, other: string): boolean {
  const [first, second] = [splitPlace(one).area, splitPlace(other).area];
  return first !== null && second !== null && first !== second;
}

/** The number of the court that a location names; null if it names none. */
export function courtIn(location: string): number | null {
  const [, number] = /^court (\d+)$/.exec(splitPlace(location).area ?? '') ?? [];
  return number === undefined ? null : Number(number);
}
