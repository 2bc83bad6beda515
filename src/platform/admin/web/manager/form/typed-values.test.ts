import { expect, test } from 'vitest';
import { toInstant, toWallText } from './typed-values.ts';

const johannesburg = 'Africa/Johannesburg';

test.each([
  ['2026-11-21T16:30:00.000Z', johannesburg, '2026-11-21T18:30'],
  ['2026-12-31T22:30:00.000Z', johannesburg, '2027-01-01T00:30'],
  ['2026-01-15T12:00:00.000Z', 'Europe/Berlin', '2026-01-15T13:00'],
  ['2026-07-15T12:00:00.000Z', 'Europe/Berlin', '2026-07-15T14:00'],
  ['2026-07-15T02:00:00.000Z', 'America/New_York', '2026-07-14T22:00'],
])('%s in %s is %s, and back', (instant, zone, wall) => {
  expect(toWallText(instant, zone)).toBe(wall);
  expect(toInstant(wall, zone)).toBe(instant);
});

test.each(['', '2026-11-21', '2026-11-21T', 'tomorrow'])('incomplete text is not an instant: "%s"', (typed) => {
  expect(toInstant(typed, johannesburg)).toBe('');
});

test('no instant shows as empty text', () => expect(toWallText('', johannesburg)).toBe(''));
