import { expect, it, test } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { GameEvent, PressedEvent } from '../contract.ts';
import { buildBoxScore } from '../line-rules.ts';
import { byNumber, fillSlots, listOnCourt } from '../line-up.ts';
import { liveState } from '../rules.ts';
import { edit, settle, start, substitution, tap, undo, walkOn } from '../testing/taps.ts';
import { isUnsettled, listClashes, walkOnName, withWalkOns } from '../walk-on-rules.ts';

const basketball = getDefinition('basketball');
const points = (events: readonly GameEvent[]) =>
  [...liveState(basketball, events).players].map(([id, { counts }]) => [id, counts['shotsMade']]);
const two = (playerId: number) => tap('home', 'two', { playerId });
const named = (event: PressedEvent & { kind: 'settle' }, playerName: string): GameEvent => ({ ...event, playerName });

it('counts plays of a walk-on under the own id, with the typed name', () => {
  const state = liveState(basketball, [start(), two(-5), walkOn(-5), two(-5)]);
  expect(state.walkOns.map(isUnsettled)).toEqual([true]);
  expect(state.shown.filter(({ kind }) => kind === 'tap')).toMatchObject([
    { playerId: -5, playerName: 'Sipho' },
    { playerId: -5, playerName: 'Sipho' },
  ]);
  expect(state.score.home).toBe(4);
});

it('leaves plays with the team while nobody has added the walk-on, or once that was undone', () => {
  const added = walkOn(-5);
  const plays = [start(), two(-5)];
  const off = undo(added.id);
  expect(points(plays)).toEqual([]);
  expect(liveState(basketball, plays)).toMatchObject({ score: { home: 2 }, teams: { home: { shotsMade: 1 } } });
  expect(points([...plays, added])).toEqual([[-5, 1]]);
  expect(points([...plays, added, off])).toEqual([]);
  expect(points([...plays, added, off, undo(off.id)])).toEqual([[-5, 1]]);
});

it('gives everything to the player of a settlement, also what arrives later, and takes it back', () => {
  const settled = settle(-5, 7);
  const events = [start(), walkOn(-5), two(-5), substitution('on', -5), named(settled, 'Nomsa'), two(-5), two(7)];
  expect(points(events)).toEqual([[7, 3]]);
  const { shown, walkOns } = liveState(basketball, events);
  expect(shown.find(({ kind }) => kind === 'tap')).toMatchObject({ playerId: 7, playerName: 'Nomsa' });
  expect(walkOns.map(isUnsettled)).toEqual([false]);
  expect(listOnCourt(shown, 'home')).toEqual([7]);
  expect(points([...events, undo(settled.id)])).toEqual([
    [-5, 2],
    [7, 1],
  ]);
});

it('makes one of a walk-on whom two phones added, whoever it was', () => {
  const events = [start(), walkOn(-5), walkOn(-6), two(-5), two(-6), settle(-6, -5)];
  expect(points(events)).toEqual([[-5, 2]]);
  expect(points([...events, settle(-5, 7)])).toEqual([[7, 2]]);
});

it('does not follow settlements in a circle, nor to a walk-on whose addition was undone', () => {
  const circle = [start(), walkOn(-5), walkOn(-6), two(-5), two(-6), settle(-6, -5), settle(-5, -6)];
  expect(points(circle).map(([, made]) => made)).toEqual([1, 1]);
  const other = walkOn(-6);
  expect(points([start(), walkOn(-5), other, two(-5), settle(-5, -6), undo(other.id)])).toEqual([[-5, 1]]);
});

it('reads a play that was corrected to a walk-on', () => {
  const play = tap('home', 'two');
  expect(points([start(), walkOn(-5), play, edit(play.id, 'home', 'two', { playerId: -5 })])).toEqual([[-5, 1]]);
});

test.for([
  [{ number: 23, name: 'Sipho' }, 'Sipho', 'Walk-on 23'],
  [{ number: 0, name: null }, 'Walk-on 0', 'Walk-on 0'],
  [{ number: null, name: 'Sipho' }, 'Sipho', 'Walk-on'],
] as const)('names %j', ([facts, open, unnamed]) => {
  const events = [walkOn(-5, facts)];
  const [one] = liveState(basketball, events).walkOns;
  const [other] = liveState(basketball, [...events, settle(-5, null)]).walkOns;
  expect([one && walkOnName(one), other && walkOnName(other)]).toEqual([open, unnamed]);
  expect(other && isUnsettled(other)).toBe(false);
});

const nomsa = { id: 7, displayName: 'Nomsa', jerseyNumber: 23, position: null, isCaptain: false };

it('lists walk-ons after the roster, each person once, and settled players of other teams', () => {
  const listed = (...events: PressedEvent[]) =>
    withWalkOns([nomsa], liveState(basketball, events).walkOns, 'home').map(({ id }) => id);
  const both = [walkOn(-6, { number: 4 }), walkOn(-5), walkOn(-9, { side: 'away' })];
  expect(listed(...both)).toEqual([7, -6, -5]);
  expect(listed(...both, settle(-5, 7))).toEqual([7, -6]);
  expect(listed(...both, settle(-5, 8))).toEqual([7, -6, 8]);
  expect(listed(...both, settle(-5, -6))).toEqual([7, -6]);
});

it('moves no key when somebody walks on with a low number', () => {
  const late = { id: -5, displayName: 'Sipho', jerseyNumber: 1, position: null, isCaptain: false };
  expect(byNumber([late, nomsa]).map(({ id }) => id)).toEqual([7, -5]);
  expect(fillSlots([nomsa, late], [], 1).slots).toEqual([nomsa]);
});

it('says whose number it is', () => {
  expect(listClashes([nomsa], 23)).toEqual([nomsa]);
  expect([listClashes([nomsa], 4), listClashes([nomsa], null)]).toEqual([[], []]);
});

it('makes a line of somebody who was settled after it was typed that he did not play', () => {
  const events = [start(), walkOn(-5), two(-5), settle(-5, 7)];
  const typed = {
    sequence: 3,
    side: 'home',
    playerId: 7,
    more: {},
    listed: { didNotPlay: true, note: 'Ill' },
  } as const;
  const [line] = buildBoxScore(basketball, events, liveState(basketball, events).shown, [typed]).lines;
  expect(line).toMatchObject({ playerId: 7, didNotPlay: false, note: null, stats: { shotsMade: 1 } });
});
