import { ChevronDown } from 'lucide-react';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { periodName } from '#features/sports/web/periods.ts';
import type { LiveState } from '../../../rules.ts';
import { Clock } from './Clock.tsx';

interface PeriodButtonProps {
  definition: SportDefinition;
  state: LiveState;
  onPress: () => void;
}

/** The period and its clock; pressed, it leads to the next period and to the end. */
export function PeriodButton({ definition, state, onPress }: PeriodButtonProps) {
  const isPlayed = state.isStarted && !state.isEnded;
  const name = periodName(definition.periods, state.period);
  return (
    <button
      type="button"
      disabled={!isPlayed}
      onClick={onPress}
      className="score grid h-[min(3.5rem,15vw)] w-[min(5.25rem,22vw)] content-center justify-items-center gap-1 rounded-control bg-raised text-[min(1.5rem,6.5vw)] leading-none disabled:cursor-default disabled:bg-transparent disabled:text-soft"
    >
      {!state.isStarted && 'VS'}
      {state.isEnded && 'End'}
      {isPlayed && (
        <>
          <span className="flex items-center gap-1">
            {name}
            <ChevronDown className="size-4" aria-hidden />
          </span>{' '}
          <span className="h-[1em] text-[min(1rem,4.4vw)] text-soft leading-none">
            <Beside definition={definition} state={state} />
          </span>
          <span className="sr-only">, next period or end</span>
        </>
      )}
    </button>
  );
}

/** Where a sport counts the periods that were won, how the one being played stands; how long it goes elsewhere. */
function Beside({ definition, state }: Omit<PeriodButtonProps, 'onPress'>) {
  if (state.shootOut) return `SO ${state.shootOut.home} : ${state.shootOut.away}`;
  const current = state.periodScores[state.period - 1];
  if (definition.periods.score === 'periods won' && current) return `${current.home} : ${current.away}`;
  const begun = state.shown.findLast(({ kind }) => kind === 'start' || kind === 'period');
  return begun && <Clock key={begun.id} since={begun.at} />;
}
