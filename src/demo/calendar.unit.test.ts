import { describe, expect, it } from 'vitest';
import { getMonday, getWeekday, instantAt, minutesBefore, toDay, toYear } from './calendar.ts';

describe("the demo village's calendar", () => {
  it('starts a new day at local midnight', () => {
    const before = toDay(new Date('2026-12-31T21:59:59.999Z'));
    expect(toDay(new Date('2026-12-31T22:00:00.000Z'))).toBe(before + 1);
    expect(toYear(new Date('2026-12-31T21:59:59.999Z'))).toBe(2026);
    expect(toYear(new Date('2026-12-31T22:00:00.000Z'))).toBe(2027);
  });

  it('knows weekdays', () => {
    const saturday = toDay(new Date('2026-11-21T12:00:00.000Z'));
    expect(getWeekday(saturday)).toBe(5);
    expect(getMonday(saturday)).toBe(saturday - 5);
  });

  it('reads times of day as local', () => {
    const saturday = toDay(new Date('2026-11-21T12:00:00.000Z'));
    expect(instantAt(saturday, '18:30')).toBe('2026-11-21T16:30:00.000Z');
    expect(instantAt(saturday + 10, '00:15')).toBe('2026-11-30T22:15:00.000Z');
  });

  it('rounds down to a full five minutes', () => {
    expect(minutesBefore(new Date('2027-01-01T00:02:03.004Z'), 40)).toBe('2026-12-31T23:20:00.000Z');
  });
});
