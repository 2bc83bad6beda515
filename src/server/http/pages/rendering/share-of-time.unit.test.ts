import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShareOfTime } from './rendering.ts';

let now = 0;
let used = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((since) => ({
    user: used * 1_000 - (since?.user ?? 0),
    system: 0,
  }));
});
afterEach(() => void vi.restoreAllMocks());

const pass = (milliseconds: number) => {
  now += milliseconds;
};

/** Time in which the thread has the processor. */
const work = (milliseconds: number) => {
  pass(milliseconds);
  used += milliseconds;
};

test('allows a burst at once, which comes back at its share of the time', () => {
  const time = new ShareOfTime({ share: 0.25, burst: 100 });
  time.spend(() => work(80));
  expect(time.isLeft).toBe(true);
  time.spend(() => work(80));
  expect(time.isLeft, '160 are spent, of which 40 came back meanwhile').toBe(false);
  pass(80);
  expect(time.isLeft).toBe(false);
  pass(1);
  expect(time.isLeft).toBe(true);
});

test('does not save up unspent time', () => {
  const time = new ShareOfTime({ share: 0.5, burst: 10 });
  pass(3_600_000);
  expect(time.isLeft).toBe(true);
  time.spend(() => work(20));
  expect(time.isLeft).toBe(false);
});

test('does not count the time in which others have the processor', () => {
  const time = new ShareOfTime({ share: 0.1, burst: 10 });
  time.spend(() => {
    work(9);
    pass(1_000);
  });
  expect(time.isLeft).toBe(true);
});

test('counts the time of work that fails', () => {
  const time = new ShareOfTime({ share: 0.1, burst: 10 });
  expect(() =>
    time.spend(() => {
      work(20);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(time.isLeft).toBe(false);
});
