import { expect, it } from 'vitest';
import { expiredBackups, firstSchedule, isDue, lastDue } from './schedule-rules.ts';

const daysBefore = (days: number) => new Date(Date.UTC(2026, 10, 21, 3) - days * 24 * 60 * 60 * 1000);
const remaining = (times: Date[], kept = firstSchedule) => {
  const expired = new Set(expiredBackups(times, kept));
  return times.filter((at) => !expired.has(at)).map((at) => at.toISOString().slice(0, 10));
};
const year = Array.from({ length: 365 }, (_, days) => daysBefore(days));

it('keeps seven days, four weeks and six months of a year of daily backups', () => {
  expect(remaining(year)).toEqual([
    // A Saturday and the six days before it; the Sunday is the newest of the week before.
    ...['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15'],
    ...['2026-11-08', '2026-11-01'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
  ]);
});

it('keeps the newest alone when no weeks and months are kept', () => {
  expect(remaining(year, { ...firstSchedule, days: 1, weeks: 0, months: 0 })).toEqual(['2026-11-21']);
});

it('keeps a few backups, but only the newest of one day', () => {
  expect(remaining([])).toEqual([]);
  expect(remaining([daysBefore(400)])).toHaveLength(1);
  const morning = new Date('2026-11-21T03:00:00Z');
  const evening = new Date('2026-11-21T23:59:59Z');
  expect(expiredBackups([morning, evening], firstSchedule)).toEqual([morning]);
});

it('counts only days that have a backup, so that a pause removes none', () => {
  expect(remaining([0, 30, 60, 90].map(daysBefore))).toHaveLength(4);
});

it.each([
  ['2026-11-21T01:00:00.000Z', 3, 'Africa/Johannesburg', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21T00:59:59.999Z', 3, 'Africa/Johannesburg', '2026-11-20T01:00:00.000Z'],
  ['2026-11-21T22:00:00.000Z', 0, 'Africa/Johannesburg', '2026-11-21T22:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', 23, 'UTC', '2026-12-31T23:00:00.000Z'],
  ['2026-03-01T00:30:00.000Z', 1, 'UTC', '2026-02-28T01:00:00.000Z'],
  // The change to summer time skips two o'clock.
  ['2026-03-29T12:00:00.000Z', 2, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('at %s, with %i o’clock in %s, was last due at %s', (now, hour, timeZone, due) => {
  expect(lastDue(new Date(now), hour, timeZone).toISOString()).toBe(due);
});

it.each([
  ['2026-11-21T03:00:00.000Z', false],
  ['2026-11-21T02:59:59.999Z', true],
  // A clock that was wrong has dated it.
  ['2031-01-01T03:00:00.000Z', true],
])('is due when none was made since: the last one at %s', (last, due) => {
  const when = { hour: 3, timeZone: 'UTC' };
  expect(isDue([new Date(last)], new Date('2026-11-21T12:00:00Z'), when)).toBe(due);
});
