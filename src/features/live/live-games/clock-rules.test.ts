import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { clockAt, clockOf, findReadings, instantOn, movedBy, readTyped, toggled } from './clock-rules.ts';
import type { PressedEvent } from './contract.ts';
import { liveState, toPlaying } from './rules.ts';

const kickOff = Date.parse('2026-05-24T16:00:00.000Z');
const at = (seconds: number) => new Date(kickOff + seconds * 1_000).toISOString();
const id = (seconds: number) => `event-${seconds}`;
const start = (seconds = 0): PressedEvent => ({ id: id(seconds), at: at(seconds), kind: 'start' });
const nextPeriod = (seconds: number, period: number): PressedEvent => ({
  id: id(seconds),
  at: at(seconds),
  kind: 'period',
  period,
});
const clock = (seconds: number, running: boolean, elapsed: number, period = 1): PressedEvent => ({
  id: id(seconds),
  at: at(seconds),
  kind: 'clock',
  period,
  running,
  elapsedMs: elapsed * 1_000,
});
const undo = (seconds: number, of: number): PressedEvent => ({
  id: id(seconds),
  at: at(seconds),
  kind: 'undo',
  of: id(of),
});
const tap = (seconds: number, period = 1): PressedEvent => ({
  id: id(seconds),
  at: at(seconds),
  kind: 'tap',
  side: 'home',
  tap: 'two',
  period,
});

const [basketball, soccer, esports] = ['basketball', 'soccer', 'esports'].map(getDefinition) as [
  ReturnType<typeof getDefinition>,
  ReturnType<typeof getDefinition>,
  ReturnType<typeof getDefinition>,
];
const playing = (...events: PressedEvent[]) => toPlaying(basketball, liveState(basketball, events));

describe('the clock of a game', () => {
  it('starts with the period, also where nobody ever touches it', () => {
    expect(playing(start())).toEqual({ period: 1, since: at(0), elapsedMs: null });
    expect(playing(start(), nextPeriod(900, 2))).toEqual({ period: 2, since: at(900), elapsedMs: null });
  });

  it('is stopped, started and corrected', () => {
    const stopped = [start(), clock(30, false, 30)];
    expect(playing(...stopped)).toEqual({ period: 1, since: null, elapsedMs: 30_000 });
    expect(playing(...stopped, clock(90, true, 30))).toEqual({ period: 1, since: at(60), elapsedMs: null });
    expect(playing(...stopped, clock(90, false, 24))).toEqual({ period: 1, since: null, elapsedMs: 24_000 });
  });

  it('is undone, and follows the order of the presses and not that of their arrival', () => {
    const [begin, stop, go] = [start(), clock(30, false, 30), clock(90, true, 30)];
    expect(playing(go, stop, begin)).toEqual(playing(begin, stop, go));
    expect(playing(begin, stop, go, undo(100, 90))).toEqual({ period: 1, since: null, elapsedMs: 30_000 });
    expect(playing(begin, stop, undo(31, 30))).toEqual({ period: 1, since: at(0), elapsedMs: null });
  });

  it('stops once for two scorers who stop it together', () => {
    const both = [start(), clock(30, false, 30), clock(31, false, 31)];
    expect(playing(...both)).toEqual({ period: 1, since: null, elapsedMs: 31_000 });
    expect(playing(...both, clock(60, true, 31))).toEqual({ period: 1, since: at(29), elapsedMs: null });
  });

  it('of an earlier period leaves the one that is played alone', () => {
    const second = [start(), clock(30, false, 30), nextPeriod(900, 2)];
    expect(playing(...second, clock(950, false, 500, 1))).toEqual({ period: 2, since: at(900), elapsedMs: null });
  });

  it('neither starts nor ends a game, and scores nothing', () => {
    const early = liveState(basketball, [clock(0, true, 0)]);
    expect([early.isStarted, early.score]).toEqual([false, { home: 0, away: 0 }]);
    expect(playing(start(), undo(10, 0), clock(20, true, 0))).toMatchObject({ period: null });
    const out = liveState(basketball, [start(), clock(600, false, 600)]);
    expect([out.isEnded, out.period]).toEqual([false, 1]);
  });

  it('is none in a sport without one, whatever is pressed', () => {
    const state = liveState(esports, [start(), clock(10, false, 10)]);
    expect(toPlaying(esports, state)).toEqual({ period: 1, since: null, elapsedMs: null });
  });

  it('knows none of a period that nobody began', () => expect(clockOf(findReadings([]), 1).since).toBeNull());
});

describe('the time of a play', () => {
  const readings = findReadings([start(), clock(30, false, 30), clock(90, true, 30), nextPeriod(900, 2)]);
  it.each([
    ['while the clock runs', 12, 1, '9:48'],
    ['while it stands', 60, 1, '9:30'],
    ['at the moment when it goes on', 90, 1, '9:30'],
    ['after it went on', 100, 1, '9:20'],
    ['that somebody adds to the first quarter later', 20, 1, '9:40'],
    ['after its quarter was over', 901, 1, ''],
    ['before its quarter began', 899, 2, ''],
    ['in the next quarter', 900, 2, '10:00'],
    ['in a quarter that nobody began', 900, 3, ''],
  ])('%s', (_, seconds, period, text) => expect(clockAt(basketball, readings, { period, at: at(seconds) })).toBe(text));

  it('is its minute, and that of stoppage time', () => {
    const halves = findReadings([start(), nextPeriod(3_600, 2)]);
    expect(clockAt(soccer, halves, { period: 1, at: at(46 * 60) })).toBe('45+2');
    expect(clockAt(soccer, halves, { period: 2, at: at(3_600 + 22 * 60) })).toBe('67:00');
    expect(clockAt(esports, halves, tap(10) as { period: number; at: string })).toBe('');
  });
});

describe('when a clock showed a time', () => {
  // Stopped at 7:42 for half a minute, put right to 8:00 at once, and over after 11 minutes.
  const readings = findReadings([
    start(),
    clock(138.4, false, 138.4),
    clock(168, true, 138.4),
    clock(200, true, 120),
    nextPeriod(700, 2),
  ]);
  const shownAt = (seconds: number, { period = 1, now = 800 } = {}) => {
    const found = instantOn(readings, period, seconds * 1_000, kickOff + now * 1_000);
    return found === null
      ? null
      : [(Date.parse(found) - kickOff) / 1_000, clockAt(basketball, readings, { period, at: found })];
  };

  it.each([
    [0, [0.001, '10:00']],
    [1, [1, '9:59']],
    [138, [138, '7:42']],
    [139, [168.6, '7:41']],
    [600, [680, '0:00']],
    [621, null],
  ])('after %d seconds', (seconds, found) => expect(shownAt(seconds)).toEqual(found));

  it('is never in the future, nor in a period that has not begun', () => {
    expect(shownAt(50, { now: 49 })).toBe(null);
    expect(shownAt(50, { now: 50 })).toEqual([50, '9:10']);
    expect(shownAt(0, { period: 3 })).toBe(null);
    expect(shownAt(99, { period: 2 })).toEqual([799, '8:21']);
    expect(shownAt(101, { period: 2 })).toBe(null);
  });

  it('is after the whole second in which it was put on', () =>
    expect(instantOn(findReadings([start(), clock(10, true, 30.4)]), 1, 30_000, kickOff + 60_000)).toBe(at(10.001)));
});

describe('what a scorer makes of it', () => {
  const quarter = { from: 600, to: 0 };
  const now = kickOff + 90_000;
  const [running, stopped] = [
    { since: at(0), elapsedMs: null },
    { since: null, elapsedMs: 60_000 },
  ];

  it('stops where it is, and goes on from there', () => {
    expect(toggled(running, quarter, now)).toEqual({ running: false, elapsedMs: 90_000 });
    expect(toggled(stopped, quarter, now)).toEqual({ running: true, elapsedMs: 60_000 });
    expect(toggled(running, quarter, kickOff + 700_000)).toEqual({ running: false, elapsedMs: 600_000 });
  });

  it('moves by what is shown, within its period', () => {
    expect(movedBy(1, running, quarter, now)).toEqual({ running: true, elapsedMs: 89_000 });
    expect(movedBy(-60, stopped, quarter, now)).toEqual({ running: false, elapsedMs: 120_000 });
    expect(movedBy(60, running, { from: 0, to: 2700 }, now)).toEqual({ running: true, elapsedMs: 150_000 });
    expect(movedBy(60, { since: null, elapsedMs: 1_000 }, quarter, now).elapsedMs).toBe(0);
    expect(movedBy(-60, { since: null, elapsedMs: 599_000 }, quarter, now).elapsedMs).toBe(600_000);
  });

  it.each([
    ['7:42', 138],
    ['742', 138],
    ['7.42', 138],
    [' 7 ', 180],
    ['10:00', 0],
    ['0:00', 600],
    ['10:01', null],
    ['7:60', null],
    ['0+1', null],
    ['', null],
    ['soon', null],
  ])('reads %o on a clock that counts down', (typed, seconds) =>
    expect(readTyped(typed, quarter)).toBe(seconds === null ? null : seconds * 1_000),
  );

  it.each([
    ['67:12', 22 * 60 + 12],
    ['45', 0],
    ['90+3', 47 * 60],
    ['90+0', null],
    ['45+2', null],
    ['44:59', null],
    ['145:00', null],
    ['144:59', 99 * 60 + 59],
  ])('reads %o in a second half', (typed, seconds) =>
    expect(readTyped(typed, { from: 2700, to: 5400 })).toBe(seconds === null ? null : seconds * 1_000),
  );
});
