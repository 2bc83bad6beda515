import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { residencesOptions } from '#features/people/residences/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints, Team } from '../../contract.ts';
import { makeTeamResidence, teamsOptions } from '../api.ts';

const shownAtFirst = 5;
const api = apiClient<typeof endpoints>();

/** Teams without a residence, each assigned to one by a choice or a press; renders nothing if there are none. */
export function UnsettledTeams() {
  const teams = useQuery(teamsOptions()).data?.filter(({ residenceId }) => residenceId === null) ?? [];
  const [isExpanded, setExpanded] = useState(false);
  if (teams.length === 0) return null;
  return (
    <Card heading="Teams without a residence" className="mb-4">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {(isExpanded ? teams : teams.slice(0, shownAtFirst)).map((team) => (
          <Unsettled key={team.id} team={team} />
        ))}
      </ul>
      {!isExpanded && teams.length > shownAtFirst && (
        <Button small variant="plain" className="-mb-2" onClick={() => setExpanded(true)}>
          Show all {teams.length}
        </Button>
      )}
    </Card>
  );
}

function Unsettled({ team: { id, name, sport, version } }: { team: Team }) {
  const residences = useInfiniteQuery(residencesOptions()).data ?? [];
  const settle = useWrite({
    send: (residenceId: number | null) =>
      residenceId === null
        ? makeTeamResidence(id)
        : api.send('PATCH /api/teams/:id', { params: { id }, body: { residenceId, version } }),
    onDone: ({ residences: [at] }) => toast({ title: `${name} belongs to ${at?.name ?? 'a residence'}`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'The team was not changed', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <li className="grid gap-2 py-2.5 sm:grid-cols-[1fr_12rem_auto] sm:items-center">
      <span className="grid min-w-0 wrap-anywhere">
        <span className="font-bold text-base">{name}</span>
        <span className="text-sm text-soft">{sport.name}</span>
      </span>
      <Select
        aria-label={`Residence of ${name}, ${sport.name}`}
        value=""
        disabled={settle.isPending}
        onChange={({ target }) => settle.mutate(Number(target.value))}
      >
        <option value="" disabled>
          Choose a residence
        </option>
        {residences.map((residence) => (
          <option key={residence.id} value={residence.id}>
            {residence.name}
          </option>
        ))}
      </Select>
      <Button
        small
        busy={settle.isPending}
        busyLabel="Making it..."
        aria-label={`Make it a residence: ${name}, ${sport.name}`}
        onClick={() => settle.mutate(null)}
      >
        Make it a residence
      </Button>
    </li>
  );
}
