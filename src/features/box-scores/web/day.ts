import { shortMonth } from '#web/calendar.ts';
import { device } from '#web/zone.ts';

/** '24 May' where the reader is; with the year when it is another one. */
export function dayText(dateTime: string, now: Date, zone = device): string {
  const at = zone.wall(dateTime);
  const year = at.getUTCFullYear() === zone.wall(now).getUTCFullYear() ? '' : ` ${at.getUTCFullYear()}`;
  return `${at.getUTCDate()} ${shortMonth(at)}${year}`;
}
