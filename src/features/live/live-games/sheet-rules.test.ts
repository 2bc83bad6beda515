import { describe, expect, it } from 'vitest';
import type { PressedEvent, Side } from './contract.ts';
import { describeEntry, findClashes, findSheet, listSquad, suggestSheet } from './sheet-rules.ts';

let second = 0;
const pressed = () => {
  second += 1;
  return { id: `event-${second}`, at: new Date(second).toISOString() };
};
const says = (playerId: number | null, facts: object, side: Side = 'home'): PressedEvent => ({
  ...pressed(),
  kind: 'sheet',
  side,
  playerId,
  ...facts,
});
const comesOn = (playerId: number): PressedEvent => ({ ...pressed(), kind: 'on', side: 'home', playerId, period: 1 });

const player = (id: number, jerseyNumber: number | null, isCaptain = false) => ({
  id,
  displayName: `Player ${id}`,
  jerseyNumber,
  position: null,
  isCaptain,
});
const roster = [player(1, 4), player(2, 7, true), player(3, null), player(4, 9)];
const squadOf = (events: PressedEvent[], expected?: number[]) =>
  listSquad(roster, findSheet(events, 'home'), expected).map(({ id, jerseyNumber, isAbsent, isCaptain }) =>
    [id, jerseyNumber, isAbsent && 'absent', isCaptain && 'captain'].filter((word) => word !== false),
  );

describe('a sheet', () => {
  it('has everybody, as the roster does, while nobody has said anything', () => {
    expect(squadOf([])).toEqual([
      [1, 4],
      [2, 7, 'captain'],
      [3, null],
      [4, 9],
    ]);
  });

  it('follows who is expected until somebody says who is here', () => {
    expect(squadOf([], [1, 3])).toEqual([
      [1, 4],
      [2, 7, 'absent'],
      [3, null],
      [4, 9, 'absent'],
    ]);
    expect(squadOf([says(1, { shirt: 5 })], [1])[3]).toEqual([4, 9, 'absent']);
    expect(squadOf([says(2, { isHere: false })], [1])).toEqual([
      [1, 4],
      [2, 7, 'absent'],
      [3, null],
      [4, 9],
    ]);
  });

  it('takes the last word of each side', () => {
    const events = [says(1, { isHere: false }), says(4, { isHere: false }, 'away'), says(1, { isHere: true })];
    expect(squadOf(events)).toEqual([
      [1, 4],
      [2, 7, 'captain'],
      [3, null],
      [4, 9],
    ]);
    expect([...findSheet(events, 'away').absent]).toEqual([4]);
  });

  it('has on it who comes on to the court', () => {
    expect([...findSheet([says(1, { isHere: false }), comesOn(1)], 'home').absent]).toEqual([]);
  });

  it('gives numbers of this game, and takes numbers away', () => {
    expect(squadOf([says(1, { shirt: 0 }), says(4, { shirt: null })])).toEqual([
      [1, 0],
      [2, 7, 'captain'],
      [3, null],
      [4, null],
    ]);
  });

  it('has one captain, another for this game, or none', () => {
    expect(squadOf([says(4, { isCaptain: true })])[3]).toEqual([4, 9, 'captain']);
    expect(squadOf([says(4, { isCaptain: true })])[1]).toEqual([2, 7]);
    expect(findSheet([says(2, { isCaptain: false })], 'home').captainId).toBe(null);
    expect(findSheet([says(4, { isCaptain: true }), says(2, { isCaptain: false })], 'home').captainId).toBe(4);
    expect(findSheet([says(4, { isCaptain: true }), says(4, { isCaptain: false })], 'home').captainId).toBe(null);
  });

  it('ignores a player who was deleted', () => {
    expect(findSheet([says(null, { isHere: false, shirt: 3, isCaptain: true })], 'home')).toMatchObject({
      isSet: true,
      absent: new Set(),
      shirts: new Map(),
      captainId: undefined,
    });
  });
});

it.each([
  ['of two who are here', [says(1, { shirt: 7 })], [1, 2]],
  ['of three', [says(1, { shirt: 7 }), says(3, { shirt: 7 })], [1, 2, 3]],
  ['not of one who is absent', [says(1, { shirt: 7 }), says(2, { isHere: false })], []],
  ['not of two without a number', [says(1, { shirt: null })], []],
  ['of two with the number 0', [says(1, { shirt: 0 }), says(2, { shirt: 0 })], [1, 2]],
])('finds the clashing numbers %s', (_, events, clashing) => {
  expect([...findClashes(listSquad(roster, findSheet(events, 'home'))).keys()].sort()).toEqual(clashing);
});

it.each([
  [{ isHere: true }, 'Here'],
  [{ isHere: false }, 'Not here'],
  [{ shirt: 0 }, 'Wears 0'],
  [{ shirt: null }, 'Wears no number'],
  [{ isCaptain: true }, 'Captain'],
  [{ isCaptain: false }, 'Not captain'],
])('says %j in words: %s', (facts, text) => {
  expect(describeEntry({ ...pressed(), kind: 'sheet', side: 'home', playerId: 1, ...facts })).toBe(text);
});

describe('the suggested sheet', () => {
  const players = [1, 2, 3, 4, 5, 6];
  const nobody = new Set<number>();
  const known = { players, linked: nobody, coming: nobody, last: null, least: 3 };
  const lastTime = (...here: number[]) => ({ at: '2026-11-21T16:00:00.000Z', here: new Set(here) });

  it.each([
    ['everybody where nothing is known', {}, ['everybody', players]],
    [
      'who said so, and who cannot say so',
      { linked: new Set([1, 2, 3]), coming: new Set([1]) },
      ['answers', [1, 4, 5, 6]],
    ],
    [
      'of those who cannot say so, who was there last time',
      { linked: new Set([1, 2, 3]), coming: new Set([1]), last: lastTime(2, 4, 5) },
      ['answers', [1, 4, 5]],
    ],
    [
      'no answers that are one short of a side',
      { linked: new Set(players), coming: new Set([1, 2]) },
      ['everybody', players],
    ],
    ['answers that just make a side', { linked: new Set(players), coming: new Set([1, 2, 3]) }, ['answers', [1, 2, 3]]],
    ['last time, where nobody answered', { linked: new Set([1]), last: lastTime(2, 3, 4) }, ['lastTime', [2, 3, 4]]],
    ['no last time that is one short of a side', { last: lastTime(2, 3) }, ['everybody', players]],
    [
      'last time with those who said that they come',
      { linked: new Set(players), coming: new Set([6]), last: lastTime(2, 3) },
      ['lastTime', [2, 3, 6]],
    ],
    ['nobody who has left the team', { last: lastTime(2, 3, 4, 99) }, ['lastTime', [2, 3, 4]]],
    ['an empty team', { players: [], last: lastTime(2) }, ['everybody', []]],
  ] as const)('has %s', (_, facts, [from, here]) => {
    expect(suggestSheet({ ...known, ...facts })).toMatchObject({ from, here });
  });

  it('names the day of the last game only where it follows from that one', () => {
    const last = lastTime(1, 2, 3);
    expect(suggestSheet({ ...known, last }).at).toBe(last.at);
    expect(suggestSheet({ ...known, last, linked: new Set(players), coming: new Set([4, 5, 6]) }).at).toBe(null);
  });
});
