import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { GameEvent } from '../../contract.ts';
import { liveState } from '../../rules.ts';
import { flowText } from './flow-text.ts';
import { numbersSoFar } from './live-box-score.ts';
import { groupByPeriod, listPlays } from './plays.ts';

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

const netball = getDefinition('netball');
const liveGame = (events: readonly GameEvent[]) => ({
  definition: netball,
  events,
  state: liveState(netball, events),
  innings: null,
});

describe('the plays of a game', () => {
  it('stand by period, the latest first, with their minutes and the score of the period', () => {
    const begin = { ...start(), at: '2026-05-24T15:00:00.000Z' };
    const first = { ...tap('home', 'goal', { playerId: 7 }), at: '2026-05-24T15:09:48.000Z', playerName: 'N. Zikhali' };
    const third = { ...nextPeriod(3), at: '2026-05-24T15:40:00.000Z' };
    const [intercept, goal] = [tap('away', 'intercept', { period: 3 }), tap('away', 'goal', { period: 3 })];
    const played = [
      ...[begin, first, third],
      { ...intercept, at: '2026-05-24T15:40:05.000Z' },
      { ...goal, at: '2026-05-24T15:41:00.000Z' },
      { ...end(), at: '2026-05-24T15:55:00.000Z' },
    ];
    const game = liveGame(played);
    const groups = groupByPeriod(game, listPlays(game));
    expect(
      groups.map(({ title, score, plays }) => [title, score, plays.map(({ clock, text }) => `${clock} ${text}`)]),
    ).toEqual([
      ['3rd quarter', { home: 0, away: 1 }, ['14:00 Goal', '14:55 Intercept']],
      ['1st quarter', { home: 1, away: 0 }, ['5:12 Goal']],
    ]);
  });

  it('have no minutes where no clock ran', () => {
    const game = liveGame([tap('home', 'goal')]);
    expect(listPlays(game)).toMatchObject([{ clock: '' }]);
  });
});

it('adds up both sides and their players from the plays, without what nobody counted', () => {
  const named = { ...tap('home', 'goal', { playerId: 7 }), playerName: 'Nandi Zikhali' };
  const { totals, lines } = numbersSoFar(liveGame([start(), named, tap('home', 'miss'), tap('away', 'goal')]));
  expect(totals.home).toMatchObject({ goals: 1, goalAttempts: 2, goalPct: 50, intercepts: null });
  expect(totals.away).toMatchObject({ goals: 1, goalAttempts: 1, goalPct: 100 });
  expect(lines).toMatchObject([
    { playerId: 7, name: 'Nandi Zikhali', side: 'home', stats: { goals: 1, goalAttempts: 1 } },
  ]);
});

it.each([
  [{ home: 9, away: 2 }, 4, 'A led by up to 9, B by up to 2. The lead changed 4 times.'],
  [{ home: 1, away: 2 }, 1, 'B led by up to 2, A by up to 1. The lead changed once.'],
  [{ home: 0, away: 12 }, 0, 'B led by up to 12 and never trailed.'],
  [{ home: 0, away: 0 }, 0, 'The score was level all along.'],
])('says of %j and %i changes: %s', (biggest, leadChanges, text) => {
  expect(flowText({ points: [], periods: 4, biggest, leadChanges }, { home: 'A', away: 'B' })).toBe(text);
});
