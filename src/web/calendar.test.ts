import { expect, test } from 'vitest';
import { formatTime, monthNames, shortMonth, shortWeekday, weekdayNames } from './calendar.ts';
import { device } from './zone.ts';

const days = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day, day % 24, day % 60));

test.each([
  ['months', { month: 'long' }, (at: Date) => monthNames[at.getMonth()]],
  ['short months', { month: 'short' }, (at: Date) => shortMonth(device.wall(at))],
  ['weekdays', { weekday: 'long' }, (at: Date) => weekdayNames[at.getDay()]],
  ['short weekdays', { weekday: 'short' }, (at: Date) => shortWeekday(device.wall(at))],
  ['times of day', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, (at: Date) => formatTime(device.wall(at))],
] as const)('%s are those of Intl', (_, options, written) => {
  const { format } = new Intl.DateTimeFormat('en-GB', options);
  expect(days.map(written)).toEqual(days.map((at) => format(at)));
});
