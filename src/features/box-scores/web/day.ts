import { shortMonth } from '#web/calendar.ts';

/** '24 May' where the reader is; with the year when it is another one. */
export function dayText(dateTime: string, now: Date): string {
  const at = new Date(dateTime);
  const year = at.getFullYear() === now.getFullYear() ? '' : ` ${at.getFullYear()}`;
  return `${at.getDate()} ${shortMonth(at)}${year}`;
}
