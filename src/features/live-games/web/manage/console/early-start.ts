import { monthNames, timeOfDay, weekdayNames } from '#web/calendar.ts';
import { device } from '#web/zone.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** A game may start a little earlier than planned. Before that, the scorer has more likely opened the wrong game. */
const early = 3 * hour;

/** 'Saturday 19:00', or with the date if the weekday alone is ambiguous; null if the game may well start now. */
export function earlyStart(dateTime: string, now: Date): string | null {
  const at = device.wall(dateTime);
  const untilStart = Date.parse(dateTime) - now.getTime();
  if (untilStart <= early) return null;
  const weekday = weekdayNames[at.getUTCDay()] ?? '';
  if (untilStart < week - 24 * hour) return `${weekday} ${timeOfDay(at)}`;
  return `${weekday} ${at.getUTCDate()} ${monthNames[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()}, ${timeOfDay(at)}`;
}
