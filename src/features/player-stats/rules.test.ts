import { describe, expect, it } from 'vitest';
import { basketball } from '#features/sports/definitions/basketball.ts';
import { definitionOf } from '#features/sports/rules.ts';
import {
  averagesOf,
  canCompare,
  compare,
  comparedStats,
  higherOf,
  leadersOf,
  measureOf,
  trendOf,
  typedCounts,
} from './rules.ts';

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
  it('is the attempts that scored, where a sport counts both', () => {
    expect(comparedStats(definitionOf('netball')).map(({ key }) => key)).toContain('goals');
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

describe('leaders', () => {
  const line = (playerId: number, points: number, games = 1) => ({ playerId, games, counts: { points } });

  it('are those with the most over all games, and with nothing nobody leads', () => {
    const [points, ...others] = leadersOf(basketball, [line(1, 4), line(2, 5), line(1, 3), line(3, 0)]);
    expect(points?.leaders).toEqual([
      { playerId: 1, position: 1, total: 7, games: 2, perGame: 3.5 },
      { playerId: 2, position: 2, total: 5, games: 1, perGame: 5 },
    ]);
    expect(others).toEqual([]);
  });
  it('are five, with the same place for as much, fewer games first', () => {
    const lines = [line(1, 9), line(2, 8, 2), line(3, 8), line(4, 7), line(5, 6), line(6, 6)];
    const places = leadersOf(basketball, lines)[0]?.leaders.map(({ playerId, position }) => [playerId, position]);
    expect(places).toEqual([
      [1, 1],
      [3, 2],
      [2, 2],
      [4, 4],
      [5, 5],
    ]);
  });
  it('have no average where no games were counted', () => {
    expect(leadersOf(basketball, [line(1, 9, 0)])[0]?.leaders[0]?.perGame).toBeNull();
  });
});

it('tells per game what the season does not tell already', () => {
  const season = { games: 4, totals: { points: 40, steals: 6, blocks: 0 } };
  expect(averagesOf(basketball, season).map(({ key, value }) => [key, value])).toEqual([['steals', 1.5]]);
});

it('draws a trend of the games played, the earliest first', () => {
  const game = (measure: number, didNotPlay = false) => ({ measure, didNotPlay });
  expect(trendOf([game(9), game(0, true), game(0), game(4)])).toEqual([4, 0, 9]);
  expect(trendOf([])).toEqual([]);
});

it("reads what was typed by the sport's own names", () => {
  const typed = { points: 7, assists: 2, rebounds: 3 };
  expect(typedCounts(definitionOf('soccer'), typed)).toEqual({ goals: 7, assists: 2 });
  expect(typedCounts(basketball, typed)).toEqual(typed);
});
