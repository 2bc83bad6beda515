import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { Crest } from '#web/ui/Crest.tsx';
import { Score } from '#web/ui/Score.tsx';
import type { Side } from '../../../contract.ts';
import type { LiveState } from '../../../rules.ts';
import { periodName } from '../../timeline.ts';

interface ConsoleScoreProps {
  game: Game;
  definition: SportDefinition;
  state: LiveState;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Both sides with their score; the one that is pressed is whose taps follow. */
export function ConsoleScore({ game, definition, state, chosen, onChoose }: ConsoleScoreProps) {
  const settings = useHomeSide();
  return (
    <section aria-label="Whose taps" className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-2">
      {(['home', 'away'] as const).map((side) => {
        const team = side === 'home' ? game.homeTeam : game.awayTeam;
        const name = shownName(team, settings);
        return (
          <button
            key={side}
            type="button"
            aria-pressed={chosen === side}
            onClick={() => onChoose(side)}
            className={`card grid min-w-0 justify-items-center gap-1 p-2.5 transition aria-pressed:border-accent-text aria-pressed:bg-raised ${side === 'away' ? 'order-3' : ''}`}
          >
            <Crest name={name} logo={team.logo} size={28} />
            <span className="line-clamp-1 max-w-full break-all text-sm font-bold leading-tight">{name}</span>
            <Score value={state.score[side]} className="text-[2.75rem]" />
          </button>
        );
      })}
      <p className="score order-2 grid content-center text-2xl text-soft" aria-live="polite">
        {stage(definition, state)}
      </p>
    </section>
  );
}

function stage(definition: SportDefinition, { isStarted, isEnded, period }: LiveState): string {
  if (isEnded) return 'End';
  return isStarted ? periodName(definition, period) : 'VS';
}
