import { describe, expect, it } from 'vitest';
import {
  closedTimes,
  lanesOf,
  layOut,
  nextGame,
  openHours,
  openStarts,
  overlap,
  reasonOff,
  scaleOf,
  snap,
  weeksOf,
} from './board-rules.ts';

const venues = [
  {
    venueId: 3,
    courts: 2,
    times: [
      { day: 'Monday' as const, from: '17:30', until: '19:00' },
      { day: 'Monday' as const, from: '20:00', until: '24:00' },
    ],
  },
  { venueId: 9, courts: 1, times: [] },
];
const monday = '2027-02-01';

describe('games that overlap on one court', () => {
  const at = (id: number, start: number, minutes: number) => ({ id, start, minutes });

  it('stand side by side, and those that only touch do not', () => {
    expect(layOut([at(2, 615, 30), at(1, 600, 30), at(3, 645, 30)])).toEqual([
      { id: 1, column: 0, columns: 2, overlaps: [2] },
      { id: 2, column: 1, columns: 2, overlaps: [1] },
      { id: 3, column: 0, columns: 1, overlaps: [] },
    ]);
    expect(overlap({ start: 600, minutes: 30 }, { start: 615, minutes: 30 })).toBe(true);
    expect(overlap({ start: 600, minutes: 30 }, { start: 630, minutes: 30 })).toBe(false);
  });

  it('take a column again that has become free, and are marked only with those they really overlap', () => {
    expect(layOut([at(1, 600, 60), at(2, 610, 20), at(3, 635, 40), at(4, 610, 90)])).toEqual([
      { id: 1, column: 0, columns: 3, overlaps: [2, 4, 3] },
      { id: 2, column: 1, columns: 3, overlaps: [1, 4] },
      { id: 4, column: 2, columns: 3, overlaps: [1, 2, 3] },
      { id: 3, column: 1, columns: 3, overlaps: [1, 4] },
    ]);
    expect(layOut([])).toEqual([]);
  });
});

describe('a board', () => {
  it('has the weeks of the season, and of games outside it', () => {
    const season = { firstDay: '2027-02-03', lastDay: '2027-02-15' };
    expect(weeksOf(season, [])).toEqual(['2027-02-01', '2027-02-08', '2027-02-15']);
    expect(weeksOf(season, ['2027-03-07', '2027-01-01'])).toEqual([
      '2026-12-28',
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-03-01',
    ]);
  });

  it('has the courts of its venues, then those that games still use', () => {
    const place = { dateTime: '2027-02-01T16:00:00Z', venueId: 4, court: 2 };
    const games = [place, { ...place, venueId: null, court: null }, { ...place, dateTime: null, venueId: 77 }];
    expect(lanesOf({ venues }, games).map(({ key }) => key)).toEqual(['3:1', '3:2', '9:1', '4:2', '0:0']);
  });

  it('shows whole hours in which somebody can play or plays', () => {
    expect(openHours({ venues }, monday, [])).toEqual({ from: 1020, until: 1440 });
    expect(openHours({ venues }, '2027-02-02', [])).toBeNull();
    expect(openHours({ venues }, '2027-02-02', [{ id: 1, start: 605, minutes: 40 }])).toEqual({
      from: 600,
      until: 660,
    });
  });

  it('shows when a venue is closed', () => {
    const hours = { from: 1020, until: 1440 };
    const lane = { key: '3:1', venueId: 3, court: 1 };
    expect(closedTimes({ venues }, lane, monday, hours)).toEqual([
      { from: 1020, until: 1050 },
      { from: 1140, until: 1200 },
    ]);
    expect(closedTimes({ venues }, { ...lane, venueId: 9 }, monday, hours)).toEqual([hours]);
  });

  it('offers starts one after the other in the hours of a venue', () => {
    expect(openStarts({ venues }, { key: '3:1', venueId: 3, court: 1 }, monday, 40)).toEqual([
      1050, 1090, 1200, 1240, 1280, 1320, 1360, 1400,
    ]);
    expect(openStarts({ venues }, { key: '3:1', venueId: 3, court: 1 }, monday, 100)).toEqual([1200, 1300]);
  });

  it('knows the reason of a day off, both ends included', () => {
    const daysOff = [{ from: '2027-03-22', until: '2027-03-26', reason: 'Tests' }];
    expect(['2027-03-21', '2027-03-22', '2027-03-26', '2027-03-27'].map((day) => reasonOff({ daysOff }, day))).toEqual([
      null,
      'Tests',
      'Tests',
      null,
    ]);
  });

  it('draws the shortest game as high as a thumb needs', () => {
    expect(scaleOf([{ minutes: 40 }, { minutes: 20 }])).toBe(2.2);
    expect(scaleOf([{ minutes: 90 }])).toBe(1.5);
    expect(scaleOf([{ minutes: 5 }])).toBe(3);
  });
});

it('snaps to a near start, else to five minutes', () => {
  expect(snap(1046, [1050, 1090])).toBe(1050);
  expect(snap(1072, [1050, 1090])).toBe(1070);
  expect(snap(1085, [1080, 1090])).toBe(1080);
  expect(snap(603, [])).toBe(605);
});

it('goes by arrows to the next game of a court, and to the nearest in time of another', () => {
  const columns = [
    [
      { id: 1, at: 600 },
      { id: 2, at: 700 },
    ],
    [],
    [
      { id: 3, at: 500 },
      { id: 4, at: 690 },
    ],
  ];
  expect(nextGame(columns, 1, 'down')).toBe(2);
  expect(nextGame(columns, 1, 'up')).toBeNull();
  expect(nextGame(columns, 2, 'right')).toBe(4);
  expect(nextGame(columns, 3, 'left')).toBe(1);
  expect(nextGame(columns, 1, 'left')).toBeNull();
  expect(nextGame(columns, 8, 'left')).toBeNull();
});
