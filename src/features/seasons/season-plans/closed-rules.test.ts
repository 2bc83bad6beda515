import { expect, it } from 'vitest';
import { closedTimes, openStarts } from './board-rules.ts';
import { calledOffOn, closedBy, withClosed } from './closed-rules.ts';
import type { ClosedTime, SeasonSetup } from './contract.ts';
import { openTimesAt } from './slot-rules.ts';

const monday = '2027-02-01';
const venue = { venueId: 7, courts: 2, times: [{ day: 'Monday' as const, from: '17:00', until: '22:00' }] };
const setup: SeasonSetup = {
  ...{ firstDay: monday, lastDay: '2027-02-14', venues: [venue], daysOff: [], competitions: [], wishes: [] },
};
const off = (fields: Partial<ClosedTime> = {}): ClosedTime => ({
  ...{ day: monday, from: '17:00', until: '23:00', venueId: null, court: null },
  ...fields,
});

it('knows what was called off day by day, by the clock of the village', () => {
  const wall = (at: string) => new Date(Date.parse(at) + 2 * 3_600_000);
  const asked = (from: string, until: string) => closedBy({ from, until, venueId: 7, court: 2 }, wall);
  expect(asked('2027-02-01T15:00:00Z', '2027-02-01T21:00:00Z')).toEqual([off({ venueId: 7, court: 2 })]);
  expect(asked('2027-02-01T15:00:00Z', '2027-02-01T15:00:00.001Z')).toMatchObject([{ from: '17:00', until: '17:01' }]);
  expect(asked('2027-02-01T15:00:00Z', '2027-02-01T22:00:00Z')).toMatchObject([{ from: '17:00', until: '24:00' }]);
  expect(asked('2027-02-01T15:00:00Z', '2027-02-03T07:00:00Z')).toMatchObject([
    { day: monday, from: '17:00', until: '24:00' },
    { day: '2027-02-02', from: '00:00', until: '24:00' },
    { day: '2027-02-03', from: '00:00', until: '09:00' },
  ]);
});

it('closes a plan then, once, if it is about its days and venues', () => {
  const closed = withClosed(setup, [off(), off({ day: '2027-02-14' })]);
  expect(closed.closed).toEqual([off(), off({ day: '2027-02-14' })]);
  expect(withClosed(closed, [off()])).toBe(closed);
  expect(withClosed(setup, [off({ day: '2027-02-15' }), off({ venueId: 8 })])).toBe(setup);
  expect(calledOffOn(closed, monday)).toBe('Called off 17:00–23:00');
  expect(calledOffOn(closed, '2027-02-02')).toBeNull();
});

it.each([
  ['everywhere', off(), []],
  ['at the venue', off({ venueId: 7 }), []],
  ['at another venue', off({ venueId: 8 }), ['7:1 17:00 300', '7:2 17:00 300']],
  ['on another day', off({ day: '2027-02-08' }), ['7:1 17:00 300', '7:2 17:00 300']],
  ['on one court', off({ venueId: 7, court: 2 }), ['7:1 17:00 300']],
  ['at the beginning', off({ until: '18:30' }), ['7:1 18:30 210', '7:2 18:30 210']],
  ['at the end', off({ from: '21:00' }), ['7:1 17:00 240', '7:2 17:00 240']],
  [
    'in the middle, on one court',
    off({ from: '18:00', until: '19:00', venueId: 7, court: 1 }),
    [...['7:1 17:00 60', '7:1 19:00 180', '7:2 17:00 300']],
  ],
])('has no slots while it is called off %s', (_, closed, slots) => {
  const open = openTimesAt(venue, undefined, [monday], [closed]);
  expect(open.map(({ court, from, minutes }) => `${court} ${from} ${minutes}`)).toEqual(slots);
});

it('shows on the board that it is closed', () => {
  const [lane, hours] = [
    { key: '7:1', venueId: 7, court: 1 },
    { from: 1020, until: 1320 },
  ];
  const part = { venues: [venue], closed: [off({ from: '18:00', until: '19:00' })] };
  expect(closedTimes(part, lane, monday, hours)).toEqual([{ from: 1080, until: 1140 }]);
  expect(openStarts(part, lane, monday, 60)).toEqual([1020, 1140, 1200, 1260]);
});
