import { instantsIn, minutesIn } from '#shared/time-zone.ts';
import type { QuietHours } from './contract.ts';

/** The end of the quiet hours that contain a moment; null if none do. */
export function endOfQuiet(now: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet) return null;
  const hour = Number(minutesIn(timeZone)(now.toISOString()).slice(11, 13));
  const { from, until } = quiet;
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  return isQuiet ? nextHour(now, until, timeZone) : null;
}

/** The next moment at which clocks in this time zone show this full hour. */
export function nextHour(now: Date, hour: number, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = minutesIn(timeZone)(now.toISOString()).slice(0, 10).split('-').map(Number);
  const at = instantsIn(timeZone);
  const today = at({ year, month, day, hour, minute: 0 });
  if (today > now) return today;
  const following = new Date(Date.UTC(year, month - 1, day + 1));
  return at({
    year: following.getUTCFullYear(),
    month: following.getUTCMonth() + 1,
    day: following.getUTCDate(),
    hour,
    minute: 0,
  });
}
