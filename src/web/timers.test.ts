import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedTimers } from './timers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test('each runs when it is due, in whatever order they were set, with one timer of the browser', () => {
  const ran: string[] = [];
  for (const [name, delay] of [
    ['late', 60_000],
    ['early', 1_000],
    ['between', 30_000],
  ] as const)
    sharedTimers.setTimeout(() => ran.push(name), delay);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['early']);
  vi.advanceTimersByTime(59_000);
  expect(ran).toEqual(['early', 'between', 'late']);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that was cleared does not run, not even by another that is due with it', () => {
  const ran: string[] = [];
  sharedTimers.setTimeout(() => {
    ran.push('first');
    sharedTimers.clearTimeout(second);
    sharedTimers.setTimeout(() => ran.push('set meanwhile'), 500);
  }, 1_000);
  const second = sharedTimers.setTimeout(() => ran.push('second'), 1_000);
  vi.runAllTimers();
  expect(ran).toEqual(['first', 'set meanwhile']);
});
