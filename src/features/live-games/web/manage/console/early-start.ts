import { monthNames, timeOfDay, weekdayNames } from '#web/calendar.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** A game may begin a little earlier than planned; before that it is more likely another game's. */
const early = 3 * hour;

/** 'Saturday 19:00', or with its day where a weekday alone could be another; null for a game that may well begin now. */
export function earlyStart(dateTime: string, now: Date): string | null {
  const at = new Date(dateTime);
  const ahead = at.getTime() - now.getTime();
  if (ahead <= early) return null;
  const weekday = weekdayNames[at.getDay()] ?? '';
  if (ahead < week - 24 * hour) return `${weekday} ${timeOfDay(at)}`;
  return `${weekday} ${at.getDate()} ${monthNames[at.getMonth()] ?? ''} ${at.getFullYear()}, ${timeOfDay(at)}`;
}
