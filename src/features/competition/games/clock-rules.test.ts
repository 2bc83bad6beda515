import { describe, expect, it } from 'vitest';
import { clockText, elapsedOn, noClock, timeText } from './clock-rules.ts';

const since = '2026-11-19T17:00:00.000Z';
const minute = 60_000;
const [quarter, firstHalf, secondHalf, unknown] = [
  { from: 600, to: 0 },
  { from: 0, to: 2700 },
  { from: 2700, to: 5400 },
  { from: 0, to: null },
];

describe('a clock that counts up', () => {
  it.each([
    [firstHalf, 0, '0:00'],
    [firstHalf, 999, '0:00'],
    [firstHalf, 61_000, '1:01'],
    [firstHalf, 45 * minute - 1, '44:59'],
    [firstHalf, 45 * minute, '45+1'],
    [firstHalf, 46 * minute - 1, '45+1'],
    [firstHalf, 46 * minute, '45+2'],
    [secondHalf, 0, '45:00'],
    [secondHalf, 22 * minute + 12_000, '67:12'],
    [secondHalf, 47 * minute, '90+3'],
    [unknown, 59 * minute, '59:00'],
  ])('of %j shows after %i ms %s', (span, elapsedMs, text) => expect(timeText(span, elapsedMs)).toBe(text));
});

describe('a clock that counts down', () => {
  it.each([
    [0, '10:00'],
    [1, '10:00'],
    [1_000, '9:59'],
    [10 * minute - 1_001, '0:02'],
    [10 * minute - 1, '0:01'],
    [10 * minute, '0:00'],
    [11 * minute, '0:00'],
  ])('shows after %i ms %s', (elapsedMs, text) => expect(timeText(quarter, elapsedMs)).toBe(text));
});

const running = (span: typeof quarter | typeof unknown, ms: number) =>
  clockText({ ...span, since, elapsedMs: null }, Date.parse(since) + ms);

it('runs since it was started, and never before', () => {
  expect(running(quarter, 61_000)).toBe('8:59');
  expect(running(quarter, -5_000)).toBe('10:00');
  expect(running(firstHalf, -5_000)).toBe('0:00');
});

it('stands where it was stopped, however long ago', () => {
  const stopped = { since: null, elapsedMs: 158_000 };
  expect(clockText({ ...quarter, ...stopped }, Date.parse(since))).toBe('7:22');
  expect(elapsedOn(stopped, Date.parse(since) + 1e9)).toBe(158_000);
});

it.each([
  [quarter, 11 * minute, '0:00'],
  [quarter, 11 * minute + 1, ''],
  [firstHalf, 100 * minute - 1, '45+55'],
  [firstHalf, 100 * minute, ''],
  [unknown, 100 * minute - 1, '99:59'],
  [unknown, 100 * minute, ''],
])('%j shows nothing any more once nobody looks after it: after %i ms %o', (span, ms, text) =>
  expect(running(span, ms)).toBe(text),
);

it('is none where it neither runs nor stands', () => {
  expect(clockText({ ...quarter, ...noClock }, Date.now())).toBe('');
  expect(elapsedOn(noClock, Date.now())).toBeNull();
});
