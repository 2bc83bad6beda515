import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PeriodScores } from './contract.ts';
import { doPeriodsFit, periodsIn, scoreOf, storedPeriods, toPairs, toSides } from './period-score-rules.ts';

const maps = getDefinition('esports').periods;
const quarters = getDefinition('basketball').periods;
const won: PeriodScores = [
  [13, 9],
  [9, 13],
  [13, 11],
];

it('sums quarters, and counts who won sets; a level one is nobody’s', () => {
  expect(scoreOf(quarters, won)).toEqual({ home: 35, away: 33 });
  expect(scoreOf(maps, [...won, [12, 12]])).toEqual({ home: 2, away: 1 });
  expect(scoreOf(maps, [])).toEqual({ home: 0, away: 0 });
});

it.each([
  ['the score of a completed game', maps, won, 'completed', [2, 1], true],
  ['another score', maps, won, 'completed', [2, 0], false],
  ['a live game whose set is being played', maps, won, 'live', [1, 1], true],
  ['a live game whose set is over', maps, won, 'live', [2, 1], true],
  ['a completed game without its last set', maps, won, 'completed', [1, 1], false],
  ['a sum', quarters, won, 'completed', [35, 33], true],
  ['a live sum without its last quarter', quarters, won, 'live', [22, 22], false],
  ['no score', quarters, won, 'upcoming', [null, null], false],
] as const)('tells whether periods make %s', (_what, periods, pairs, status, [homeScore, awayScore], fits) => {
  expect(doPeriodsFit(periods, pairs, { status, homeScore, awayScore })).toBe(fits);
});

it('stores them as they are, and none as null', () => {
  expect(periodsIn(storedPeriods(won))).toEqual(won);
  expect([storedPeriods([]), storedPeriods(null), periodsIn(null), toSides(null)]).toEqual([null, null, null, []]);
  expect(toPairs(toSides(won))).toEqual(won);
});
