import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { backText, listCards, listSuspensions, timeLeft } from './card-rules.ts';
import type { PressedEvent } from './contract.ts';
import { liveState } from './rules.ts';

const began = Date.UTC(2026, 10, 28, 16);
const minute = 60_000;
const at = (minutes: number) => new Date(began + minutes * minute).toISOString();

let ids = 0;
const event = <Event extends object>(minutes: number, details: Event) => {
  ids += 1;
  return { id: `event-${1000 + ids}`, at: at(minutes), ...details };
};
const tap = (minutes: number, key: string, playerId?: number, period = 1): PressedEvent =>
  event(minutes, { kind: 'tap' as const, side: 'home' as const, tap: key, period, playerId });
const start = event(0, { kind: 'start' as const });

const [rugby, hockey, soccer] = ['rugby', 'hockey', 'soccer'].map(getDefinition) as [
  ReturnType<typeof getDefinition>,
  ReturnType<typeof getDefinition>,
  ReturnType<typeof getDefinition>,
];
const suspensions = (definition: typeof rugby, ...events: PressedEvent[]) =>
  listSuspensions(definition, liveState(definition, [start, ...events])).map(({ playerId, until }) => [
    playerId,
    (until - began) / minute,
  ]);

it('suspends for ten minutes in rugby, and for two or five in hockey, as their definitions say', () => {
  expect(suspensions(rugby, tap(12, 'yellow', 7))).toEqual([[7, 22]]);
  expect(suspensions(hockey, tap(3, 'yellow', 4), tap(5, 'green', 9))).toEqual([
    [9, 7],
    [4, 8],
  ]);
  expect(suspensions(soccer, tap(12, 'yellow', 7))).toEqual([]);
});

it('suspends nobody without a name, after the game, or when the card was taken back', () => {
  const yellow = tap(12, 'yellow', 7);
  expect(suspensions(rugby, tap(12, 'yellow'))).toEqual([]);
  expect(suspensions(rugby, yellow, event(13, { kind: 'end' as const }))).toEqual([]);
  expect(suspensions(rugby, yellow, event(13, { kind: 'undo' as const, of: yellow.id }))).toEqual([]);
});

it('counts the latest card of a player, and leaves out who was sent off', () => {
  expect(suspensions(hockey, tap(3, 'green', 4), tap(4, 'yellow', 4))).toEqual([[4, 9]]);
  expect(suspensions(rugby, tap(3, 'yellow', 4), tap(14, 'yellow', 4))).toEqual([]);
  expect(suspensions(rugby, tap(3, 'yellow', 4), tap(4, 'red', 4))).toEqual([]);
});

it('counts down to the last second, says that the player is back for a minute, and then nothing', () => {
  const suspension = { until: began };
  const left = (seconds: number) => [
    timeLeft(suspension, began - seconds * 1000),
    backText(suspension, began - seconds * 1000),
  ];
  expect([600, 61, 60, 0.4, 0, -59, -60].map(left)).toEqual([
    ['10:00', 'back in 10 min'],
    ['1:01', 'back in 2 min'],
    ['1:00', 'back in 1 min'],
    ['0:01', 'back in 1 min'],
    [null, 'back on'],
    [null, 'back on'],
    [null, null],
  ]);
});

it('lists the cards with the clock of their period', () => {
  const events = [start, tap(12.5, 'yellow', 7), tap(30, 'try', 7), event(45, { kind: 'period' as const, period: 2 })];
  const { shown } = liveState(rugby, [...events, tap(46, 'red', undefined, 2)]);
  expect(listCards(rugby, shown).map(({ name, period, clock, playerId }) => [name, period, clock, playerId])).toEqual([
    ['Yellow card', 1, '12:30', 7],
    ['Red card', 2, '41:00', null],
  ]);
});
