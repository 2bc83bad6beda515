import { elapsedOn, noClock, type RunningClock, timeText } from '#features/competition/games/clock-rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { type ClockSpan, findClockSpan } from '#features/teams/sports/period-rules.ts';
import { maxElapsedMs, type PressedEvent } from './contract.ts';

/** What the clock of a period showed at an instant, and whether it ran on from there. */
interface Reading {
  at: number;
  running: boolean;
  elapsedMs: number;
}

/**
 * The readings of each period, in the order of the events, which are those that count. A period begins with its clock
 * running from nothing, so that a game whose scorer never touches the clock has one too.
 */
export type Readings = ReadonlyMap<number, readonly Reading[]>;

export function findReadings(shown: readonly PressedEvent[]): Readings {
  const readings = new Map<number, Reading[]>();
  for (const event of shown) {
    const at = Date.parse(event.at);
    if (event.kind === 'start' || event.kind === 'period') {
      const period = event.kind === 'start' ? 1 : event.period;
      readings.set(period, [{ at, running: true, elapsedMs: 0 }]);
    } else if (event.kind === 'clock') {
      const { period, running, elapsedMs } = event;
      readings.set(period, [...(readings.get(period) ?? []), { at, running, elapsedMs }]);
    }
  }
  return readings;
}

/** The clock of a period after all events. */
export function clockOf(readings: Readings, period: number): RunningClock {
  const last = readings.get(period)?.at(-1);
  if (!last) return noClock;
  if (!last.running) return { since: null, elapsedMs: last.elapsedMs };
  return { since: new Date(last.at - last.elapsedMs).toISOString(), elapsedMs: null };
}

/** What the clock of an event's period showed at its instant, `9:48` or `45+2`; empty where none ran then. */
export function clockAt(
  { periods }: SportDefinition,
  readings: Readings,
  { period, at }: { period: number; at: string },
): string {
  const span = findClockSpan(periods, period);
  const instant = Date.parse(at);
  const reading = readings.get(period)?.findLast((one) => one.at <= instant);
  const isOver = (readings.get(period + 1)?.[0]?.at ?? Number.POSITIVE_INFINITY) < instant;
  if (!span || !reading || isOver) return '';
  return timeText(span, reading.elapsedMs + (reading.running ? instant - reading.at : 0));
}

/**
 * The instant, until `now`, at which the clock of a period first showed a time that was typed; null if it never did. It comes
 * after the event that began the clock.
 */
export function instantOn(readings: Readings, period: number, elapsedMs: number, now: number): string | null {
  const own = readings.get(period) ?? [];
  const over = readings.get(period + 1)?.[0]?.at ?? now;
  const found = own.find(({ at, running, elapsedMs: from }, index) => {
    const until = Math.min(own[index + 1]?.at ?? over, now);
    const to = running ? from + Math.max(0, until - at) : from;
    return elapsedMs + shownFor > from && elapsedMs <= to;
  });
  return found ? new Date(found.at + Math.max(1, elapsedMs - found.elapsedMs)).toISOString() : null;
}

/** A clock shows whole seconds. */
const shownFor = 1_000;

/** What a scorer makes of a clock. */
export interface ClockChange {
  running: boolean;
  elapsedMs: number;
}

/** Stops a clock that runs, or starts one that stands, where it is. */
export const toggled = (clock: RunningClock, span: ClockSpan, now: number): ClockChange => ({
  running: clock.since === null,
  elapsedMs: bounded(span, elapsedOn(clock, now) ?? 0),
});

/** Moves what a clock shows, without stopping or starting it. */
export const movedBy = (seconds: number, clock: RunningClock, span: ClockSpan, now: number): ClockChange => ({
  running: clock.since !== null,
  elapsedMs: bounded(span, (elapsedOn(clock, now) ?? 0) + (countsDown(span) ? -seconds : seconds) * 1_000),
});

/** Reads `7:42`, `742`, `7` (minutes) or `45+2` as somebody types what a clock shows; null if this clock never shows that. */
export function readTyped(typed: string, span: ClockSpan): number | null {
  const [, minutes = '', more, beyond] = /^\s*(\d{1,3}?)(?:[:.,]?(\d\d)|\s*\+\s*(\d{1,2}))?\s*$/.exec(typed) ?? [];
  const stoppage = Number(beyond ?? 1) - 1;
  const isReadable = minutes !== '' && Number(more ?? 0) < 60 && stoppage >= 0;
  const mayGoBeyond = !countsDown(span) && Number(minutes) * 60 === span.to;
  if (!isReadable || (beyond !== undefined && !mayGoBeyond)) return null;
  const shown = (Number(minutes) + stoppage) * 60 + Number(more ?? 0);
  const elapsedMs = (countsDown(span) ? span.from - shown : shown - span.from) * 1_000;
  return elapsedMs === bounded(span, elapsedMs) ? elapsedMs : null;
}

const countsDown = ({ from, to }: ClockSpan): boolean => to !== null && to < from;

const bounded = (span: ClockSpan, elapsedMs: number): number =>
  Math.round(Math.min(Math.max(0, elapsedMs), countsDown(span) ? span.from * 1_000 : maxElapsedMs));
