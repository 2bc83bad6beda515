import { expect, test } from 'vitest';
import { ShareOfTime } from './share-of-time.ts';

/** A clock that moves only when it is told to. */
function clock() {
  let now = 0;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { now: () => now, pass };
}

test('a burst is spent at once, and comes back at its share of the time', () => {
  const { now, pass } = clock();
  const time = new ShareOfTime({ share: 0.25, burst: 100 }, now);
  time.spend(() => pass(99));
  expect(time.isLeft).toBe(true);
  time.spend(() => pass(40));
  expect(time.isLeft, '129 are spent: of the first 99 came back 10 meanwhile').toBe(false);
  pass(115);
  expect(time.isLeft).toBe(false);
  pass(2);
  expect(time.isLeft).toBe(true);
});

test('what is not spent is not saved up', () => {
  const { now, pass } = clock();
  const time = new ShareOfTime({ share: 0.5, burst: 10 }, now);
  pass(3_600_000);
  time.spend(() => pass(21));
  expect(time.isLeft).toBe(false);
});

test('work that fails has taken its time too', () => {
  const { now, pass } = clock();
  const time = new ShareOfTime({ share: 0.1, burst: 10 }, now);
  expect(() =>
    time.spend(() => {
      pass(20);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(time.isLeft).toBe(false);
});
