import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent } from './contract.ts';
import { scoreFlow } from './flow-rules.ts';
import { liveState } from './rules.ts';

let second = 0;
/** Each event is a second after the one before. */
const pressed = () => {
  second += 1;
  return {
    id: `event-${String(second).padStart(3, '0')}`,
    at: new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString(),
  };
};
const start = () => ({ ...pressed(), kind: 'start' as const });
const end = () => ({ ...pressed(), kind: 'end' as const });
const nextPeriod = (period: number) => ({ ...pressed(), kind: 'period' as const, period });
const tap = (
  side: 'home' | 'away',
  key: string,
  { period = 1, playerId = null }: { period?: number; playerId?: number | null } = {},
) => ({
  ...pressed(),
  kind: 'tap' as const,
  side,
  tap: key,
  period,
  playerId,
});

const flowOf = (sport: string, events: readonly PressedEvent[]) => {
  const definition = getDefinition(sport);
  return scoreFlow(definition, liveState(definition, events));
};
const goal = (side: 'home' | 'away', period = 1) => tap(side, 'goal', { period });

describe('how the score went', () => {
  it('is the lead after each score, in the room that its period takes', () => {
    const events = [
      start(),
      goal('home'),
      goal('away'),
      goal('away'),
      nextPeriod(2),
      goal('home', 2),
      goal('home', 2),
      end(),
    ];
    const flow = flowOf('netball', events);
    expect(flow?.points.map(({ lead }) => lead)).toEqual([0, 1, 0, -1, 0, 1, 1]);
    expect(flow?.points.map(({ at }) => at)).toEqual([
      0,
      0.125,
      0.25,
      0.375,
      expect.closeTo(2 / 3, 5),
      expect.closeTo(5 / 6, 5),
      1,
    ]);
    expect(flow).toMatchObject({ periods: 2, biggest: { home: 1, away: 1 }, leadChanges: 2 });
  });

  it('is nothing with fewer than three scores, and where periods won are counted', () => {
    expect(flowOf('netball', [])).toBeNull();
    expect(flowOf('soccer', [start(), goal('home'), goal('away'), end()])).toBeNull();
    expect(flowOf('esports', [start(), ...Array.from({ length: 9 }, () => tap('home', 'round'))])).toBeNull();
  });

  it('never goes back, whatever the phones’ clocks said, and needs no start', () => {
    const late = { ...goal('away', 1), at: '2026-05-24T17:30:00.000Z' };
    const flow = flowOf('netball', [goal('home'), goal('home'), nextPeriod(2), goal('home', 2), late]);
    const places = flow?.points.map(({ at }) => at) ?? [];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.max(...places)).toBeLessThanOrEqual(1);
  });
});
