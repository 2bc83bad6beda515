import { expect, it } from 'vitest';
import type { PlanCompetition } from './contract.ts';
import { gamesOutOfRounds } from './round-rules.ts';

const league: PlanCompetition['format'] = { kind: 'roundRobin', meetings: 1 };

/** Each game is its round and its day of March. */
function outOf(format: PlanCompetition['format'], games: readonly (readonly [stage: number, day: number | null])[]) {
  const own = games.map(([stage, day], at) => ({
    ...{ key: `g${at}`, competition: 'a', group: null, round: `Round ${stage}`, stage },
    dateTime: day === null ? null : `2027-03-${String(day).padStart(2, '0')}T16:00:00.000Z`,
  }));
  return [...gamesOutOfRounds(own, [{ key: 'a', format }])];
}

it('keeps rounds that follow each other, also at one time or without a time', () => {
  expect(
    outOf(league, [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, null],
      [3, null],
      [4, 9],
    ]),
  ).toEqual([]);
  expect(outOf(league, [])).toEqual([]);
});

it('drops all rounds of a table in which one game is before a game of the round before', () => {
  expect(
    outOf(league, [
      [1, 1],
      [1, 9],
      [2, 8],
      [3, 12],
    ]),
  ).toEqual(['g0', 'g1', 'g2', 'g3']);
  expect(
    outOf(league, [
      [1, 9],
      [2, null],
      [3, 8],
    ]),
  ).toEqual(['g0', 'g1', 'g2']);
});

it('leaves drawn rounds alone', () => {
  expect(
    outOf({ kind: 'swiss', rounds: 2 }, [
      [1, 9],
      [2, 8],
    ]),
  ).toEqual([]);
});
