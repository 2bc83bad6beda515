import { expect, test } from 'vitest';
import { loginCounters, loginLimits, secondsToWait } from './throttle.ts';

const limit = { most: 10, windowSeconds: 900 };
const start = '2026-05-01T10:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(start) + ms);
const failures = (count: number) => ({ count, window_started_at: start });

test('a try is free below the limit and waits at it', () => {
  expect(secondsToWait(undefined, limit, after(0))).toBe(0);
  expect(secondsToWait(failures(9), limit, after(0))).toBe(0);
  expect(secondsToWait(failures(10), limit, after(0))).toBe(900);
  expect(secondsToWait(failures(11), limit, after(0))).toBe(900);
});

test('the wait ends exactly with the window', () => {
  expect(secondsToWait(failures(10), limit, after(899_000))).toBe(1);
  expect(secondsToWait(failures(10), limit, after(899_999))).toBeCloseTo(0.001);
  expect(secondsToWait(failures(10), limit, after(900_000))).toBe(0);
  expect(secondsToWait(failures(10), limit, after(2_000_000))).toBe(0);
});

test('tries under way count until their outcome is known', () => {
  expect(secondsToWait(undefined, limit, after(0), 9)).toBe(0);
  expect(secondsToWait(undefined, limit, after(0), 10)).toBe(1);
  expect(secondsToWait(failures(8), limit, after(0), 1)).toBe(0);
  expect(secondsToWait(failures(8), limit, after(0), 2)).toBe(1);
  expect(secondsToWait(failures(10), limit, after(100_000), 3)).toBe(800);
});

test('a window in the future, left by a clock that was set back, holds nobody up', () => {
  expect(secondsToWait(failures(10), limit, after(-60_000))).toBeGreaterThan(0);
  expect(secondsToWait(failures(10), limit, after(-60_001))).toBe(0);
});

test('limits grow with the factor and never reach 0', () => {
  expect(loginLimits(1)).toEqual({
    account: { most: 10, windowSeconds: 900 },
    address: { most: 300, windowSeconds: 300 },
    gate: { most: 5, windowSeconds: 900 },
  });
  expect(loginLimits(2).account.most).toBe(20);
  expect(loginLimits(0.01).gate.most).toBe(1);
});

test('an account is counted per address, or by itself alone per device that knows it', () => {
  const keys = (username: string, address: string, knownDevice: string | null = null) => {
    const counters = loginCounters(loginLimits(1), { username, address, knownDevice });
    return [counters.own.key, ...(counters.address ? [counters.address.key] : [])];
  };
  const [pair, address] = keys('thandi', '10.0.0.1');
  expect(keys('thandi', '10.0.0.1')).toEqual([pair, address]);
  expect(keys('thandi', '10.0.0.2')[0]).not.toBe(pair);
  expect(keys('sipho', '10.0.0.1')).toEqual([expect.not.stringMatching(pair ?? ''), address]);
  expect(keys('thandi', '10.0.0.1', 'a-device')[0]).not.toBe(pair);
  expect(keys('thandi', '10.0.0.1', 'a-device')).toEqual(keys('thandi', '10.0.0.2', 'a-device'));
  expect(keys('thandi', '10.0.0.1', 'a-device')).toHaveLength(1);
  expect(pair).not.toContain('thandi');
});
