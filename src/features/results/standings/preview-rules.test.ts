import { expect, it } from 'vitest';
import type { StandingsRow } from './contract.ts';
import { compareTables, describePreview } from './preview-rules.ts';

const row = (id: number, position: number, points: number, played = 2): StandingsRow => ({
  ...{ position, points, played },
  team: { id, name: `Side ${id} 7’s`, logo: null },
  ...{
    won: 0,
    drawn: 0,
    lost: 0,
    noResult: 0,
    netRunRate: null,
    overtimeWon: 0,
    overtimeLost: 0,
    for: 0,
    against: 0,
    periodFor: 0,
    periodAgainst: 0,
  },
  ...{ difference: 0, bonus: 0, adjustment: 0, form: [], brokenBy: null, marks: [] },
});

const table = (...rows: StandingsRow[]) => ({ rows, groups: [] });
const before = table(row(1, 1, 6), row(2, 2, 4), row(3, 3, 1));

it('says who moves, in the order of the table after', () => {
  const teams = compareTables(before, table(row(2, 1, 6), row(1, 2, 5), row(3, 3, 1)));
  expect(
    teams.map(({ team, before: was, after }) => [team.id, was.position, after.position, was.points, after.points]),
  ).toEqual([
    [2, 2, 1, 4, 6],
    [1, 1, 2, 6, 5],
    [3, 3, 3, 1, 1],
  ]);
  expect(describePreview(teams)).toBe('2 of 3 teams move.');
});

it('says that only points change, or nothing', () => {
  expect(describePreview(compareTables(before, table(row(1, 1, 9), row(2, 2, 6), row(3, 3, 2))))).toBe(
    'The points change, and no team moves.',
  );
  expect(describePreview(compareTables(before, before))).toBe('Nothing in the table changes.');
});

it('compares groups by themselves, and says nothing before the first result', () => {
  const groups = (first: StandingsRow[], second: StandingsRow[]) => ({
    rows: [...first, ...second],
    groups: [
      { name: 'Group A', rows: first },
      { name: 'Group B', rows: second },
    ],
  });
  const was = groups([row(1, 1, 3), row(2, 2, 0)], [row(3, 1, 3), row(4, 2, 0)]);
  const is = groups([row(1, 1, 3), row(2, 2, 0)], [row(4, 1, 3), row(3, 2, 2)]);
  expect(compareTables(was, is).map(({ group, team }) => `${group} ${team.id}`)).toEqual([
    'Group A 1',
    'Group A 2',
    'Group B 4',
    'Group B 3',
  ]);
  expect(describePreview(compareTables(was, is))).toBe('2 of 4 teams move.');
  expect(compareTables(table(row(1, 1, 0, 0)), table(row(1, 1, 0, 0)))).toEqual([]);
});
