import { monthNames } from '#web/calendar.ts';

/** 'June 20 2025': a day as it is written, an instant where the reader is. */
export function dayText(date: string): string {
  const at = new Date(date);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return isDay
    ? `${monthNames[at.getUTCMonth()]} ${at.getUTCDate()} ${at.getUTCFullYear()}`
    : `${monthNames[at.getMonth()]} ${at.getDate()} ${at.getFullYear()}`;
}
