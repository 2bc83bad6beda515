import { expect, test } from 'vitest';
import { eveningsAt, firstSetup, mondayOf } from './setup-rules.ts';

test('a first setup has 14 whole weeks, beginning on a Monday', () => {
  expect(firstSetup('2026-11-29', [])).toMatchObject({ firstDay: '2026-12-07', lastDay: '2027-03-14' });
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});

test('the evenings of a venue end when it closes, and days on which it is closed have none', () => {
  const hours = [
    { day: 'Monday', opens: '08:00', closes: '20:00' },
    { day: 'Tuesday', opens: '18:30', closes: '24:00' },
    { day: 'Wednesday', opens: '08:00', closes: '16:00' },
    { day: 'Sunday', opens: '08:00', closes: '22:00' },
  ];
  expect(eveningsAt({ id: 4, hours })).toEqual({
    venueId: 4,
    courts: 1,
    times: [
      { day: 'Monday', from: '17:00', until: '20:00' },
      { day: 'Tuesday', from: '18:30', until: '21:00' },
    ],
  });
  expect(eveningsAt({ id: 4, hours: [] }).times).toHaveLength(5);
});
