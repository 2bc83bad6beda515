import { expect, it } from 'vitest';
import { backupName, expiredBackups, isDue, readBackupName } from './queries.ts';

const daysBefore = (days: number) => new Date(Date.UTC(2026, 10, 21, 3) - days * 24 * 60 * 60 * 1000);
const remaining = (times: Date[]) => {
  const expired = new Set(expiredBackups(times));
  return times.filter((at) => !expired.has(at)).map((at) => at.toISOString().slice(0, 10));
};

it('keeps seven days, four weeks and six months of a year of daily backups', () => {
  const year = Array.from({ length: 365 }, (_, days) => daysBefore(days));
  expect(remaining(year)).toEqual([
    // A Saturday and the six days before it; the Sunday is the newest of the week before.
    ...['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15'],
    ...['2026-11-08', '2026-11-01'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
  ]);
});

it('keeps a few backups, but only the newest of one day', () => {
  expect(remaining([])).toEqual([]);
  expect(remaining([daysBefore(400)])).toHaveLength(1);
  const morning = new Date('2026-11-21T03:00:00Z');
  const evening = new Date('2026-11-21T23:59:59Z');
  expect(expiredBackups([morning, evening])).toEqual([morning]);
});

it('counts only days that have a backup, so that a pause removes none', () => {
  expect(remaining([0, 30, 60, 90].map(daysBefore))).toHaveLength(4);
});

it.each([
  ['2026-11-21T00:00:00.000Z', false],
  ['2026-11-20T23:59:59.999Z', true],
])('is due only when today has none: the last one at %s', (last, due) => {
  expect(isDue([new Date(last)], new Date('2026-11-21T12:00:00Z'))).toBe(due);
});

it('reads kind and time from the name of a backup, and from no other file', () => {
  const at = new Date('2026-11-21T03:04:05.006Z');
  expect(readBackupName(backupName('daily', at))).toEqual({ kind: 'daily', madeAt: at });
  const others = ['daily-2026-13-45T99-99-99-999Z.tar.gz', 'daily.tar.gz', '.part-x'];
  expect(others.map(readBackupName)).toEqual(others.map(() => undefined));
});
