import type { RunningClock } from '#features/competition/games/clock-rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { type ClockSpan, findClockSpan } from '#features/teams/sports/period-rules.ts';
import { serverNow } from '#web/ui/time/clock.ts';
import { type ClockChange, movedBy, toggled } from '../../../../clock-rules.ts';
import { type LiveState, toPlaying } from '../../../../rules.ts';
import type { Press } from '../use-scoring.ts';

export interface PeriodClock extends RunningClock, ClockSpan {
  period: number;
}

/** The clock of the period being played; null where none runs. */
export function findClock(definition: SportDefinition, state: LiveState): PeriodClock | null {
  const { period, since, elapsedMs } = toPlaying(definition, state);
  const span = findClockSpan(definition.periods, state.period);
  return period === null || !span || (since === null && elapsedMs === null)
    ? null
    : { period, since, elapsedMs, ...span };
}

export const toggleClock = (clock: PeriodClock): Press => pressOf(clock, toggled(clock, clock, serverNow()));

export const moveClock = (clock: PeriodClock, seconds: number): Press =>
  pressOf(clock, movedBy(seconds, clock, clock, serverNow()));

export const setClock = (clock: PeriodClock, elapsedMs: number): Press =>
  pressOf(clock, { running: clock.since !== null, elapsedMs });

const pressOf = ({ period }: PeriodClock, change: ClockChange): Press => ({ kind: 'clock', period, ...change });
