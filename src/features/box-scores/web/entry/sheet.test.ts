import { expect, it } from 'vitest';
import { definitionOf } from '#features/sports/rules.ts';
import { readSheet } from './sheet.ts';

const roster = [
  { id: 1, name: 'Lindiwe Mokoena', displayName: 'Lindi Mokoena', jerseyNumber: 7 },
  { id: 2, name: 'Thabo Dube', displayName: 'Thabo Dube', jerseyNumber: 12 },
  { id: 3, name: 'Sipho Dube', displayName: 'Sipho Dube', jerseyNumber: null },
];
const read = (text: string, sport = 'basketball') => readSheet(text, definitionOf(sport), roster);

it('reads a table as a spreadsheet copies it', () => {
  const text = [
    'Player\t#\tPTS\tREB\tFG\t3PT\tFG%',
    'Lindiwe Mokoena\t7\t19\t7\t8/14\t1-3\t57%',
    '12\t12\t\t3\t4 / 9\t\t44%',
    'S. Dube\t\tDNP - Injured',
    'Team\t\t67\t37',
  ].join('\n');
  expect(read(text)).toEqual({
    lines: {
      1: {
        ...{ state: 'played', note: '' },
        counts: { points: 19, rebounds: 7, shotsMade: 8, shotsTaken: 14, threePointersMade: 1, threePointersTaken: 3 },
      },
      2: { state: 'played', note: '', counts: { rebounds: 3, shotsMade: 4, shotsTaken: 9 } },
      3: { state: 'dnp', note: 'DNP - Injured', counts: {} },
    },
    problems: [],
  });
});

it.each([
  ['commas', 'name,pts,fgm,fga\r\nMOKOENA,4,2,3'],
  ['semicolons', '"Player";"Points";"fg_made";"fg_attempted"\n"lindi mokoena";"4";"2";"3"\n'],
])('reads %s, any case, and a name that is clear', (_, text) => {
  expect(read(text)).toEqual({
    lines: { 1: { state: 'played', note: '', counts: { points: 4, shotsMade: 2, shotsTaken: 3 } } },
    problems: [],
  });
});

it('says what it cannot read: no heading, a name of two, a number that nobody wears', () => {
  expect(read('Player,quidditch\n7,2').problems).toEqual(['No statistic is called quidditch']);
  expect(read('Mokoena,4').problems).toEqual(['The first line has to name the columns, one of them Player']);
  expect(read('Player,pts\nDube,4\n99,2')).toEqual({
    lines: {},
    problems: ['Line 2: nobody is called Dube', 'Line 3: nobody is called 99'],
  });
});

it('reads what another sport counts', () => {
  expect(read('Player,Tries,Con,Pen\n7,2,1/3,1/1', 'rugby').lines).toEqual({
    1: {
      ...{ state: 'played', note: '' },
      counts: { tries: 2, conversionsMade: 1, conversionsTaken: 3, penaltiesMade: 1, penaltiesTaken: 1 },
    },
  });
});

it('DNP without a reason is the coach’s decision', () => {
  expect(read('Player,pts\n7,DNP').lines[1]?.note).toBe("DNP - Coach's Decision");
});
