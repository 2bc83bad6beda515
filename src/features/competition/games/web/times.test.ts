import { describe, expect, test } from 'vitest';
import { dateBlock, whenText } from './times.ts';

const now = new Date(2026, 10, 20, 12, 0);
const local = (year: number, month: number, day: number, hour = 18, minute = 30) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

describe('a moment in words', () => {
  test('is local, with the year only if it is not this one', () => {
    expect(whenText(local(2026, 11, 22), now)).toBe('Sun 22 Nov, 18:30');
    expect(whenText(local(2025, 5, 17, 0, 5), now)).toBe('Sat 17 May 2025, 00:05');
  });
});

describe('the date block', () => {
  test('of a game to come ends with its hour', () => {
    expect(dateBlock(local(2026, 11, 22), false, now)).toEqual({ month: 'Nov', day: '22', foot: '18:30' });
  });

  test('of a played game ends with its day', () => {
    expect(dateBlock(local(2026, 11, 17), true, now)).toEqual({ month: 'Nov', day: '17', foot: 'Tue' });
  });

  test('shows the year if it is not this one, played or not', () => {
    expect(dateBlock(local(2025, 5, 17), true, now)).toEqual({ month: 'May', day: '17', foot: '2025' });
    expect(dateBlock(local(2027, 1, 3), false, now)).toEqual({ month: 'Jan', day: '3', foot: '2027' });
  });

  test('of a game without a day says so', () => {
    expect(Object.values(dateBlock(null, false, now)).join(' ')).toBe('Date to be confirmed');
    expect(whenText(null, now)).toBe('Date to be confirmed');
  });
});
