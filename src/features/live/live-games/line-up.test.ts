import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { GameEvent, Side } from './contract.ts';
import { fillSlots, findCards, listOnCourt, searchPlayers } from './line-up.ts';
import { liveState } from './rules.ts';

let second = 0;
const pressed = () => {
  second += 1;
  return { id: `event-${second}`, at: new Date(second).toISOString() };
};
const event = (kind: 'on' | 'off', playerId: number, side: Side = 'home'): GameEvent => ({
  ...pressed(),
  kind,
  side,
  playerId,
  period: 1,
});
const tap = (key: string, playerId?: number): GameEvent => ({
  ...pressed(),
  kind: 'tap',
  side: 'home',
  tap: key,
  playerId,
  period: 1,
});
const on = (...ids: number[]) => ids.map((id) => event('on', id));
const off = (id: number) => event('off', id);

it('keeps players in their places, and gives the place of a player who leaves to the next who comes on', () => {
  const events = [...on(4, 5, 6, 7, 8), off(5), off(7), ...on(9), event('on', 30, 'away')];
  expect(listOnCourt(events, 'home')).toEqual([4, 9, 6, null, 8]);
  expect(listOnCourt(events, 'away')).toEqual([30]);
});

it.each([
  ['nobody was put there', []],
  ['all have left', [...on(4), off(4)]],
  ['who leaves was not on', [off(4)]],
])('has an empty court where %s', (_, events) => expect(listOnCourt(events, 'home')).toEqual([]));

it('lists no player twice, even if two events put them on', () => {
  expect(listOnCourt([...on(4, 4), off(4), ...on(4)], 'home')).toEqual([4]);
});

const players = [12, null, 3, 7].map((jerseyNumber, index) => ({ id: index + 1, jerseyNumber }));
const numbers = ({ slots, rest }: ReturnType<typeof fillSlots<(typeof players)[number]>>) => [
  slots.map((player) => player?.id ?? null),
  rest.map(({ id }) => id),
];

it.each([
  [
    [],
    2,
    [
      [3, 4],
      [1, 2],
    ],
  ],
  [[], 5, [[3, 4, 1, 2, null], []]],
  [
    [2, null, 1],
    3,
    [
      [2, null, 1],
      [3, 4],
    ],
  ],
  [
    [2, 1, 3],
    2,
    [
      [2, 1],
      [3, 4],
    ],
  ],
  [
    [2, 99],
    2,
    [
      [2, null],
      [3, 4, 1],
    ],
  ],
])('with %j on court and %i places shows %j', (court, size, shown) => {
  expect(numbers(fillSlots(players, court, size))).toEqual(shown);
});

it('remembers the last card of a player', () => {
  const events = [tap('yellow', 1), tap('yellow', 2), tap('red', 2), tap('green', 3), tap('red')];
  expect([...findCards(getDefinition('hockey'), events)]).toEqual([
    [1, 'yellow'],
    [2, 'red'],
    [3, 'green'],
  ]);
});

it('starts no game with a line-up, and counts nothing for it', () => {
  const state = liveState(getDefinition('soccer'), on(1, 2));
  expect([state.isStarted, state.players.size, state.score]).toEqual([false, 0, { home: 0, away: 0 }]);
  expect(liveState(getDefinition('soccer'), [...on(1), tap('goal')]).isStarted).toBe(true);
});

it.each([
  ['', [1, 2, 3]],
  ['1', [1, 2]],
  ['12', [2]],
  ['NDLOVU', [2]],
  ["o'", [3]],
  ['zz', []],
])('finds players by %j, by number and name', (typed, ids) => {
  const players = [
    { id: 1, displayName: 'Zoë Dube', jerseyNumber: 1 },
    { id: 2, displayName: 'Sipho Ndlovu', jerseyNumber: 12 },
    { id: 3, displayName: 'Ann O’Neil', jerseyNumber: null },
  ];
  expect(searchPlayers(players, typed).map(({ id }) => id)).toEqual(ids);
});
