import { ChevronsRight, Flag } from 'lucide-react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodTitle } from '#features/teams/sports/period-rules.ts';
import type { LiveState } from '../../../../rules.ts';
import { findMatchWinner, gameText, type SetState } from '../../../../set-rules.ts';
import { stripShape } from '../clock/ClockKey.tsx';

interface SetKeyProps {
  definition: SportDefinition;
  sets: SetState | null;
  onOpen: () => void;
}

/** Opens the sets and the serve; in tennis it shows the points of the game. */
export function SetKey({ definition, sets, onOpen }: SetKeyProps) {
  const rules = definition.periods.sets;
  if (!rules || !sets) return null;
  return (
    <button
      type="button"
      aria-label={sets.game ? `${gameText(rules, sets.game, sets.isTieBreak)}, serve and sets` : 'Serve and sets'}
      onClick={onOpen}
      className={`w-14 border-edge bg-raised text-sm ${sets.game ? 'score' : ''} ${stripShape}`}
    >
      {sets.game ? gameText(rules, sets.game, sets.isTieBreak) : 'Serve'}
    </button>
  );
}

interface ServeMarkProps {
  /** The shirt of the player who serves, in a sport in which they take turns. */
  shirt: string | null;
}

export const ServeMark = ({ shirt }: ServeMarkProps) => (
  <span className="score flex shrink-0 items-center gap-1 rounded-[4px] bg-accent px-1.5 py-0.5 text-on-accent text-xs">
    <span className="size-2 rounded-full bg-current" aria-hidden />
    {shirt}
    <span className="sr-only">serves</span>
  </span>
);

/** What is offered once a set is over: the next, or the end. */
export function afterSet({ periods }: SportDefinition, { period, periodScores }: LiveState) {
  if (findMatchWinner(periods, periodScores) || period >= periods.count)
    return { icon: Flag, label: 'End game', next: null };
  return { icon: ChevronsRight, label: periodTitle(periods, period + 1), next: period + 1 };
}
