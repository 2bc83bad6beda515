import { expect, test } from 'vitest';
import { Instant } from './instants.ts';

test.each([
  ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T18:30+02:00', '2026-11-21T16:30:00.000Z'],
  ['2028-02-29T00:00:00.5Z', '2028-02-29T00:00:00.500Z'],
])('%s is the moment %s', (typed, instant) => {
  expect(Instant.parse(typed)).toBe(instant);
});

test.each([
  '2026-02-31T10:00:00Z',
  '2027-02-29T10:00:00Z',
  '2026-04-31T10:00:00+02:00',
  '2026-13-01T10:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T18:60:00Z',
  '2026-11-21T18:30:00+99:99',
  '2026-11-21',
  '2026-11-21T18:30:00',
  '1999-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
])('%s is refused', (typed) => {
  expect(Instant.safeParse(typed).success).toBe(false);
});
