import { dayToConfirm } from '#features/competition/games/day-rules.ts';
import { shortMonth } from '#web/calendar.ts';
import { device } from '#web/zone.ts';

/** '24 May' in the reader's time zone; with the year if it is not this one. */
export function dayText(dateTime: string | null, now: Date, zone = device): string {
  if (dateTime === null) return dayToConfirm;
  const at = zone.wall(dateTime);
  const year = at.getUTCFullYear() === zone.wall(now).getUTCFullYear() ? '' : ` ${at.getUTCFullYear()}`;
  return `${at.getUTCDate()} ${shortMonth(at)}${year}`;
}
