import { Pause, Play } from 'lucide-react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { Scoring } from '../use-scoring.ts';
import { findClock, toggleClock } from './press-clock.ts';

interface ClockKeyProps {
  definition: SportDefinition;
  scoring: Scoring;
}

/** What all buttons of the strip share. */
export const stripShape = 'flex h-12 shrink-0 items-center justify-center rounded-control border font-bold';

/** Stops and starts the clock where it stops with play. It keeps its place while there is nothing to stop. */
export function ClockKey({ definition, scoring }: ClockKeyProps) {
  if (definition.periods.clock?.kind !== 'stopping') return null;
  const clock = findClock(definition, scoring.state);
  const isStopped = clock?.since === null;
  const Icon = isStopped ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={isStopped ? 'Start the clock' : 'Stop the clock'}
      disabled={!clock}
      onClick={() => clock && scoring.press(toggleClock(clock))}
      className={`w-12 disabled:opacity-45 ${stripShape} ${isStopped ? 'border-transparent bg-accent text-on-accent' : 'border-edge bg-raised'}`}
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
