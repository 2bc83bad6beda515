import { expect, it } from 'vitest';
import { getDefinition, shownStats } from '#features/teams/sports/rules.ts';
import type { BoxScoreLine } from '../contract.ts';
import { formatCell, mainColumns, shortName, sortedBy } from './columns.ts';

const basketball = getDefinition('basketball');
const cell = (abbreviation: string, counts: Record<string, number>) => {
  const statistic = basketball.statistics.find((one) => one.abbreviation === abbreviation);
  return statistic && formatCell(statistic, shownStats(basketball, counts));
};

it('shows a pair as made of attempted, with its percentage and band', () => {
  expect(cell('FG', { shotsMade: 8, shotsTaken: 14 })).toEqual({
    value: '8/14',
    unit: '',
    percentage: '57%',
    band: 'good',
    spoken: '8 of 14, 57%, good',
  });
  expect(cell('FT', { freeThrowsMade: 0, freeThrowsTaken: 2 })?.spoken).toBe('0 of 2, 0%, low');
});

it('shows 0% without a band if nothing was attempted', () => {
  expect(cell('3PT', {})).toEqual({ value: '0/0', unit: '', percentage: '0%', band: null, spoken: '0 of 0, 0%' });
  expect(cell('TS%', {})?.band).toBe(null);
});

it('rates true shooting as low if all shots missed', () => {
  expect(cell('TS%', { points: 0, shotsTaken: 3 })).toMatchObject({ value: '0', band: 'low', spoken: '0%, low' });
});

it('speaks true shooting as a percentage', () => {
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
])('shortens %j to %j in a table', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('shows a dash for a statistic that was not counted, and says so', () => {
  const cells = getDefinition('soccer').statistics.map((statistic) =>
    formatCell(statistic, { goals: 0, assists: null, shots: null }),
  );
  expect(cells.slice(0, 3).map(({ value, spoken }) => [value, spoken])).toEqual([
    ['0', '0'],
    ['–', 'not counted'],
    ['–', 'not counted'],
  ]);
});

const line = (playerId: number, points: number | null | undefined, didNotPlay = false): BoxScoreLine => ({
  side: 'home',
  playerId,
  player: {
    name: `P${playerId}`,
    displayName: `P${playerId}`,
    position: null,
    jerseyNumber: null,
    photo: null,
    isMvp: false,
    isAllStar: false,
    isCaptain: false,
  },
  stats: points === undefined ? {} : { points },
  didNotPlay,
  note: null,
  isCorrected: false,
});

it('sorts a matrix by its first statistic: uncounted after none, who did not play last, equals in their order', () => {
  const [points] = basketball.statistics;
  const lines = [line(1, undefined), line(2, null), line(3, 8, true), line(4, 8), line(5, 31), line(6, 8)];
  expect(sortedBy(points, lines).map(({ playerId }) => playerId)).toEqual([5, 4, 6, 1, 2, 3]);
  expect(sortedBy(undefined, lines).map(({ playerId }) => playerId)).toEqual([1, 2, 4, 5, 6, 3]);
});

const shownColumns = (sport: string, lines: readonly Pick<BoxScoreLine, 'stats'>[]) =>
  mainColumns(getDefinition(sport), lines).map(({ abbreviation }) => abbreviation);

it('takes the first columns of a sport as its main ones', () => {
  expect(shownColumns('basketball', [line(1, 8)])).toEqual(['PTS', 'REB', 'AST', 'STL']);
  expect(shownColumns('cheerleading', [line(1, 8)])).toEqual(['STN', 'TUM']);
});

it('leaves out main columns that were counted for nobody, in favour of the next', () => {
  const tapped = { stats: { goals: 2, assists: null, shots: null, tackles: null } };
  expect(shownColumns('soccer', [tapped])).toEqual(['G', 'SV', 'FL', 'YC']);
  expect(shownColumns('soccer', [tapped, { stats: { goals: 0, assists: 1, shots: null, tackles: null } }])[1]).toBe(
    'A',
  );
});
