import { expect, test } from 'vitest';
import { movedBy } from './move-rules.ts';

test.each([
  ['2026-11-28T15:00:00.000Z', { days: 1, hours: 0 }, 'Africa/Johannesburg', '2026-11-29T15:00:00.000Z'],
  ['2026-11-28T15:00:00.000Z', { days: 0, hours: -2 }, 'Africa/Johannesburg', '2026-11-28T13:00:00.000Z'],
  ['2026-11-28T22:30:00.000Z', { days: 3, hours: 2 }, 'Africa/Johannesburg', '2026-12-02T00:30:00.000Z'],
  ['2026-12-31T15:00:30.500Z', { days: 366, hours: 23 }, 'Africa/Johannesburg', '2028-01-02T14:00:30.500Z'],
  ['2026-03-01T15:00:00.000Z', { days: -1, hours: 0 }, 'Africa/Johannesburg', '2026-02-28T15:00:00.000Z'],
  // Across the start and the end of summer time, the clock's hour stays.
  ['2026-03-28T18:00:00.000Z', { days: 1, hours: 0 }, 'Europe/Berlin', '2026-03-29T17:00:00.000Z'],
  ['2026-10-24T17:00:00.000Z', { days: 7, hours: 0 }, 'Europe/Berlin', '2026-10-31T18:00:00.000Z'],
  ['2026-03-28T18:00:00.000Z', { days: 0, hours: 23 }, 'Europe/Berlin', '2026-03-29T17:00:00.000Z'],
])('%s moves by %o in %s to %s', (dateTime, move, timeZone, moved) => {
  expect(movedBy(dateTime, move, timeZone)).toBe(moved);
});
