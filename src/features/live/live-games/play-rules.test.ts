import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent } from './contract.ts';
import { filterPlays, findRedo, instantAfter } from './play-rules.ts';
import { liveState } from './rules.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 18, 0, second)).toISOString();
const pressed = (second: number) => ({ id: `event-${String(second).padStart(3, '0')}`, at: at(second) });
const tap = (second: number, period = 1, playerId: number | null = null, key = 'two'): PressedEvent => ({
  ...pressed(second),
  kind: 'tap',
  side: 'home',
  tap: key,
  period,
  playerId,
});
const undo = (second: number, of: number): PressedEvent => ({ ...pressed(second), kind: 'undo', of: pressed(of).id });

describe('what Redo takes back', () => {
  const all = () => true;
  const redo = (...events: PressedEvent[]) => findRedo(events, all);
  it('is nothing before an undo', () => expect(redo(tap(1))).toBe(null));
  it('is the last undo, and after it the one before', () => {
    const undos = [tap(1), tap(2), undo(3, 2), undo(4, 1)];
    expect(redo(...undos)).toBe(pressed(4).id);
    expect(redo(...undos, undo(5, 4))).toBe(pressed(3).id);
    expect(redo(...undos, undo(5, 4), undo(6, 3))).toBe(null);
  });
  it('is nothing once something else was pressed', () => expect(redo(tap(1), undo(2, 1), tap(3))).toBe(null));
  it('is never what another phone took back, or hindered by what it pressed', () => {
    const mine = new Set([1, 2].map((second) => pressed(second).id));
    expect(findRedo([tap(1), undo(2, 1), tap(3), undo(4, 3)], (id) => mine.has(id))).toBe(pressed(2).id);
  });
  it('brings the play back', () => {
    const events = [tap(1), undo(2, 1)];
    const of = redo(...events) ?? '';
    const state = liveState(getDefinition('basketball'), [...events, { ...pressed(3), kind: 'undo', of }]);
    expect(state.score.home).toBe(2);
  });
});

describe('a play put in the middle', () => {
  const start: PressedEvent = { ...pressed(0), kind: 'start' };
  const second: PressedEvent = { ...pressed(20), kind: 'period', period: 2 };
  const end: PressedEvent = { ...pressed(40), kind: 'end' };
  const shown = [start, tap(10), second, tap(30, 2), end];

  it.each([
    ['after the start', 0, 5],
    ['after a play, before the next period', 10, 15],
    ['first in a period', 20, 25],
    ['last in the game', 30, 35],
  ])('%s', (_where, after, expected) => expect(instantAfter(shown, pressed(after).id)).toBe(at(expected)));
  it('before all others', () => expect(instantAfter([tap(10)], null)).toBe(at(9)));
  it('happens now after the last', () => expect(instantAfter([start, tap(10)], pressed(10).id)).toBe(null));
  it('skips what is beside the plays', () => {
    const on: PressedEvent = { ...pressed(11), kind: 'on', side: 'home', period: 1, playerId: 7 };
    expect(instantAfter([start, tap(10), on, tap(20)], pressed(10).id)).toBe(at(15));
  });
  it('counts where it stands', () => {
    const inserted: PressedEvent = {
      kind: 'tap',
      id: 'inserted-1',
      at: instantAfter(shown, pressed(10).id) ?? '',
      side: 'away',
      tap: 'three',
      period: 1,
    };
    const state = liveState(getDefinition('basketball'), [...shown, inserted]);
    expect(state.shown.map(({ id }) => id).indexOf('inserted-1')).toBe(2);
    expect(state.after[2]).toEqual({ home: 2, away: 3 });
    expect(state.periodScores).toEqual([
      { home: 2, away: 3 },
      { home: 2, away: 0 },
    ]);
  });
});

describe('the list of plays', () => {
  const moment = (kind: PressedEvent['kind'], periodNumber: number, playerId: number | null) => ({
    event: { kind },
    periodNumber,
    playerId,
  });
  const moments = [moment('period', 2, null), moment('tap', 2, 7), moment('tap', 1, null), moment('start', 1, null)];
  it.each([
    ['everything', { period: null, playerId: null }, 4],
    ['a period', { period: 2, playerId: null }, 2],
    ['a player', { period: null, playerId: 7 }, 1],
    ['plays without a player', { period: null, playerId: 0 }, 1],
    ['a player in a period', { period: 1, playerId: 7 }, 0],
  ])('shows %s', (_what, filter, count) => expect(filterPlays(moments, filter)).toHaveLength(count));
});
