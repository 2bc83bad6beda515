import { instantsIn, minutesIn, type WallTime } from '#shared/time-zone.ts';
import { never, useOutside } from './routing/rendering.ts';

/** Days and hours as they are counted somewhere. */
export interface Zone {
  /** What calendar and clock show at a moment, in the UTC fields of a date. */
  wall(at: Date | string): Date;
  /** The moment at which they show this; one that summer time skips is an hour later. */
  instant(wall: WallTime): Date;
}

/** Where the reader is. */
export const device: Zone = {
  wall: (moment) => {
    const at = new Date(moment);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  },
  instant: ({ year, month, day, hour, minute }) => new Date(year, month - 1, day, hour, minute),
};

/** The device's own, `Africa/Johannesburg`. The first use of Intl in a page, whatever for, would take a phone 0.2 s. */
export const deviceTimeZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the reader is; on the server, and while its page is hydrated, where the server took them to be. */
export const useZone = (): Zone =>
  useOutside(
    never,
    () => device,
    ({ timeZone }) => zoneOf(timeZone),
  );

/** As many as there are, in all, are few. */
const known = new Map<string, Zone>();

/** By its name: `Africa/Johannesburg`. Making one takes a phone longer than drawing a screen with it. */
export function zoneOf(timeZone: string): Zone {
  if (timeZone === deviceTimeZone()) return device;
  const zone = known.get(timeZone) ?? madeZone(timeZone);
  known.set(timeZone, zone);
  return zone;
}

function madeZone(timeZone: string): Zone {
  const minuteOf = minutesIn(timeZone);
  return {
    wall: (at) => new Date(`${minuteOf(new Date(at).toISOString())}Z`),
    instant: instantsIn(timeZone),
  };
}
