import { expect, test } from 'vitest';
import { ShareOfTime } from './share-of-time.ts';

/** A clock that moves only when it is told to; by `work`, the thread has had the processor all the time. */
function clock() {
  let now = 0;
  let used = 0;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const work = (milliseconds: number) => {
    pass(milliseconds);
    used += milliseconds;
  };
  return { now: () => now, used: () => used, pass, work };
}

test('a burst is spent at once, and comes back at its share of the time', () => {
  const { pass, work, ...times } = clock();
  const time = new ShareOfTime({ share: 0.25, burst: 100 }, times);
  time.spend(() => work(80));
  expect(time.isLeft).toBe(true);
  time.spend(() => work(80));
  expect(time.isLeft, '160 are spent, of which 40 came back meanwhile').toBe(false);
  pass(80);
  expect(time.isLeft).toBe(false);
  pass(1);
  expect(time.isLeft).toBe(true);
});

test('what is not spent is not saved up', () => {
  const { pass, work, ...times } = clock();
  const time = new ShareOfTime({ share: 0.5, burst: 10 }, times);
  pass(3_600_000);
  expect(time.isLeft).toBe(true);
  time.spend(() => work(20));
  expect(time.isLeft).toBe(false);
});

test('a machine that has others to serve meanwhile takes nothing of it', () => {
  const { pass, work, ...times } = clock();
  const time = new ShareOfTime({ share: 0.1, burst: 10 }, times);
  time.spend(() => {
    work(9);
    pass(1_000);
  });
  expect(time.isLeft).toBe(true);
});

test('work that fails has taken its time too', () => {
  const { work, pass: _, ...times } = clock();
  const time = new ShareOfTime({ share: 0.1, burst: 10 }, times);
  expect(() =>
    time.spend(() => {
      work(20);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(time.isLeft).toBe(false);
});
