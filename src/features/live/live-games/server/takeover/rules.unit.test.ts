import { describe, expect, it } from 'vitest';
import type { PressedEvent } from '../../contract.ts';
import { acceptsTaps, decidedTogether, findDependants, isStage } from '../../takeover-rules.ts';
import { edit, end, nextPeriod, start, tap, undo } from '../../testing/taps.ts';

const holder = { session: 'b', joined: ['c'] };

it.each([
  ['nobody has taken over', null, 'a', true],
  ['nobody has, and the phone is an old one', null, null, true],
  ['it has taken over', holder, 'b', true],
  ['it has joined since', holder, 'c', true],
  ['another has', holder, 'a', false],
  ['another has, and the phone is an old one', holder, null, false],
] as const)('accepts taps of a phone or not where %s: %s %s %s', (_, by, session, accepts) => {
  expect(acceptsTaps(by, session)).toBe(accepts);
});

describe('what is decided together', () => {
  const play = tap('home', 'two');
  const [correction, back] = [edit(play.id, 'home', 'three'), undo(play.id)];
  const again = undo(back.id);
  const other = tap('away', 'two');
  const all: PressedEvent[] = [play, correction, back, again, other];

  it.each(all.slice(0, 4))('is a play with all events that refer to it, whichever of them is named', ({ id }) => {
    expect(decidedTogether(new Set([id]), all)).toEqual(new Set([play.id, correction.id, back.id, again.id]));
  });

  it('includes no other play', () => expect(decidedTogether(new Set([other.id]), all)).toEqual(new Set([other.id])));

  it('is an undo alone if its play was decided before', () => {
    expect(decidedTogether(new Set([back.id]), [back, other])).toEqual(new Set([back.id]));
  });

  it('terminates even if two events undo each other', () => {
    const one = undo('another-one');
    const two = { ...undo(one.id), id: 'another-one' };
    expect(decidedTogether(new Set([one.id]), [one, two])).toEqual(new Set([one.id, two.id]));
  });

  it('does not depend on the order in which events came', () => {
    for (const order of [all, all.toReversed(), [again, other, play, back, correction]]) {
      expect(findDependants(new Set([play.id]), order)).toEqual(new Set([play.id, correction.id, back.id, again.id]));
    }
  });
});

it('treats a start, a period and an end as stages', () => {
  expect([start(), nextPeriod(2), end(), tap('home', 'two'), undo('a')].map(isStage)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});
