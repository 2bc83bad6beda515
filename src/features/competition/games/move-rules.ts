import { instantsIn, minutesIn } from '#shared/time-zone.ts';
import type { Move } from './several-fields.ts';

/** The moment by which a game moves. A day later is the same hour of the clock, also across a change to summer time. */
export function movedBy(dateTime: string, { days, hours }: Move, timeZone: string): string {
  const onDay = days === 0 ? Date.parse(dateTime) : daysLater(dateTime, days, timeZone);
  return new Date(onDay + hours * 3_600_000).toISOString();
}

function daysLater(dateTime: string, days: number, timeZone: string): number {
  const [date = '', time = ''] = minutesIn(timeZone)(dateTime).split('T');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const on = new Date(Date.UTC(year, month - 1, day + days));
  const wall = { year: on.getUTCFullYear(), month: on.getUTCMonth() + 1, day: on.getUTCDate(), hour, minute };
  return instantsIn(timeZone)(wall).getTime() + (Date.parse(dateTime) % 60_000);
}
