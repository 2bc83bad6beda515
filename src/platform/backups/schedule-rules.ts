import { daysIn, instantsIn } from '#shared/time-zone.ts';
import type { Schedule } from './contract.ts';

/** Of a village that nobody has set another for. */
export const firstSchedule: Schedule = { hour: 3, days: 7, weeks: 4, months: 6 };

/** The latest moment, now or before it, at which a daily backup was due. */
export function lastDue(now: Date, hour: number, timeZone: string): Date {
  const [year = 0, month = 0, day = 0] = daysIn(timeZone)(now.toISOString()).split('-').map(Number);
  const dueOn = (date: number) => instantsIn(timeZone)({ year, month, day: date, hour, minute: 0 });
  const today = dueOn(day);
  return today.getTime() <= now.getTime() ? today : dueOn(day - 1);
}

/** Whether none was made since then. Those of the future tell nothing: the clock was wrong. */
export function isDue(times: readonly Date[], now: Date, { hour, timeZone }: { hour: number; timeZone: string }) {
  const since = lastDue(now, hour, timeZone).getTime();
  return !times.some((at) => at.getTime() >= since && at.getTime() <= now.getTime());
}

const day = 24 * 60 * 60 * 1000;

const byDay = (at: Date) => Math.floor(at.getTime() / day);
// The epoch was a Thursday; weeks begin on Monday.
const byWeek = (at: Date) => Math.floor((at.getTime() / day + 3) / 7);
const byMonth = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();

/** Backups to remove: all but the newest of each of so many days, weeks and months. The newest always stays. */
export function expiredBackups(times: readonly Date[], kept: Pick<Schedule, 'days' | 'weeks' | 'months'>): Date[] {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const stays = new Set([
    ...pickNewestByPeriod(newestFirst, byDay).slice(0, kept.days),
    ...pickNewestByPeriod(newestFirst, byWeek).slice(0, kept.weeks),
    ...pickNewestByPeriod(newestFirst, byMonth).slice(0, kept.months),
  ]);
  return newestFirst.filter((at) => !stays.has(at));
}

function pickNewestByPeriod(newestFirst: readonly Date[], getPeriod: (at: Date) => number): Date[] {
  return newestFirst.filter((at, index) => {
    const before = newestFirst[index - 1];
    return before === undefined || getPeriod(before) !== getPeriod(at);
  });
}
