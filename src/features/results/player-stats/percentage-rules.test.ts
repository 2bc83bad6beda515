import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { describeLeast, findPercentageLeaders } from './percentage-rules.ts';
import { findLeaders } from './rules.ts';

const netball = getDefinition('netball');

/** One game of a shooter: `goals` of `goalAttempts`, for a team. */
const line = (playerId: number, gameId: number, goals: number, goalAttempts: number, teamId = 1) => ({
  ...{ playerId, gameId, teamId, games: 1 },
  counts: { goals, goalAttempts },
});

const leaders = (lines: ReturnType<typeof line>[], asked?: { games: number | null; attempts: number | null }) =>
  findPercentageLeaders(netball, lines, asked)[0]?.leaders.map(({ playerId, position, total, splits }) => [
    ...[playerId, position, total, splits],
  ]);

it('lists the best rates of those with five attempts for each game of their team, as netball asks', () => {
  const lines = [
    line(1, 1, 5, 5),
    line(2, 1, 9, 10),
    line(3, 1, 1, 1),
    line(2, 2, 9, 10),
    line(4, 2, 8, 10),
    line(5, 3, 4, 5, 2),
  ];
  // The team of 1 to 4 has played twice: ten attempts. That of 5 once.
  expect(leaders(lines)).toEqual([
    [2, 1, 90, '18/20'],
    [4, 2, 80, '8/10'],
    [5, 2, 80, '4/5'],
  ]);
  expect(findPercentageLeaders(netball, lines)[0]).toMatchObject({
    label: 'Goals %',
    least: { games: 0, attempts: 5 },
  });
});

it.each([
  [9, undefined],
  [10, [[1, 1, 100, '10/10']]],
])('with %i attempts in two games of the team', (attempts, expected) => {
  expect(leaders([line(1, 1, attempts, attempts), line(2, 2, 0, 0)])).toEqual(expected);
});

it('takes the games and attempts that a competition asks for', () => {
  const lines = [line(1, 1, 2, 2), line(2, 1, 9, 10), line(2, 2, 9, 10)];
  expect(leaders(lines, { games: null, attempts: 1 })?.map(([id]) => id)).toEqual([1, 2]);
  expect(leaders(lines, { games: 2, attempts: 1 })?.map(([id]) => id)).toEqual([2]);
  expect(leaders(lines, { games: 3, attempts: 0 })).toBeUndefined();
  const inGoals = (games: number) => findLeaders(netball, lines, games)[0]?.leaders.map(({ playerId }) => playerId);
  expect([inGoals(0), inGoals(2), inGoals(3)]).toEqual([[2, 1], [2], undefined]);
});

it.each([
  [0, null, null],
  [1, 0, null],
  [3, null, 'At least 3 games'],
  [0, 1, 'At least 1 attempt for each game of the team'],
  [3, 2.5, 'At least 3 games, and 2.5 attempts for each game of the team'],
])('says %j games and %j attempts', (games, attempts, expected) => {
  expect(describeLeast({ games, attempts })).toBe(expected);
});
