import { describe, expect, it } from 'vitest';
import { basketball } from '#features/sports/definitions/basketball.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { canCompare, compare, comparedStats, higherOf, measureOf } from './rules.ts';

describe('what players are compared by', () => {
  it('is points, rebounds, assists, steals and blocks in basketball', () => {
    expect(comparedStats(basketball).map(({ key }) => key)).toEqual([
      'points',
      'rebounds',
      'assists',
      'steals',
      'blocks',
    ]);
  });
  it('is what another sport counts of players, and nothing of a team as a whole', () => {
    const keys = comparedStats(definitionOf('soccer')).map(({ key }) => key);
    expect(keys).toContain('goals');
    expect(keys).not.toContain('corners');
  });
});

describe('a comparison', () => {
  const first = { games: 4, totals: { points: 10, steals: 3 } };
  const second = { games: 0, totals: { points: 11, steals: 3 } };

  it('marks the higher of two totals and neither of equal ones, and leaves out what nobody did', () => {
    expect(compare(basketball, first, second, 'total').map(({ key, higher }) => [key, higher])).toEqual([
      ['points', 'second'],
      ['steals', null],
    ]);
  });
  it('is 0 per game before the first game', () => {
    expect(compare(basketball, first, second, 'game').map((row) => [row.first, row.second, row.higher])).toEqual([
      [2.5, 0, 'first'],
      [0.8, 0, 'first'],
    ]);
  });
  it.each([
    [0, 0, null],
    [1, 0, 'first'],
    [0, 0.1, 'second'],
  ])('of %d and %d says %s', (a, b, higher) => {
    expect(higherOf(a, b)).toBe(higher);
  });
});

it.each([
  [undefined, undefined, false],
  [1, undefined, false],
  [undefined, 1, false],
  [1, 1, false],
  [1, 2, true],
])('players %s and %s can be compared: %s', (first, second, can) => {
  expect(canCompare(first, second)).toBe(can);
});

it('measures players by what they scored, where the sport says nothing else', () => {
  expect(measureOf(basketball, { points: 7, assists: 9 })).toBe(7);
});
