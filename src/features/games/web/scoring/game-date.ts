import { shortMonth, timeOfDay } from '#web/calendar.ts';
import { device } from '#web/zone.ts';

/** 'Nov 22, 18:30' in the reader's time zone. */
export function gameDate(dateTime: string): string {
  const at = device.wall(dateTime);
  return `${shortMonth(at)} ${at.getUTCDate()}, ${timeOfDay(at)}`;
}
