import { expect, test } from 'vitest';
import { describeClock, describeFaults } from './plan-texts.ts';

test.each([
  ['America/Argentina/Buenos_Aires', 'Europe/Berlin', 'Times are the village’s, Buenos Aires'],
  ['Africa/Johannesburg', 'Africa/Johannesburg', null],
  [undefined, 'Europe/Berlin', null],
])('the clock of a village in %s is named on a device in %s where it is another', (village, device, text) => {
  expect(describeClock(village, device)).toBe(text);
});

test('what the check found leaves out what there is none of', () => {
  expect(describeFaults(1, 0)).toBe('1 clash');
  expect(describeFaults(0, 1)).toBe('1 thing better avoided');
  expect(describeFaults(2, 5)).toBe('2 clashes, 5 things better avoided');
  expect(describeFaults(0, 0)).toBe(null);
});
