import { expect, test } from 'vitest';
import { loginCounters, loginLimits, secondsToWait, TriesUnderWay } from './throttle.ts';

const limit = { most: 10, windowSeconds: 900 };
const start = '2026-05-01T10:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(start) + ms);
const failures = (count: number) => ({ count, window_started_at: start });

test('a try is allowed below the limit and has to wait at it', () => {
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

test('a try knows how many are ahead of it, and notices the end of each', async () => {
  const underWay = new TriesUnderWay();
  const [first, second, third] = [underWay.begin(['a', 'b']), underWay.begin(['a']), underWay.begin(['a', 'b'])];
  expect([first.earlierTries('a'), second.earlierTries('a'), third.earlierTries('a'), third.earlierTries('b')]).toEqual(
    [0, 1, 2, 1],
  );
  const ended = third.anotherEnds('a');
  second[Symbol.dispose]();
  await ended;
  expect([first.earlierTries('a'), third.earlierTries('a')]).toEqual([0, 1]);
  first[Symbol.dispose]();
  third[Symbol.dispose]();
  expect(underWay.begin(['a']).earlierTries('a')).toBe(0);
});

test('a window in the future, left by a clock that was set back, blocks nobody', () => {
  expect(secondsToWait(failures(10), limit, after(-60_000))).toBeGreaterThan(0);
  expect(secondsToWait(failures(10), limit, after(-60_001))).toBe(0);
});

test('limits grow with the factor and never reach 0', () => {
  expect(loginLimits(1)).toEqual({
    account: { most: 10, windowSeconds: 900 },
    address: { most: 300, windowSeconds: 300 },
    stepUp: { most: 5, windowSeconds: 900 },
  });
  expect(loginLimits(2).account.most).toBe(20);
  expect(loginLimits(0.01).stepUp.most).toBe(1);
});

test('counts an account per address, or only per device for a known device', () => {
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
