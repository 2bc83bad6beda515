import { expect, test } from 'vitest';
import { blockedByItself } from './blocking.ts';

const event = (name: string, ts: number, more: object = {}) => ({ name, pid: 1, tid: 1, ts, ...more });

test('sums what each main-thread task after the first paint takes beyond 50 ms at a quarter of the speed', () => {
  const traceEvents = [
    event('RunTask', 1_000, { tdur: 90_000 }),
    event('firstContentfulPaint', 100_000),
    event('RunTask', 100_000, { tdur: 12_500 }),
    event('RunTask', 200_000, { tdur: 20_000, dur: 80_000 }),
    event('RunTask', 300_000, { tdur: 15_000 }),
    event('RunTask', 400_000, { tdur: 90_000, tid: 2 }),
    event('Layout', 500_000, { tdur: 90_000 }),
    event('RunTask', 600_000),
  ];
  expect(blockedByItself({ traceEvents })).toBeCloseTo(0.03 + 0.01);
});

test('refuses the trace of a page that was never painted', () => {
  expect(() => blockedByItself({ traceEvents: [event('RunTask', 0)] })).toThrow('no first paint');
});
