import { shortMonth, timeOfDay } from '#web/calendar.ts';

/** 'Nov 22, 18:30' where the reader is. */
export function gameDate(dateTime: string): string {
  const at = new Date(dateTime);
  return `${shortMonth(at)} ${at.getDate()}, ${timeOfDay(at)}`;
}
