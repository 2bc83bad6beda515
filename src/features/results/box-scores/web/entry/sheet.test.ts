import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { readSheet } from './sheet.ts';

const roster = [
  { id: 1, name: 'Lindiwe Mokoena', displayName: 'Lindi Mokoena', jerseyNumber: 7 },
  { id: 2, name: 'Thabo Dube', displayName: 'Thabo Dube', jerseyNumber: 12 },
  { id: 3, name: 'Sipho Dube', displayName: 'Sipho Dube', jerseyNumber: null },
];
const others = [
  { id: 11, name: 'Zoë Botha', displayName: 'Zoë Botha', jerseyNumber: 7 },
  { id: 12, name: 'Ndivhuwo Ṱhohoyanḓou', displayName: 'Ndivhuwo Ṱhohoyanḓou', jerseyNumber: 9 },
];
const read = (text: string, sport = 'basketball') => readSheet(text, getDefinition(sport), [roster, others]);

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
        state: 'played',
        note: '',
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
])('reads %s, headings and names in any case, and unambiguous short names', (_, text) => {
  expect(read(text)).toEqual({
    lines: { 1: { state: 'played', note: '', counts: { points: 4, shotsMade: 2, shotsTaken: 3 } } },
    problems: [],
  });
});

it('reports what it cannot read: no headings, an ambiguous name, an unknown number', () => {
  expect(read('Player,quidditch\n7,2').problems).toEqual(['There is no statistic called quidditch']);
  expect(read('Mokoena,4').problems).toEqual(['The first line must name the columns, including Player']);
  expect(read('Player,pts\nDube,4\n99,2')).toEqual({
    lines: {},
    problems: ['Line 2: no player is called Dube', 'Line 3: no player is called 99'],
  });
});

it('reads the statistics of another sport', () => {
  expect(read('Player,Tries,Con,Pen\n7,2,1/3,1/1', 'rugby').lines).toEqual({
    1: {
      state: 'played',
      note: '',
      counts: { tries: 2, conversionsMade: 1, conversionsTaken: 3, penaltiesMade: 1, penaltiesTaken: 1 },
    },
  });
});

it('reads DNP without a reason as the coach’s decision', () => {
  expect(read('Player,pts\n7,DNP').lines[1]?.note).toBe("DNP - Coach's Decision");
});

it('prefers the team being entered if both have the number, and finds names typed without accents', () => {
  const { lines, problems } = read('Player,pts\n7,2\n9,3\nzoe botha,4\nTHOHOYANDOU,9');
  expect(Object.entries(lines).map(([id, { counts }]) => [id, counts['points']])).toEqual([
    ['1', 2],
    ['11', 4],
    ['12', 3],
  ]);
  expect(problems).toEqual(['Line 5: Ndivhuwo Ṱhohoyanḓou already has a line']);
});

it('reads quoted cells, names in either order, a number before the name and a captain mark after it', () => {
  const text =
    '\uFEFF"Player","PTS"\r\n"Mokoena, Lindiwe","4"\r\n"12. Thabo Dube (C)",2\r\n"Sipho ""Speedy"" Dube",1\r\n';
  const { lines, problems } = read(text);
  expect([lines[1]?.counts, lines[2]?.counts]).toEqual([{ points: 4 }, { points: 2 }]);
  expect(problems).toEqual(['Line 4: no player is called Sipho "Speedy" Dube']);
});

it.each([
  ['5-9', [5, 9], []],
  ['9-May', [5, 9], ['Line 2: FG 9-May looks like a date, so it was read as 5/9']],
  ['05-Sep', [5, 9], ['Line 2: FG 05-Sep looks like a date, so it was read as 5/9']],
  ['May-32', [5, 32], ['Line 2: FG May-32 looks like a date, so it was read as 5/32']],
  ['2026-09-05', [5, 9], ['Line 2: FG 2026-09-05 looks like a date, so it was read as 5/9']],
  ['05/09/2026', [5, 9], ['Line 2: FG 05/09/2026 looks like a date, so it was read as 5/9']],
  ['8 of 14 (57%)', [8, 14], []],
  ['8–14', [8, 14], []],
  ["'8-14", [8, 14], []],
  ['8', [8, 8], []],
  ['8.0', [8, 8], []],
  ['9/5', [9, 5], ['Line 2: Field goals made must not be more than the field goals attempted']],
  ['-', [undefined, undefined], []],
  ['eight', [undefined, undefined], ['Line 2: FG eight is not a number']],
  ['-3', [undefined, undefined], ['Line 2: FG -3 is not a number']],
  ['7,5', [undefined, undefined], ['Line 2: FG 7,5 is not a number']],
])('reads field goals of %s as %j', (cell, counted, problems) => {
  const sheet = read(`Player\tFG\nMokoena\t${cell}`);
  const { shotsMade, shotsTaken } = sheet.lines[1]?.counts ?? {};
  expect([shotsMade, shotsTaken]).toEqual(counted);
  expect(sheet.problems).toEqual(problems);
});

it('counts three-pointers as field goals if no others were noted, and reads FGM-A as made and attempted', () => {
  expect(read('Player,3PM-A\n7,2-5').lines[1]?.counts).toEqual({
    threePointersMade: 2,
    threePointersTaken: 5,
    shotsMade: 2,
    shotsTaken: 5,
  });
});

it('reports a player who did not play and has numbers', () => {
  expect(read('Player,pts,reb\n7,DNP,3')).toEqual({
    lines: { 1: { state: 'dnp', note: "DNP - Coach's Decision", counts: {} } },
    problems: ['Line 2: a player who did not play cannot have numbers'],
  });
});
