import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './listeners.ts';

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

test('emits the first item at once, and also a single one later', () => {
  const { throttle, emitted } = gatherer();
  throttle.add([1]);
  expect(emitted).toEqual([[1]]);
  vi.advanceTimersByTime(everyMs);
  throttle.add([2]);
  expect(emitted).toEqual([[1], [2]]);
});

test('emits the items of an interval together at its end, which starts the next one', () => {
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

test('keeps items that are not hurried until the interval ends', () => {
  const { throttle, emitted } = gatherer();
  throttle.add([1], false);
  throttle.add([2], false);
  vi.advanceTimersByTime(everyMs);
  expect(emitted).toEqual([[1, 2]]);
});

test('keeps a thousand items in order, loses and doubles none, and emits few times', () => {
  const { throttle, emitted } = gatherer();
  for (let next = 0; next < 1_000; next += 1) {
    throttle.add([next], next % 3 > 0);
    vi.advanceTimersByTime((next * 7) % 13);
  }
  vi.advanceTimersByTime(everyMs);
  expect(emitted.flat()).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
  expect(emitted.length).toBeLessThan(40);
});

test('emits nothing after it is closed', () => {
  const { throttle, emitted } = gatherer();
  for (const next of [1, 2]) throttle.add([next]);
  throttle.close();
  vi.advanceTimersByTime(everyMs);
  expect(emitted).toEqual([[1]]);
});
