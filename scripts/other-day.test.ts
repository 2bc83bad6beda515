import { expect, it } from 'vitest';
import { otherDay } from './other-day.ts';

const from = Date.UTC(2026, 10, 23);
const days = (count: number) => Array.from({ length: count }, (_, at) => new Date(from + at * 86_400_000));

it('stays the same for a whole day, is always in the future, and uses all 24 combinations within 24 days', () => {
  expect(otherDay(new Date(from))).toEqual(otherDay(new Date(from + 86_399_999)));
  for (const today of days(800)) {
    const { CLOCK } = otherDay(today);
    expect(Date.parse(`${CLOCK}Z`) - today.getTime(), CLOCK).toBeGreaterThan(27 * 86_400_000);
  }
  expect(new Set(days(24).map((today) => Object.values(otherDay(today)).join(' '))).size).toBe(24);
});

it("covers ends of months and years, 29 February and the night when the clock skips two o'clock", () => {
  expect([...new Set(days(8).map((today) => otherDay(today).CLOCK))].sort()).toEqual([
    '2026-12-27T12:00:00',
    '2027-01-01T00:00:10',
    '2027-01-31T23:59:30',
    '2027-03-14T01:59:30',
    '2027-12-31T23:59:30',
    '2028-01-01T00:00:10',
    '2028-02-29T00:00:10',
    '2028-02-29T23:59:30',
  ]);
});
