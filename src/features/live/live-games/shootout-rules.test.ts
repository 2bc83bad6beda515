import { describe, expect, it } from 'vitest';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent } from './contract.ts';
import { findShootout } from './shootout-rules.ts';

const soccer = getDefinition('soccer');

/** 'H' and 'A' score for their side, 'h' and 'a' miss. */
const shootout = (kicks: string) =>
  findShootout(
    soccer,
    [...kicks].map((kick, index): PressedEvent => {
      const side = kick.toLowerCase() === 'h' ? 'home' : 'away';
      const tap = kick === kick.toUpperCase() ? 'shoot-out-goal' : 'shoot-out-miss';
      const at = new Date(Date.UTC(2026, 10, 28, 20, 0, index)).toISOString();
      return { id: `kick-${String(index).padStart(4, '0')}`, at, kind: 'tap', side, tap, period: 2 };
    }),
  );

it('knows who has shot, and what came of the latest attempt', () => {
  const kick = (second: number, playerId: number | null, tap: string): PressedEvent => ({
    ...{ id: `kick-000${second}`, at: new Date(Date.UTC(2026, 10, 28, 20, 0, second)).toISOString() },
    ...{ kind: 'tap', side: 'home', tap, period: 2, playerId },
  });
  const kicks = [
    kick(1, 7, 'shoot-out-goal'),
    kick(2, 9, 'shoot-out-miss'),
    kick(3, null, 'shoot-out-goal'),
    kick(4, 7, 'shoot-out-miss'),
  ];
  expect(findShootout(soccer, kicks).takers).toEqual(
    new Map([
      [7, 'missed'],
      [9, 'missed'],
    ]),
  );
  expect(shootout('Ha').takers).toEqual(new Map());
});

describe('whose turn it is', () => {
  it.each([
    ['', null, 1],
    ['H', 'away', 1],
    ['Ha', 'home', 2],
    ['a', 'home', 1],
    ['aH', 'away', 2],
    ['HaHAh', 'away', 3],
    // Two of one side in a row: the other catches up.
    ['HH', 'away', 1],
    ['HHA', 'away', 2],
  ])('after "%s": %s, attempt %i', (kicks, next, attempt) => expect(shootout(kicks)).toMatchObject({ next, attempt }));
});

describe('who has won', () => {
  it.each([
    ['HaHAh', null],
    // 3–0 after three each: the other could still get two.
    ['HaHaH', null],
    ['HaHaHa', 'home'],
    ['HAHAhAh', null],
    // 2–4 after four each: home could get one more.
    ['HAHAhAhA', 'away'],
    ['HAHAHAHAHA', null],
    ['HAHAHAHAHa', 'home'],
    ['hAHAHAHAHA', 'away'],
    // The fifth of the side that began does not decide before the answer.
    ['HAHAHAHAH', null],
    // Sudden death: both have taken as many.
    ['HAHAHAHAHAH', null],
    ['HAHAHAHAHAHa', 'home'],
    ['HAHAHAHAHAh', null],
    ['HAHAHAHAHAhA', 'away'],
    ['HAHAHAHAHAhaHa', 'home'],
  ])('after %s: %s', (kicks, winner) => expect(shootout(kicks).winner).toBe(winner));
});

it.each([
  ['HAHAHAHAH', false],
  ['HAHAHAHAHA', true],
  ['HAHAHAHAHAh', true],
])('says after %s whether it is sudden death', (kicks, isSuddenDeath) =>
  expect(shootout(kicks).isSuddenDeath).toBe(isSuddenDeath),
);

it.each(sportDefinitions.map((definition) => [definition.name, definition] as const))(
  '%s says how many attempts a side has, if it has shoot-outs',
  (_name, { taps, shootOut }) => expect(taps.some(({ inShootOut }) => inShootOut)).toBe(shootOut !== undefined),
);
