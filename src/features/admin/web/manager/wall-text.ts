import { instantsIn, minutesIn } from '#shared/time-zone.ts';

const wallText = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** What a box for date and time holds of an instant: `2026-11-21T18:30`. Empty for none. */
export const wallTextOf = (instant: string, timeZone: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : minutesIn(timeZone)(instant);

/** The instant of what such a box holds; empty where it is not whole. */
export function instantOf(text: string, timeZone: string): string {
  const parts = wallText.exec(text);
  if (!parts) return '';
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  return instantsIn(timeZone)({ year, month, day, hour, minute }).toISOString();
}
