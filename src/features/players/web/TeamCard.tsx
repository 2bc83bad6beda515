import { Check } from 'lucide-react';
import type { Team } from '#features/sports/contract.ts';
import { Crest } from '#web/ui/Crest.tsx';

interface TeamCardProps {
  team: Team;
  chosen: boolean;
  onChoose: () => void;
}

/** A team and its record. Pressed, the roster shows its players alone. */
export function TeamCard({ team, chosen, onChoose }: TeamCardProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className="card flex min-h-[76px] w-full items-center gap-3.5 px-3.5 py-3 text-left transition hover:border-edge aria-pressed:border-ink aria-pressed:bg-raised"
      >
        <Crest name={team.name} logo={team.logo} size={36} lazy />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-center gap-1.5 font-bold leading-tight">
            {team.name}
            {chosen && <Check className="size-4 shrink-0" aria-hidden />}
          </span>
          <span className="text-[0.8125rem] text-soft">
            {team.gender} · {team.gamesPlayed} {team.gamesPlayed === 1 ? 'game' : 'games'}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-0.5">
          <span className="score text-2xl" aria-hidden>
            {team.wins}-{team.losses}
          </span>
          <span className="text-xs text-soft" aria-hidden>
            W-L
          </span>
          <span className="sr-only">
            {team.wins} won, {team.losses} lost
          </span>
        </span>
      </button>
    </li>
  );
}
