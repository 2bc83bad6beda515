import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { Crest } from '#web/ui/Crest.tsx';
import type { Side } from '../../../contract.ts';

interface SideChoiceProps {
  game: Game;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Whose taps follow. */
export function SideChoice({ game, chosen, onChoose }: SideChoiceProps) {
  const settings = useHomeSide();
  return (
    <section aria-label="Scoring for" className="contents">
      {(['home', 'away'] as const).map((side) => {
        const team = side === 'home' ? game.homeTeam : game.awayTeam;
        const name = shownName(team, settings);
        return (
          <button
            key={side}
            type="button"
            aria-pressed={chosen === side}
            onClick={() => onChoose(side)}
            className={`flex min-h-13 min-w-0 items-center justify-center gap-2 rounded-control border border-line bg-card px-2.5 font-bold text-soft aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground ${side === 'home' ? '[grid-area:home]' : '[grid-area:away]'}`}
          >
            <Crest name={name} logo={team.logo} size={20} />
            <span className="min-w-0 truncate text-[min(0.9375rem,5vw)]">{name}</span>
          </button>
        );
      })}
    </section>
  );
}
