import { describe, expect, it } from 'vitest';
import { cupTable, mondayOf, pointsByWeek, weeksBetween } from './table-rules.ts';

const residences = [
  { id: 1, residents: 200 },
  { id: 2, residents: 50 },
  { id: 3, residents: 0 },
];
const at = '2026-03-02T10:00:00.000Z';
const entries = [
  { residenceId: 1, points: 3000, at },
  { residenceId: 2, points: 1000, at },
  { residenceId: 2, points: 1000, at },
  { residenceId: 3, points: 5000, at },
];

describe('the table', () => {
  it('is the sum of the entries', () => {
    const rows = cupTable({ order: 'total' }, residences, entries);
    expect(rows.map(({ residenceId, points, position }) => [position, residenceId, points])).toEqual([
      [1, 3, 5000],
      [2, 1, 3000],
      [3, 2, 2000],
    ]);
  });

  it('goes by points for each 100 residents, with those last whose residents are not known', () => {
    const rows = cupTable({ order: 'perHead' }, residences, entries);
    expect(rows.map(({ residenceId, perHead, position }) => [position, residenceId, perHead])).toEqual([
      [1, 2, 4000],
      [2, 1, 1500],
      [3, 3, null],
    ]);
  });

  it('gives equal residences the same position', () => {
    expect(cupTable({ order: 'total' }, residences, []).map(({ position }) => position)).toEqual([1, 1, 1]);
  });
});

describe('weeks', () => {
  it('begin on Mondays', () => {
    expect(['2026-11-29', '2026-11-30', '2026-12-06'].map(mondayOf)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-11-30',
    ]);
  });

  it('run from the first to the last, over a new year', () => {
    expect(weeksBetween('2026-12-30', '2027-01-05', 9)).toEqual(['2026-12-28', '2027-01-04']);
    expect(weeksBetween('2026-12-30', '2026-12-30', 9)).toEqual(['2026-12-28']);
  });

  it('are the latest, where there are too many', () => {
    expect(weeksBetween('2000-01-01', '2026-11-29', 2)).toEqual(['2026-11-16', '2026-11-23']);
  });

  it('add up, and lose nothing before the first and after the last', () => {
    const weeks = weeksBetween('2026-03-02', '2026-03-16', 9);
    const gained = [
      { day: '2026-02-01', points: 1 },
      { day: '2026-03-03', points: 10 },
      { day: '2026-03-16', points: 100 },
      { day: '2026-05-01', points: 1000 },
    ];
    expect(pointsByWeek(weeks, gained)).toEqual([11, 11, 1111]);
  });
});
