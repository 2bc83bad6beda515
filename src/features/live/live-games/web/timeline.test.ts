import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent } from '../contract.ts';
import { liveState } from '../rules.ts';
import { buildTimeline } from './Timeline.tsx';

const basketball = getDefinition('basketball');
const at = (second: number) => `2026-05-24T16:00:${String(second).padStart(2, '0')}.000Z`;

it('lists what happened, the latest first, with the score at that time', () => {
  const events: PressedEvent[] = [
    { id: 'event-01', kind: 'start', at: at(1) },
    { id: 'event-02', kind: 'tap', at: at(2), side: 'home', tap: 'three', period: 1, playerId: 7 },
    { id: 'event-03', kind: 'tap', at: at(3), side: 'away', tap: 'rebound', period: 1 },
    { id: 'event-04', kind: 'period', at: at(4), period: 2 },
    { id: 'event-05', kind: 'correction', at: at(5), side: 'away', period: 2, points: 2 },
    { id: 'event-06', kind: 'end', at: at(6) },
  ];
  expect(
    buildTimeline(basketball, liveState(basketball, events)).map(({ period, text, score }) => [period, text, score]),
  ).toEqual([
    ['Q2', 'Game over', null],
    ['Q2', 'Score corrected: +2', { home: 3, away: 2 }],
    ['Q2', '2nd quarter starts', null],
    ['Q1', 'Rebound', null],
    ['Q1', 'Three-pointer', { home: 3, away: 0 }],
    ['Q1', 'Game starts', null],
  ]);
});

it('counts an own goal for the other side, and shows the side of the scorer', () => {
  const ownGoal: PressedEvent = {
    id: 'event-01',
    kind: 'tap',
    at: at(1),
    side: 'home',
    tap: 'own-goal',
    period: 1,
    playerId: 7,
  };
  const soccer = getDefinition('soccer');
  expect(buildTimeline(soccer, liveState(soccer, [ownGoal]))).toMatchObject([
    { side: 'home', score: { home: 0, away: 1 } },
  ]);
});

it('says the position that a player had at that moment', () => {
  const events: PressedEvent[] = [
    { id: 'event-01', kind: 'on', at: at(1), side: 'home', playerId: 7, period: 1, position: 'GS' },
    { id: 'event-02', kind: 'tap', at: at(2), side: 'home', tap: 'goal', period: 1, playerId: 7 },
    { id: 'event-03', kind: 'on', at: at(3), side: 'home', playerId: 7, period: 1, position: 'C' },
    { id: 'event-04', kind: 'tap', at: at(4), side: 'home', tap: 'intercept', period: 1, playerId: 7 },
    { id: 'event-05', kind: 'tap', at: at(5), side: 'away', tap: 'goal', period: 1, playerId: 7 },
  ];
  const netball = getDefinition('netball');
  expect(buildTimeline(netball, liveState(netball, events)).map(({ position }) => position)).toEqual([
    undefined,
    'C',
    'GS',
  ]);
});
