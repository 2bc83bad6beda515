import { expect, it } from 'vitest';
import {
  type BoardStep,
  changedSince,
  didStep,
  forgetStep,
  isStored,
  noHistory,
  readSteps,
  redidStep,
  reversed,
  stateOf,
  undidStep,
  withSteps,
} from './board-step-rules.ts';
import type { PlanGame } from './contract.ts';

const game: PlanGame = {
  ...{ id: 7, version: 1, key: 'a:1', competition: 'a', home: { team: '1' }, away: { team: '2' } },
  ...{ homeTeamId: 1, awayTeamId: 2, group: null, round: 'Round 1', stage: 1, minutes: 40 },
  ...{ dateTime: '2027-02-01T16:00:00.000Z', venueId: 3, court: 1, isLocked: false },
  ...{ problem: null, gameId: null, published: null },
};
const here = stateOf(game);
const there = { ...here, dateTime: '2027-02-02T16:00:00.000Z', court: 2 };
const move: BoardStep = { text: 'Ants v Bees moved', changes: [{ id: 7, from: here, to: there }] };
const lock: BoardStep = {
  text: 'Ants v Bees locked',
  changes: [{ id: 7, from: there, to: { ...there, isLocked: true } }],
};

it('undoes the latest step first, and redoes it', () => {
  const done = didStep(didStep(noHistory, move), lock);
  const undone = undidStep(done);
  expect(undone).toEqual({ done: [move], undone: [lock] });
  expect(redidStep(undone)).toEqual(done);
  expect(undidStep(noHistory)).toEqual(noHistory);
  expect(redidStep(done)).toEqual(done);
});

it('forgets what was undone once something new is done, and a step that could not be stored', () => {
  expect(didStep(undidStep(didStep(noHistory, move)), lock)).toEqual({ done: [lock], undone: [] });
  expect(forgetStep({ done: [move, lock], undone: [] }, lock)).toEqual({ done: [move], undone: [] });
});

it('shows steps before they are stored, and leaves other games as they are', () => {
  const other = { ...game, id: 8 };
  const [moved, same] = withSteps([game, other], [move, lock]);
  expect(moved).toEqual({ ...game, ...there, isLocked: true });
  expect(same).toBe(other);
  expect(withSteps([game], [move, reversed(move)])).toEqual([game]);
});

it('notices that somebody else has moved, locked or removed a game since', () => {
  expect(changedSince(move, [game])).toEqual([]);
  expect(changedSince(move, [{ ...game, version: 4, dateTime: '2027-02-01T16:00:00Z' }])).toEqual([]);
  expect(changedSince(move, [{ ...game, court: 2 }])).toEqual([7]);
  expect(changedSince(move, [{ ...game, isLocked: true }])).toEqual([7]);
  expect(changedSince(move, [{ ...game, dateTime: null }])).toEqual([7]);
  expect(changedSince(move, [])).toEqual([7]);
});

it('forgets a step that could not be undone', () => {
  expect(forgetStep({ done: [lock], undone: [move] }, reversed(move))).toEqual({ done: [lock], undone: [] });
});

it('knows a step whose answer was lost by where its games are', () => {
  expect(isStored(move, [game])).toBe(false);
  expect(isStored(move, [{ ...game, ...there, version: 2 }])).toBe(true);
  expect(isStored({ ...move, changes: [...move.changes, ...lock.changes] }, [{ ...game, ...there }])).toBe(false);
  expect(isStored(move, [])).toBe(false);
});

it('reads steps that a device kept, and nothing else', () => {
  expect(readSteps(JSON.parse(JSON.stringify([move, lock])))).toEqual([move, lock]);
  for (const kept of [null, {}, 'x', [{ text: 'x' }], [{ ...move, changes: [{ id: 7 }] }]]) {
    expect(readSteps(kept)).toEqual([]);
  }
});
