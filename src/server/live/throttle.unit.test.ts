import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const everyMs = 200;
function gatherer() {
  const emitted: number[][] = [];
  const throttle = throttled<number[]>(
    everyMs,
    (gathered, next) => [...gathered, ...next],
    (gathered) => emitted.push(gathered),
  );
  return { throttle, emitted };
}

test('the first goes at once, and one that comes alone later as well', () => {
  const { throttle, emitted } = gatherer();
  throttle.add([1]);
  expect(emitted).toEqual([[1]]);
  vi.advanceTimersByTime(everyMs);
  throttle.add([2]);
  expect(emitted).toEqual([[1], [2]]);
});

test('what comes within the interval goes together at its end, and starts the next one', () => {
  const { throttle, emitted } = gatherer();
  for (const next of [1, 2, 3]) throttle.add([next]);
  vi.advanceTimersByTime(everyMs - 1);
  throttle.add([4]);
  expect(emitted).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  throttle.add([5]);
  expect(emitted).toEqual([[1], [2, 3, 4]]);
  vi.advanceTimersByTime(everyMs);
  expect(emitted).toEqual([[1], [2, 3, 4], [5]]);
});

test('what is not hurried waits for the interval to end', () => {
  const { throttle, emitted } = gatherer();
  throttle.add([1], false);
  throttle.add([2], false);
  vi.advanceTimersByTime(everyMs);
  expect(emitted).toEqual([[1, 2]]);
});

test('of a thousand at random moments none is lost or doubled, their order stays, and few are sent', () => {
  const { throttle, emitted } = gatherer();
  for (let next = 0; next < 1_000; next += 1) {
    throttle.add([next], next % 3 > 0);
    vi.advanceTimersByTime((next * 7) % 13);
  }
  vi.advanceTimersByTime(everyMs);
  expect(emitted.flat()).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
  expect(emitted.length).toBeLessThan(40);
});

test('after its end it says nothing more', () => {
  const { throttle, emitted } = gatherer();
  for (const next of [1, 2]) throttle.add([next]);
  throttle.close();
  vi.advanceTimersByTime(everyMs);
  expect(emitted).toEqual([[1]]);
});
