import { expect, test } from 'vitest';
import { findQuietEnd, nextHour } from './resolve.ts';

const zone = 'Africa/Johannesburg';
const night = { from: 22, until: 7 };
const at = (text: string) => new Date(text);

test.each([
  ['2026-11-25T19:59:59Z', null],
  ['2026-11-25T20:00:00Z', '2026-11-26T05:00:00.000Z'],
  ['2026-11-26T04:59:59Z', '2026-11-26T05:00:00.000Z'],
  ['2026-11-26T05:00:00Z', null],
  ['2026-12-31T21:30:00Z', '2027-01-01T05:00:00.000Z'],
])('the night at %s ends at %s', (now, end) => {
  expect(findQuietEnd(at(now), night, zone)?.toISOString() ?? null).toBe(end);
});

test('quiet hours by day end on the same day; without quiet hours there is no end', () => {
  expect(findQuietEnd(at('2026-11-25T10:30:00Z'), { from: 12, until: 14 }, zone)?.toISOString()).toBe(
    '2026-11-25T12:00:00.000Z',
  );
  expect(findQuietEnd(at('2026-11-25T20:30:00Z'), null, zone)).toBe(null);
});

test('the next full hour follows the time zone, across the end of a month and the start of summer time', () => {
  expect(nextHour(at('2026-11-30T16:00:00Z'), 18, zone).toISOString()).toBe('2026-12-01T16:00:00.000Z');
  expect(nextHour(at('2026-03-28T23:00:00Z'), 7, 'Europe/Berlin').toISOString()).toBe('2026-03-29T05:00:00.000Z');
});
