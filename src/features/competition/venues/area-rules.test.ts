import { expect, it } from 'vitest';
import { areApart, courtIn, courtText, locationAt, splitPlace } from './area-rules.ts';

it('finds the part of a venue that a location names', () => {
  expect(splitPlace("Hall A'1, Court 2")).toEqual({ venue: "Hall A'1", area: 'court 2' });
  expect(splitPlace('Lower Field, north, pitch B')).toEqual({ venue: 'Lower Field, north', area: 'pitch b' });
  expect(splitPlace('Hall A, upstairs')).toEqual({ venue: 'Hall A, upstairs', area: null });
  expect(splitPlace('Centre Court 2')).toEqual({ venue: 'Centre Court 2', area: null });
});

it('writes and reads the number of a court', () => {
  expect(courtText('Hall A', 12)).toBe('Hall A, court 12');
  expect(courtText('Hall A', null)).toBe('Hall A');
  expect([courtIn('Hall A, court 12'), courtIn('Hall A'), courtIn('Hall A, pitch 2')]).toEqual([12, null, null]);
});

it.each([
  ['Hall, court 1', 'Hall, court 2', true],
  ['Hall, court 1', 'Hall, Court 1', false],
  ['Hall, court 1', 'Hall', false],
  ['Hall', 'Hall', false],
])('tells whether %s and %s are apart: %s', (one, other, apart) => {
  expect(areApart(one, other)).toBe(apart);
});

it('gives a location the full name of its venue, and keeps the court', () => {
  expect(locationAt('Hall A', 'hall a, Court 2')).toBe('Hall A, Court 2');
  expect(locationAt('Hall A', 'HA, pitch b')).toBe('Hall A, pitch b');
  expect(locationAt('Hall A', 'HA')).toBe('Hall A');
  expect(locationAt('Hall A, court 2', 'hall a, court 2')).toBe('Hall A, court 2');
});
