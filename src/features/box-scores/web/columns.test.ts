import { expect, it } from 'vitest';
import { definitionOf, shownStats } from '#features/sports/rules.ts';
import { cellOf } from './columns.ts';
import { shortName } from './names.ts';

const basketball = definitionOf('basketball');
const cell = (abbreviation: string, counts: Record<string, number>) => {
  const statistic = basketball.statistics.find((one) => one.abbreviation === abbreviation);
  return statistic && cellOf(statistic, shownStats(basketball, counts));
};

it('a pair says what was made of what, its share, and how good that is', () => {
  expect(cell('FG', { shotsMade: 8, shotsTaken: 14 })).toEqual({
    value: '8/14',
    unit: '',
    percentage: '57%',
    band: 'good',
    spoken: '8 of 14, 57%, good',
  });
  expect(cell('FT', { freeThrowsMade: 0, freeThrowsTaken: 2 })?.spoken).toBe('0 of 2, 0%, low');
});

it('a share of nothing is 0 and judged by nobody', () => {
  expect(cell('3PT', {})).toEqual({ value: '0/0', unit: '', percentage: '0%', band: null, spoken: '0 of 0, 0%' });
  expect(cell('TS%', {})?.band).toBe(null);
});

it('true shooting of shots that all missed is low', () => {
  expect(cell('TS%', { points: 0, shotsTaken: 3 })).toMatchObject({ value: '0', band: 'low', spoken: '0%, low' });
});

it('true shooting is spoken as a share', () => {
  expect(cell('TS%', { points: 19, shotsTaken: 14, freeThrowsTaken: 3 })).toMatchObject({
    value: '62',
    unit: '%',
    spoken: '62%, good',
  });
});

it.each([
  ['Lindiwe Mokoena', 'L. Mokoena'],
  ['Ruan van Wyk', 'R. van Wyk'],
  ['Élodie  Durand ', 'É. Durand'],
  ['Neo', 'Neo'],
  ['', ''],
])('%j is %j in a table', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('what nobody counted is a line, and said so', () => {
  const cells = definitionOf('soccer').statistics.map((statistic) =>
    cellOf(statistic, { goals: 0, assists: null, shots: null }),
  );
  expect(cells.slice(0, 3).map(({ value, spoken }) => [value, spoken])).toEqual([
    ['0', '0'],
    ['-', 'not counted'],
    ['-', 'not counted'],
  ]);
});
