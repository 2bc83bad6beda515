import { expect, it } from 'vitest';
import { endText } from './in-words.ts';

it.each([
  ['2026-12-31T23:59', null],
  ['2027-01-01T00:00', 'Ended, open for objections until Thu 7 Jan'],
  ['2027-01-07T23:59', 'Ended, open for objections until Thu 7 Jan'],
  ['2027-01-08T00:00', 'Final table'],
])('at %s a cup to the end of 2026 says %s', (at, text) => {
  expect(endText({ cup: { lastDay: '2026-12-31' }, objectionDays: 7 }, new Date(`${at}:00Z`))).toBe(text);
});
