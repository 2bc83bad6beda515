import { expect, test } from 'vitest';
import {
  dateText,
  dayText,
  fixtureText,
  momentText,
  monthNames,
  ordinalText,
  scorePair,
  shortMonth,
  shortWeekday,
  spanText,
  spokenDay,
  timeText,
  weekdayNames,
} from './notation.ts';

const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, day % 24, day % 60)));

test.each([
  ['months', { month: 'long' }, (at: Date) => monthNames[at.getUTCMonth()]],
  ['short months', { month: 'short' }, (at: Date) => shortMonth(at)],
  ['weekdays', { weekday: 'long' }, (at: Date) => weekdayNames[at.getUTCDay()]],
  ['short weekdays', { weekday: 'short' }, (at: Date) => shortWeekday(at)],
  ['times of day', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, (at: Date) => timeText(at)],
] as const)('%s are those of Intl', (_, options, written) => {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  expect(days.map(written)).toEqual(days.map((at) => format(at)));
});

const monday = new Date('2026-11-30T16:30:00Z');
const [thisYear, nextYear] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];

test('a day has its year unless it is the reader’s', () => {
  expect(dayText(monday, thisYear)).toBe('Mon 30 Nov');
  expect(dayText(monday, nextYear)).toBe('Mon 30 Nov 2026');
  expect(dayText(monday)).toBe('Mon 30 Nov 2026');
  expect(dateText('2027-01-01', thisYear)).toBe('Fri 1 Jan 2027');
  expect(momentText(monday, thisYear)).toBe('Mon 30 Nov, 16:30');
  expect(spokenDay(monday)).toBe('Monday 30 November 2026');
});

test('a span of times has no spaces, one of days has', () => {
  expect(spanText('18:00', '20:00')).toBe('18:00–20:00');
  expect(spanText('Mon 30 Nov', 'Wed 2 Dec')).toBe('Mon 30 Nov – Wed 2 Dec');
});

test('a fixture and a score', () => {
  expect(fixtureText('Oak Res', '🦉')).toBe('Oak Res v 🦉');
  expect(scorePair(72, 0)).toBe('72–0');
  expect(scorePair(null, 3)).toBe('?–3');
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
])('writes place %i as %s', (count, text) => {
  expect(ordinalText(count)).toBe(text);
});
