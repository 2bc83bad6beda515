import { monthNames } from '#shared/notation.ts';
import { device } from '#web/zone.ts';

/** 'June 20 2025': a day as it is written, an instant as the reader's day. */
export function dayText(date: string, zone = device): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const at = isDay ? new Date(date) : zone.wall(date);
  return `${monthNames[at.getUTCMonth()]} ${at.getUTCDate()} ${at.getUTCFullYear()}`;
}
