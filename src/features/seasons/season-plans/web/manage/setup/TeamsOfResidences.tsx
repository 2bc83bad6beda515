import { useQueryClient } from '@tanstack/react-query';
import type { Residence } from '#features/people/residences/contract.ts';
import type { ResidenceTeam, Team } from '#features/teams/teams/contract.ts';
import { addTeamsOfResidences, teamsOptions } from '#features/teams/teams/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { counted } from '../plan-texts.ts';

interface TeamsOfResidencesProps {
  sportIds: readonly number[];
  residences: readonly Residence[];
  teams: readonly Team[];
  label: string;
  onChosen: (teams: readonly ResidenceTeam[]) => void;
}

/** Takes the first team of each residence in each sport, and makes those that are missing. Teams are made by admins. */
export function TeamsOfResidences({ sportIds, residences, teams, label, onChosen }: TeamsOfResidencesProps) {
  const client = useQueryClient();
  const mayMake = useSession()?.isAdmin === true;
  const known = teamsOf(teams, sportIds, residences);
  const missing = sportIds.length * residences.length - known.length;
  const making = useWrite({
    send: async () => {
      if (missing === 0) return known;
      const all = await addTeamsOfResidences({
        sportIds: [...sportIds],
        residenceIds: residences.map(({ id }) => id),
      });
      await client.invalidateQueries({ queryKey: teamsOptions().queryKey });
      return all;
    },
    onDone: (all) => {
      onChosen(all);
      if (missing > 0) toast({ title: `${counted(missing, 'team')} made`, tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'No teams were made', description: getMessage(error), tone: 'bad' }),
  });
  if (residences.length < 2 || (missing > 0 && !mayMake)) return null;
  return (
    <Button small busy={making.isPending} busyLabel="Making teams..." onClick={() => making.mutate(undefined)}>
      {label}
      {missing > 0 && ` (makes ${missing})`}
    </Button>
  );
}

const teamsOf = (teams: readonly Team[], sportIds: readonly number[], residences: readonly Residence[]) =>
  sportIds.flatMap((sportId) =>
    residences.flatMap((residence): ResidenceTeam[] => {
      const team = teams.find((one) => one.sportId === sportId && one.residenceId === residence.id);
      return team ? [{ id: team.id, sportId, residenceId: residence.id }] : [];
    }),
  );
