import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { residencesOptions } from '#features/people/residences/web/api.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { addTeam, teamsOptions } from '#features/teams/teams/web/api.ts';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { useFurtherPages } from '#web/ui/lists/further-pages.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { counted } from '../plan-texts.ts';
import type { Village } from './use-village.ts';

interface TeamPerResidenceProps {
  sportId: number;
  village: Village;
  chosen: readonly number[];
  onChosen: (teamIds: readonly number[]) => void;
}

/** Takes the first team of each residence, and makes those that are missing. Teams are made by admins. */
export function TeamPerResidence({ sportId, village, chosen, onChosen }: TeamPerResidenceProps) {
  const client = useQueryClient();
  const mayMake = useSession()?.isAdmin === true;
  const list = useFurtherPages(useInfiniteQuery(residencesOptions()));
  const homes = (list.data ?? []).filter(({ kind }) => kind === 'home');
  const own = homes.map((home) => ({ home, team: firstTeam(village.teams, sportId, home.id) }));
  const missing = own.filter(({ team }) => !team);
  const making = useWrite({
    send: async () => {
      const teamIds: number[] = [];
      for (const { home, team } of own) teamIds.push(team?.id ?? (await addTeam(home, sportId)).id);
      return teamIds;
    },
    onDone: (teamIds) => {
      void client.invalidateQueries({ queryKey: teamsOptions().queryKey });
      onChosen([...chosen.filter((id) => teamIds.includes(id)), ...teamIds.filter((id) => !chosen.includes(id))]);
      if (missing.length > 0) toast({ title: `${counted(missing.length, 'team')} made`, tone: 'good' });
    },
    onFailed: (error) =>
      toast({ title: 'Not all teams were made', description: describeNoResponse(error), tone: 'bad' }),
  });
  if (homes.length < 2 || (missing.length > 0 && !mayMake)) return null;
  return (
    <Button small busy={making.isPending} busyLabel="Making teams..." onClick={() => making.mutate(undefined)}>
      One team for each residence{missing.length > 0 && ` (makes ${missing.length})`}
    </Button>
  );
}

const firstTeam = (teams: readonly Team[], sportId: number, residenceId: number) =>
  teams.find((team) => team.sportId === sportId && team.residenceId === residenceId);
