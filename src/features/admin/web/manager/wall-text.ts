import { instantsIn, minutesIn } from '#shared/time-zone.ts';

const wallText = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** The value of a `datetime-local` input for an instant: `2026-11-21T18:30`. Empty without an instant. */
export const wallTextOf = (instant: string, timeZone: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : minutesIn(timeZone)(instant);

/** The instant of such a value; empty if it is incomplete. */
export function instantOf(text: string, timeZone: string): string {
  const parts = wallText.exec(text);
  if (!parts) return '';
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  return instantsIn(timeZone)({ year, month, day, hour, minute }).toISOString();
}
