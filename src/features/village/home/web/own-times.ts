import { dayToConfirm } from '#features/competition/games/day-rules.ts';
import { whenText } from '#features/competition/games/web/times.ts';
import { shortMonth, shortWeekday, timeText } from '#shared/notation.ts';
import type { Zone } from '#web/zone.ts';

const dayMs = 86_400_000;

/** Days from today's in the reader's time zone; 0 is today. */
const daysAhead = (at: Date, now: Date): number => Math.floor(at.getTime() / dayMs) - Math.floor(now.getTime() / dayMs);

/** 'Today, 18:30', 'Tomorrow, 18:30', 'Sun 29 Nov, 18:30' */
export function soonText(dateTime: string | null, now: Date, zone: Zone): string {
  if (dateTime === null) return dayToConfirm;
  const at = zone.wall(dateTime);
  const ahead = daysAhead(at, zone.wall(now));
  if (ahead === 0) return `Today, ${timeText(at)}`;
  return ahead === 1 ? `Tomorrow, ${timeText(at)}` : whenText(dateTime, now, zone);
}

/** The two lines beside a game: '18:30' of today, 'Wed' of this week, '5 Dec', '5 Jan' of another year. */
export function dayLines(dateTime: string, now: Date, zone: Zone): [large: string, small: string] {
  const [at, today] = [zone.wall(dateTime), zone.wall(now)];
  const ahead = daysAhead(at, today);
  if (ahead === 0) return [timeText(at), 'Today'];
  if (ahead > 0 && ahead < 7) return [shortWeekday(at), timeText(at)];
  const isThisYear = at.getUTCFullYear() === today.getUTCFullYear();
  return [`${at.getUTCDate()} ${shortMonth(at)}`, isThisYear ? timeText(at) : String(at.getUTCFullYear())];
}
