import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent, Side } from './contract.ts';
import { findRestart } from './restart-rules.ts';
import { liveState } from './rules.ts';

const [netball, soccer] = [getDefinition('netball'), getDefinition('soccer')];

let second = 0;
const pressed = () => {
  second += 1;
  return { id: `event-${second}`, at: new Date(second * 1_000).toISOString() };
};
const start = (): PressedEvent => ({ ...pressed(), kind: 'start' });
const restart = (side: Side): PressedEvent => ({ ...pressed(), kind: 'restart', side, period: 1 });
const tap = (side: Side, key = 'goal'): PressedEvent => ({ ...pressed(), kind: 'tap', side, tap: key, period: 1 });
const period = (number: number): PressedEvent => ({ ...pressed(), kind: 'period', period: number });
const undo = (of: PressedEvent): PressedEvent => ({ ...pressed(), kind: 'undo', of: of.id });
const corrected = (points: number): PressedEvent => ({
  ...pressed(),
  kind: 'correction',
  side: 'away',
  period: 1,
  points,
});
const whose = (...events: PressedEvent[]) => findRestart(netball, liveState(netball, events).shown);

describe('the centre pass', () => {
  it('is nobody’s until somebody says whose, nor in a sport without one', () => {
    expect(whose(start(), tap('home'))).toBeNull();
    expect(findRestart(soccer, [restart('home')])).toBeNull();
  });

  it('alternates after each goal, whoever scored it', () => {
    const first = [restart('home'), start()];
    expect(whose(...first)).toBe('home');
    expect(whose(...first, tap('home'))).toBe('away');
    expect(whose(...first, tap('home'), tap('home'))).toBe('home');
    expect(whose(...first, tap('home'), tap('away'), tap('home'))).toBe('away');
  });

  it('stays after anything else: a miss, a quarter without a goal since', () => {
    expect(whose(restart('away'), start(), tap('home', 'miss'), tap('away', 'intercept'), period(2))).toBe('away');
  });

  it('goes back with a goal that is undone, and with one that a corrected score takes away', () => {
    const goal = tap('home');
    expect(whose(restart('home'), start(), goal, undo(goal))).toBe('home');
    expect(whose(restart('home'), start(), tap('away'), corrected(-1))).toBe('home');
    expect(whose(restart('home'), start(), corrected(3))).toBe('away');
    expect(whose(restart('home'), start(), corrected(2))).toBe('home');
  });

  it('is put right, and goes on from there', () => {
    const events = [restart('home'), start(), tap('home'), restart('home')];
    expect(whose(...events)).toBe('home');
    expect(whose(...events, tap('away'))).toBe('away');
  });

  it('starts no game', () => expect(liveState(netball, [restart('home')]).isStarted).toBe(false));
});
