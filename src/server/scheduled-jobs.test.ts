import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { type TrustedClock, trustedClock } from './scheduled-jobs.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const year = 365 * day;
const start = Date.parse('2026-11-23T05:00:00Z');
const log = { warn: vi.fn() };

let clock: TrustedClock;
const arena = await startTestApp();
afterAll(() => arena.close());
beforeEach(async () => {
  log.warn.mockClear();
  await arena.db.deleteFrom('village_clock').execute();
  clock = trustedClock(arena.db, log);
});

/** Checks the clock every hour between two offsets from the start; whether it was trusted at the end. */
async function runClock(from: number, to: number): Promise<boolean> {
  let believed = false;
  for (let at = from; at <= to; at += hour) believed = await clock.isBelieved(new Date(start + at));
  return believed;
}

test('trusts a clock once it has run for a day', async () => {
  expect(await runClock(0, 23 * hour)).toBe(false);
  expect(await clock.isBelieved(new Date(start + day - 1))).toBe(false);
  expect(await clock.isBelieved(new Date(start + day))).toBe(true);
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['three years ahead', 3 * year],
  ['three years back', -3 * year],
  ['a day and a moment ahead', 2 * day + 1],
])('does not trust a clock that is %s, and logs the leap', async (_, leap) => {
  expect(await runClock(0, day)).toBe(true);
  expect(await runClock(leap, leap + 23 * hour)).toBe(false);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(await runClock(leap + day, leap + day)).toBe(true);
});

test('trusts a clock a day after it was put right, whatever it showed before', async () => {
  await runClock(0, day);
  await runClock(3 * year, 3 * year + hour);
  expect(await runClock(day + 3 * hour, 2 * day)).toBe(false);
  expect(await runClock(2 * day + hour, 2 * day + 3 * hour)).toBe(true);
});

test('never trusts a clock that keeps leaping, however far apart the leaps are', async () => {
  await runClock(0, day);
  for (let leap = 1; leap <= 40; leap += 1)
    expect(await clock.isBelieved(new Date(start + leap * 3 * day))).toBe(false);
});

test('still trusts the clock after a night without the app, or when it is set by minutes', async () => {
  await runClock(0, day);
  expect(await runClock(day + 14 * hour, day + 14 * hour)).toBe(true);
  expect(await clock.isBelieved(new Date(start + day + 14 * hour - 300_000))).toBe(true);
});
