import { describe, expect, it } from 'vitest';
import { climb, fallsAt, type LadderEvent, type Winner } from './ladder-rules.ts';

const rules = { eloK: 32, eloStart: 1200 };
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 0, 1 + day, hour)).toISOString();
const on = (day: number) => new Date(at(day));
const people = (count: number): LadderEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'joined', at: at(0), entryId: index + 1 }));
const played = (challengeId: number, day: number, ids: [number, number], winner: Winner): LadderEvent => ({
  ...{ kind: 'played', at: at(day), challengeId, challengerId: ids[0], challengedId: ids[1], winner },
});
const orderAt = (day: number, events: readonly LadderEvent[]) => climb(events, rules, on(day)).order;

describe('places', () => {
  it('follow from a win of the challenger: those between go down one', () => {
    expect(orderAt(9, [...people(5), played(1, 1, [4, 2], 'challenger')])).toEqual([1, 4, 2, 3, 5]);
  });

  it('stay after a draw, and after a defeat of the challenger', () => {
    for (const winner of ['draw', 'challenged'] as const)
      expect(orderAt(9, [...people(3), played(1, 1, [3, 1], winner)])).toEqual([1, 2, 3]);
  });

  it('stay if the challenger has come to stand above since', () => {
    const events = [...people(3), played(1, 1, [3, 1], 'challenger'), played(2, 2, [3, 2], 'challenger')];
    expect(orderAt(9, events)).toEqual([3, 1, 2]);
  });

  it('go to the challenger without a game, and without a rating, where the other forfeits', () => {
    const forfeit: LadderEvent = { kind: 'forfeited', at: at(1), challengeId: 1, challengerId: 2, challengedId: 1 };
    const ladder = climb([...people(2), forfeit], rules, on(9));
    expect(ladder.order).toEqual([2, 1]);
    expect([...ladder.people.values()].map(({ elo }) => elo)).toEqual([1200, 1200]);
  });

  it('close up behind somebody who leaves, and who starts at the bottom with the old rating on coming back', () => {
    const events: LadderEvent[] = [
      ...people(3),
      played(1, 1, [2, 1], 'challenger'),
      { kind: 'left', at: at(2), entryId: 2 },
      { kind: 'joined', at: at(4), entryId: 2 },
    ];
    expect(orderAt(3, events)).toEqual([1, 3]);
    expect(orderAt(4, events)).toEqual([1, 3, 2]);
    expect(climb(events, rules, on(4)).people.get(2)).toMatchObject({ elo: 1216, won: 1 });
  });
});

describe('ratings', () => {
  it('move by half of K among equals, and what one wins the other loses', () => {
    const { people: rated, gains } = climb([...people(2), played(7, 1, [2, 1], 'challenger')], rules, on(9));
    expect([1, 2].map((id) => rated.get(id)?.elo)).toEqual([1184, 1216]);
    expect(gains.get(7)).toEqual({ challenger: 16, challenged: -16 });
  });

  it('are said to have moved by the difference of the whole numbers that are shown', () => {
    const events = [...people(3), played(1, 1, [2, 1], 'challenger'), played(2, 2, [3, 2], 'challenger')];
    const { people: rated, gains } = climb([...events, played(3, 3, [1, 3], 'draw')], rules, on(9));
    for (const [id, won] of [
      [1, (gains.get(1)?.challenged ?? 0) + (gains.get(3)?.challenger ?? 0)],
      [2, (gains.get(1)?.challenger ?? 0) + (gains.get(2)?.challenged ?? 0)],
      [3, (gains.get(2)?.challenger ?? 0) + (gains.get(3)?.challenged ?? 0)],
    ] as const)
      expect(Math.round(rated.get(id)?.elo ?? 0) - 1200).toBe(won);
  });

  it('and places are computed anew after an earlier result is corrected', () => {
    const later = played(2, 2, [3, 2], 'challenger');
    const before = climb([...people(3), played(1, 1, [2, 1], 'challenger'), later], rules, on(9));
    const after = climb([...people(3), played(1, 1, [2, 1], 'challenged'), later], rules, on(9));
    expect(before.order).toEqual([3, 2, 1]);
    expect(after.order).toEqual([1, 3, 2]);
    const ratings = (ladder: typeof before) => [1, 2, 3].map((id) => ladder.people.get(id)?.elo.toFixed(2));
    expect(ratings(before)).toEqual(['1184.00', '1199.26', '1216.74']);
    expect(ratings(after)).toEqual(['1216.00', '1168.74', '1215.26']);
  });

  it('take games in the order in which they were played, whatever the order of the list', () => {
    const games = [played(1, 1, [2, 1], 'challenger'), played(2, 2, [1, 2], 'challenger')];
    expect(climb([...people(2), ...games.toReversed()], rules, on(9))).toEqual(
      climb([...people(2), ...games], rules, on(9)),
    );
  });
});

describe('somebody without a game', () => {
  const idle: LadderEvent = { kind: 'idle', at: at(0), weeks: 2, places: 1 };
  const others = played(1, 3, [3, 2], 'draw');

  it('falls after the weeks to the moment, and again after as many', () => {
    const events = [...people(4), idle, others];
    expect(orderAt(13, events)).toEqual([1, 2, 3, 4]);
    expect(climb(events, rules, new Date(Date.parse(at(14)) - 1)).order).toEqual([1, 2, 3, 4]);
    expect(orderAt(14, events)).toEqual([2, 1, 3, 4]);
    expect(fallsAt(climb(events, rules, on(13)), 1)).toBe(at(14));
    expect(fallsAt(climb(events, rules, on(14)), 1)).toBe(at(28));
    expect(climb(events, rules, on(13)).falls).toEqual([]);
    expect(climb(events, rules, on(14)).falls).toEqual([{ entryId: 1, at: at(14), places: 1, weeks: 2 }]);
  });

  it('passes nobody who falls at the same moment', () => {
    expect(orderAt(20, [...people(4), idle])).toEqual([1, 2, 3, 4]);
    expect(climb([...people(4), idle], rules, on(20)).falls).toEqual([]);
  });

  it('falls no further than the bottom, where nothing more threatens', () => {
    const events: LadderEvent[] = [...people(3), { ...idle, places: 9 }, others];
    const ladder = climb(events, rules, on(14));
    expect(ladder.order).toEqual([2, 3, 1]);
    expect(ladder.falls).toMatchObject([{ entryId: 1, places: 2 }]);
    expect(fallsAt(ladder, 1)).toBeNull();
  });

  it('gets the weeks anew when the rule changes, and does not rise again when it ends', () => {
    const events: LadderEvent[] = [...people(4), idle, others, { kind: 'idle', at: at(15), weeks: null, places: 1 }];
    expect(orderAt(15, events)).toEqual([2, 1, 3, 4]);
    expect(orderAt(90, events)).toEqual([2, 1, 3, 4]);
    const again: LadderEvent[] = [...events, { ...idle, at: at(90), weeks: 1 }];
    expect(fallsAt(climb(again, rules, on(91)), 2)).toBe(at(97));
  });
});
