import * as z from 'zod/mini';

/**
 * A moment, as ISO 8601 in UTC with milliseconds (`2026-11-21T16:30:00.000Z`), from 2000 to 2100.
 * Any offset is accepted and turned into UTC; a bare date or a local time is refused.
 */
export const Instant = z.string().check(
  z.maxLength(40),
  z.refine((value) => isInstant(value), 'must be a date and time such as 2026-11-21T18:30:00Z'),
  z.overwrite((value) => (isInstant(value) ? new Date(value).toISOString() : value)),
);

/** A day without a time: 2025-06-20. */
export const Day = z.iso
  .date('must be a day such as 2025-06-20')
  .check(z.regex(/^20\d\d-/, 'must be a day of this century'));

const isoWithOffset = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

function isInstant(value: string): boolean {
  const day = isoWithOffset.exec(value)?.[1];
  if (day === undefined || !isDay(day)) return false;
  const year = new Date(value).getUTCFullYear();
  return year >= 2000 && year <= 2100;
}

/** `Date` takes 31 February for 3 March. */
function isDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}
