import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { GameEvent } from '../contract.ts';
import { liveState } from '../rules.ts';
import { liveLines } from './LiveLines.tsx';

it('lists the statistics of each player so far, the top scorer first', () => {
  let second = 0;
  const tap = (key: string, playerId: number, side: 'home' | 'away' = 'home'): GameEvent => {
    second += 1;
    const at = `2026-05-24T16:00:${String(second).padStart(2, '0')}.000Z`;
    return { id: `event-${second}`, kind: 'tap', at, side, period: 1, tap: key, playerId, playerName: `P${playerId}` };
  };
  const events = [tap('two', 1), tap('rebound', 1), tap('three', 2), tap('free-throw', 2), tap('assist', 3, 'away')];
  const basketball = getDefinition('basketball');
  expect(liveLines(basketball, liveState(basketball, events))).toMatchObject([
    { name: 'P2', side: 'home', score: 4, rest: '1/1 FG · 1/1 3PT · 1/1 FT' },
    { name: 'P1', side: 'home', score: 2, rest: '1 REB · 1/1 FG' },
    { name: 'P3', side: 'away', score: 0, rest: '1 AST' },
  ]);
});
