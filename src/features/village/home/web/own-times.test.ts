import { expect, test } from 'vitest';
import { getZone } from '#web/zone.ts';
import { dayLines, soonText } from './own-times.ts';

const zone = getZone('Africa/Johannesburg');
const now = new Date('2026-11-28T12:00:00Z');

test.each([
  ['2026-11-28T21:59:00Z', 'Today, 23:59', ['23:59', 'Today']],
  ['2026-11-28T10:00:00Z', 'Today, 12:00', ['12:00', 'Today']],
  ['2026-11-28T22:00:00Z', 'Tomorrow, 00:00', ['Sun', '00:00']],
  ['2026-12-04T13:00:00Z', 'Fri 4 Dec, 15:00', ['Fri', '15:00']],
  ['2026-12-05T13:00:00Z', 'Sat 5 Dec, 15:00', ['5 Dec', '15:00']],
  ['2027-01-05T13:00:00Z', 'Tue 5 Jan 2027, 15:00', ['5 Jan', '2027']],
])('%s is %s, or %s', (dateTime, text, lines) => {
  expect([soonText(dateTime, now, zone), dayLines(dateTime, now, zone)]).toEqual([text, lines]);
});
