import type { Team } from '#features/teams/contract.ts';
import { genderNames } from '#features/teams/web/team.ts';
import { Crest } from '#web/ui/Crest.tsx';
import { FilterPills } from '#web/ui/FilterPills.tsx';

interface TeamChoiceProps {
  teams: readonly Team[];
  chosen: Team;
  onChoose: (team: Team) => void;
}

/** Sports that have teams, and the cards of the teams of one; a sport opens with its first team. */
export function TeamChoice({ teams, chosen, onChoose }: TeamChoiceProps) {
  const firstOfSport = new Map(teams.toReversed().map((team) => [String(team.sportId), team]));
  const sports = [...firstOfSport].toReversed().map(([value, { sport }]) => ({ value, label: sport.name }));
  const choose = (sportId: string) => {
    const team = firstOfSport.get(sportId);
    if (team) onChoose(team);
  };
  return (
    <div className="grid gap-3">
      <FilterPills label="Sport" choices={sports} value={String(chosen.sportId)} onChoose={choose} />
      <ul aria-label="Teams" className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        {teams
          .filter(({ sportId }) => sportId === chosen.sportId)
          .map((team) => (
            <li key={team.id}>
              <TeamButton team={team} isChosen={team.id === chosen.id} onChoose={() => onChoose(team)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function TeamButton({ team, isChosen, onChoose }: { team: Team; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="card flex size-full min-h-[68px] items-center gap-2.5 p-2.5 text-left transition hover:border-edge aria-pressed:border-accent-text aria-pressed:bg-raised"
    >
      <Crest name={team.name} logo={team.logo} size={30} lazy />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-bold text-sm leading-tight wrap-anywhere">{team.name}</span>
        <span className="text-soft text-xs">{genderNames[team.gender]}</span>
      </span>
    </button>
  );
}
