import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { Residence } from '#features/people/residences/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { inSeedOrder, moved } from '../../../competition-rules.ts';
import { maxTeams, type PlanCompetition } from '../../../contract.ts';
import { counted } from '../plan-texts.ts';
import { Folded } from './Folded.tsx';
import { TeamsOfResidences } from './TeamsOfResidences.tsx';
import type { Village } from './use-village.ts';

interface TeamQuestionsProps {
  competition: PlanCompetition;
  village: Village;
  playing: readonly Residence[];
  onChange: (part: Partial<PlanCompetition>) => void;
}

/** Who plays, the best first. */
export function TeamQuestions({
  competition: { sportId, teamIds, name },
  village,
  playing,
  onChange,
}: TeamQuestionsProps) {
  const ofSport = village.teams.filter((team) => team.sportId === sportId);
  const teams = new Map(ofSport.map((team) => [team.id, team]));
  const chosen = teamIds.filter((id) => teams.has(id));
  const others = ofSport.filter(({ id }) => !chosen.includes(id));
  const write = (next: readonly number[]) => onChange({ teamIds: next.slice(0, maxTeams) });
  return (
    <Folded
      title="Teams"
      about={chosen.length === 0 ? 'Nobody yet' : `${counted(chosen.length, 'team')}, in the order of their seeds`}
    >
      <ol className="grid gap-0.5 empty:hidden">
        {chosen.map((id, at) => {
          const team = teams.get(id);
          const residence = team?.residences.map((one) => one.name).join(' and ');
          return (
            <li key={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-1.5">
              <span className="score text-lg text-soft">{at + 1}</span>
              <span className="wrap-anywhere leading-tight">
                {team?.name}
                {residence && residence !== team?.name && <span className="block text-sm text-soft">{residence}</span>}
              </span>
              <span className="flex">
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${team?.name} up in ${name}`}
                  disabled={at === 0}
                  onClick={() => write(moved(chosen, at, -1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${team?.name} down in ${name}`}
                  disabled={at === chosen.length - 1}
                  onClick={() => write(moved(chosen, at, 1))}
                />
                <IconButton
                  icon={X}
                  label={`Remove ${team?.name} from ${name}`}
                  onClick={() => write(chosen.toSpliced(at, 1))}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <Field label="Add a team">
          {(ties) => (
            <Combobox
              {...ties}
              label="Teams"
              value=""
              choices={others.map((team) => ({ value: String(team.id), label: team.name }))}
              onChoose={(value) => write([...chosen, Number(value)])}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {others.length > 0 && (
          <Button small onClick={() => write([...chosen, ...others.map(({ id }) => id)])}>
            All teams of this sport
          </Button>
        )}
        <TeamsOfResidences
          label="One team for each residence"
          sportIds={[sportId]}
          residences={playing}
          teams={village.teams}
          onChosen={(all) =>
            write(
              inSeedOrder(
                chosen,
                all.map(({ id }) => id),
              ),
            )
          }
        />
      </div>
    </Folded>
  );
}
