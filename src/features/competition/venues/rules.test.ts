import { expect, it } from 'vitest';
import { venues } from './contract.ts';
import { buildMapLink, closuresFrom, openAt, openOn, openText } from './rules.ts';

const hours = [
  { day: 'Monday', opens: '08:00', closes: '12:00' },
  { day: 'Monday', opens: '14:00', closes: '22:00' },
  { day: 'Sunday', opens: '09:00', closes: '24:00' },
];
const closedDays = [{ from: '2026-12-24', until: '2027-01-03', reason: 'Recess' }];

it('is open by weekday, closed on days with a reason, and unknown without hours', () => {
  expect(openOn({ hours, closedDays }, '2026-11-23')).toEqual({ isOpen: true, hours: hours.slice(0, 2) });
  expect(openOn({ hours, closedDays }, '2026-11-29')).toEqual({ isOpen: true, hours: hours.slice(2) });
  expect(openOn({ hours, closedDays }, '2026-11-24')).toEqual({ isOpen: false, reason: null });
  expect(openOn({ hours, closedDays }, '2026-12-28')).toEqual({ isOpen: false, reason: 'Recess' });
  expect(openOn({ hours: [], closedDays }, '2027-01-03')).toEqual({ isOpen: false, reason: 'Recess' });
  expect(openOn({ hours: [], closedDays }, '2027-01-04')).toBeNull();
});

it.each([
  ['2026-11-23', '07:59', 'Closed, opens 08:00'],
  ['2026-11-23', '08:00', 'Open until 12:00'],
  ['2026-11-23', '11:59', 'Open until 12:00'],
  ['2026-11-23', '12:00', 'Closed, opens 14:00'],
  ['2026-11-23', '22:00', 'Closed now'],
  ['2026-11-24', '10:00', 'Closed now'],
  ['2026-11-29', '23:59', 'Open until midnight'],
  ['2026-12-28', '10:00', 'Closed today: Recess'],
])('says on %s at %s: %s', (day, time, text) => {
  const open = openAt({ hours, closedDays }, day, time);
  expect(open && openText(open)).toBe(text);
});

it('says nothing about hours that nobody has entered', () => {
  expect(openAt({ hours: [], closedDays }, '2026-11-23', '10:00')).toBeNull();
});

it('lists closures until they are over, the next first', () => {
  const early = { from: '2026-11-25', until: '2026-11-25', reason: 'Floor is sealed' };
  expect(closuresFrom([...closedDays, early], '2026-11-24')).toEqual([early, ...closedDays]);
  expect(closuresFrom([...closedDays, early], '2027-01-04')).toEqual([]);
});

it('links to its own map, else to a search for it, else nowhere', () => {
  const court = { name: 'Court & Hall', place: 'North gate\nMain road', mapUrl: null };
  expect(buildMapLink({ ...court, mapUrl: 'https://maps.example/1' })).toBe('https://maps.example/1');
  expect(buildMapLink(court)).toBe(
    'https://www.google.com/maps/search/?api=1&query=Court+%26+Hall%2C+North+gate%2C+Main+road',
  );
  expect(buildMapLink({ ...court, place: null })).toBeNull();
});

it('reads days and times as people write them, and sorts them', () => {
  const typed = { day: ' sun. ', opens: '9:00', closes: '24:00' };
  const sent = { name: 'Court', hours: [typed, { day: 'MON', opens: '08:00', closes: '12:00' }], sportIds: ['2', 1] };
  expect(venues.Create.parse(sent)).toMatchObject({ hours: [hours[0], hours[2]], sportIds: [2, 1] });
  const oneDay = { from: '2026-12-24', until: '', reason: 'Cup final' };
  expect(venues.Create.parse({ name: 'Court', closedDays: [oneDay] }).closedDays).toEqual([
    { from: '2026-12-24', until: '2026-12-24', reason: 'Cup final' },
  ]);
});

it.each([
  [{ hours: [{ day: 'Someday', opens: '08:00', closes: '09:00' }] }, 'must be a day of the week'],
  [{ hours: [{ day: 'Monday', opens: '8', closes: '09:00' }] }, 'must be a time such as 08:00'],
  [{ hours: [{ day: 'Monday', opens: '10:00', closes: '09:00' }] }, 'must be after it opens'],
  [{ closedDays: [{ from: '2026-12-24', until: '2026-12-23', reason: 'Recess' }] }, 'must not be before it begins'],
  [{ closedDays: [{ from: 'Friday', reason: 'Recess' }] }, 'must be a day such as 2025-06-20'],
  [{ mapUrl: 'http://maps.example/1' }, 'must be an https address'],
  [{ mapUrl: 'javascript:alert(1)' }, 'must be an https address'],
])('refuses %j', (fields, message) => {
  const refused = venues.Create.safeParse({ name: 'Court', ...fields });
  expect(refused.error?.issues.map((issue) => issue.message)).toContain(message);
});
