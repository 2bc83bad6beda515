import { instantsIn, type WallTime, wallsIn } from '#shared/time-zone.ts';
import { never, useExternalStore } from './routing/rendering.ts';

/** The calendar and clock of a time zone. */
export interface Zone {
  /** The wall time at a moment, in the UTC fields of a date. */
  wall(at: Date | string): Date;
  /** The moment of a wall time; one that summer time skips is an hour later. */
  instant(wall: WallTime): Date;
}

/** The zone of the device. */
export const device: Zone = {
  wall: (moment) => {
    const at = new Date(moment);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  },
  instant: ({ year, month, day, hour, minute }) => new Date(year, month - 1, day, hour, minute),
};

/** The device's zone, `Africa/Johannesburg`. A page's first use of Intl, whatever for, would take a phone 0.2 s. */
export const deviceTimeZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The device's zone; on the server and during hydration, the zone that the server assumed. */
export const useZone = (): Zone =>
  useExternalStore(
    never,
    () => device,
    ({ timeZone }) => getZone(timeZone),
  );

/** Unlimited, as there are few time zones. */
const zones = new Map<string, Zone>();

/** The zone of a name, `Africa/Johannesburg`. Cached: making one takes a phone longer than drawing a screen with it. */
export function getZone(timeZone: string): Zone {
  if (timeZone === deviceTimeZone()) return device;
  const zone = zones.get(timeZone) ?? buildZone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

function buildZone(timeZone: string): Zone {
  return { wall: wallsIn(timeZone), instant: instantsIn(timeZone) };
}
