import { expect, it } from 'vitest';
import { earlyStart } from './BeforeStart.tsx';

const now = new Date(2026, 10, 19, 19, 0);

it.each([
  ['is a minute ahead', new Date(2026, 10, 19, 19, 1), null],
  ['was an hour ago', new Date(2026, 10, 19, 18, 0), null],
  ['is three hours ahead', new Date(2026, 10, 19, 22, 0), null],
  ['is more than three hours ahead', new Date(2026, 10, 19, 22, 1), 'Thu 19 Nov, 22:01'],
  ['is two days ahead', new Date(2026, 10, 21, 19, 0), 'Sat 21 Nov, 19:00'],
  ['is on the same weekday of another week', new Date(2026, 10, 26, 9, 5), 'Thu 26 Nov, 09:05'],
  ['is years ahead', new Date(2031, 4, 24, 16, 0), 'Sat 24 May 2031, 16:00'],
])('names the start of a game that %s, if it is too early to start it', (_, at, words) =>
  expect(earlyStart(at.toISOString(), now)).toBe(words),
);
