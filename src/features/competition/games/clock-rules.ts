import type { ClockSpan } from '#features/teams/sports/period-rules.ts';

const [second, minute] = [1_000, 60_000];
/** A clock that has run for longer was forgotten. */
const longest = 100 * minute;
/** A clock that counts down and was not stopped when its time was over shows no time after this. */
const overrun = minute;

/** The clock of a period. It runs, or it stands at `elapsedMs`; where both are null there is none. */
export interface RunningClock {
  /** When the period would have begun if its clock had never been stopped or corrected: what has passed since is on it. */
  since: string | null;
  /** How much of the period had been played when it was stopped. */
  elapsedMs: number | null;
}

export const noClock: RunningClock = { since: null, elapsedMs: null };

/** How much of its period a clock says has been played, in milliseconds; null where none is shown. */
export function elapsedOn({ since, elapsedMs }: RunningClock, now: number): number | null {
  if (elapsedMs !== null) return elapsedMs;
  return since === null ? null : Math.max(0, now - Date.parse(since));
}

/** `7:42`, or the stoppage time `45+2`; empty where there is no clock, or nobody has looked after it for long. */
export function clockText(clock: RunningClock & ClockSpan, now: number): string {
  const past = elapsedOn(clock, now);
  if (past === null) return '';
  const { from, to } = clock;
  const isForgotten = to !== null && to < from ? past > from * second + overrun : past >= longest;
  return clock.elapsedMs === null && isForgotten ? '' : timeText(clock, past);
}

/** What a clock shows after so much of its period. */
export function timeText({ from, to }: ClockSpan, elapsedMs: number): string {
  if (to !== null && to < from) return minutesText(Math.ceil(Math.max(0, from - elapsedMs / second)));
  const shown = Math.floor(from + elapsedMs / second);
  const beyond = to === null ? -1 : shown - to;
  return beyond < 0 ? minutesText(shown) : `${(shown - beyond) / 60}+${Math.floor(beyond / 60) + 1}`;
}

const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
