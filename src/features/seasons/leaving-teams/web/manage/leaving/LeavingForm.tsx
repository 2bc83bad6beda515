import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { RefusalNote } from '#web/ui/RefusalNote.tsx';
import type { Toast } from '#web/ui/toasts/toasts.ts';
import type { CompetingTeam, Leaving, LeavingProposal } from '../../../contract.ts';
import { competingOptions, proposeLeaving } from './api.ts';
import { Proposal } from './Proposal.tsx';

interface Shown {
  asked: Leaving;
  proposal: LeavingProposal;
}

export function LeavingForm() {
  const [search] = useSearchParams();
  const [competition, setCompetition] = useState(search.get('competition') ?? '');
  const [team, setTeam] = useState(search.get('team') ?? '');
  const [shown, setShown] = useState<Shown | null>(null);
  const [refusal, setRefusal] = useState<Toast | null>(null);
  const { data: competitions = [] } = useQuery(competitionsOptions());
  const { data: teams = [] } = useQuery({
    ...competingOptions(Number(competition)),
    enabled: competition !== '',
  });
  const chosen = teams.find((one) => String(one.team.id) === team);
  const asking = useWrite({
    send: async (asked: Leaving) => ({ asked, proposal: await proposeLeaving(Number(competition), asked) }),
    onDone: (found) => {
      setRefusal(null);
      setShown(found);
    },
    onFailed: (error) =>
      setRefusal({ title: 'Nothing was changed', description: describeNoResponse(error), tone: 'bad' }),
  });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) asking.mutate({ teamId: chosen.team.id, choice: 'usual', finishedToo: false });
  };
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    setShown(null);
    setRefusal(null);
  };
  return (
    <div className="grid gap-3.5 lg:max-w-4xl">
      <Card>
        <form onSubmit={begin} className="grid gap-3 sm:grid-cols-2">
          <Field label="Competition">
            {(ties) => (
              <Select
                {...ties}
                required
                value={competition}
                onChange={({ target }) => edit(setCompetition)(target.value)}
              >
                <option value="">Choose a competition</option>
                {competitions.map(({ id, name, season, sport }) => (
                  <option key={id} value={id}>
                    {name}, {sport.name} {season}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Team that leaves">
            {(ties) => (
              <Select
                {...ties}
                required
                disabled={competition === ''}
                value={chosen?.team.id ?? ''}
                onChange={({ target }) => edit(setTeam)(target.value)}
              >
                <option value="">Choose a team</option>
                {teams.map((one) => (
                  <option key={one.team.id} value={one.team.id}>
                    {teamText(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
            <RefusalNote refusal={refusal} />
            <Button
              type="submit"
              variant={shown ? 'quiet' : 'primary'}
              busy={asking.isPending && !shown}
              busyLabel="Looking at its games..."
            >
              Show what happens
            </Button>
          </div>
        </form>
      </Card>
      {shown && (
        <Proposal
          {...shown}
          competitionId={Number(competition)}
          pending={asking.isPending ? asking.variables : undefined}
          onAsk={(change) => asking.mutate({ ...shown.asked, ...change })}
          onDone={() => {
            setShown(null);
            setTeam('');
          }}
        />
      )}
    </div>
  );
}

const teamText = ({ team, played, toPlay }: CompetingTeam): string =>
  `${team.name}: ${played} played, ${toPlay} to come`;
