import { expect, test } from 'vitest';
import { latestInForm, outcomeFor } from './form-rules.ts';

const noShootout = { homeShootout: null, awayShootout: null, resultAgainst: null };
const score = (homeScore: number, awayScore: number) => ({ homeScore, awayScore, ...noShootout });

test.each([
  ['by the score', score(2, 1), ['W', 'L']],
  ['of a draw', score(1, 1), ['D', 'D']],
  ['by a shoot-out', { ...score(1, 1), homeShootout: 3, awayShootout: 4 }, ['L', 'W']],
  ['if neither came', { ...score(0, 0), resultAgainst: 'both' as const }, ['L', 'L']],
])('finds the outcome %s', (_how, game, expected) => {
  expect([outcomeFor('home', game), outcomeFor('away', game)]).toEqual(expected);
});

test('shows the last five results of the latest season', () => {
  const results = ['2026', '2026', '2025', '2026', '2026', '2026', '2026'].map((season, id) => ({ season, id }));
  expect(latestInForm(results).map(({ id }) => id)).toEqual([0, 1, 3, 4, 5]);
  expect(latestInForm(results.slice(2, 4)).map(({ id }) => id)).toEqual([2]);
  expect(latestInForm([])).toEqual([]);
});
