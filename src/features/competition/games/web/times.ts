import { dayText, momentText, shortMonth, shortWeekday, timeText } from '#shared/notation.ts';
import { device } from '#web/zone.ts';
import { dayToConfirm } from '../day-rules.ts';

/** 'Sun 22 Nov, 18:30' in the reader's time zone; with the year if it is not this one. */
export function whenText(dateTime: string | null, now: Date, zone = device): string {
  if (dateTime === null) return dayToConfirm;
  return momentText(zone.wall(dateTime), zone.wall(now));
}

/** 'Sun 22 Nov' in the reader's time zone; with the year if it is not this one. */
export const gameDay = (dateTime: string | null, now: Date, zone = device): string =>
  dateTime === null ? dayToConfirm : dayText(zone.wall(dateTime), zone.wall(now));

/** The three lines of a date block, words while it is to be confirmed. A played game shows its weekday instead of its time; another year replaces both. */
export function dateBlock(
  dateTime: string | null,
  played: boolean,
  now: Date,
  zone = device,
): { month: string; day: string; foot: string } {
  if (dateTime === null) return { month: 'Date', day: 'to be', foot: 'confirmed' };
  const at = zone.wall(dateTime);
  return { month: shortMonth(at), day: String(at.getUTCDate()), foot: formatFoot(at, played, zone.wall(now)) };
}

function formatFoot(at: Date, played: boolean, now: Date): string {
  if (!isThisYear(at, now)) return String(at.getUTCFullYear());
  return played ? shortWeekday(at) : timeText(at);
}

const isThisYear = (at: Date, now: Date) => at.getUTCFullYear() === now.getUTCFullYear();
