import { useQuery } from '@tanstack/react-query';
import { Shield } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { idIn } from '#features/players/web/filters.ts';
import type { Team } from '#features/teams/contract.ts';
import { teamsOptions } from '#features/teams/web/api.ts';
import { messageOf } from '#web/api.ts';
import { useSearchChange } from '#web/search-params.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamPlayers } from './TeamPlayers.tsx';

export function PlayerManagement() {
  const { data: teams, error, isFetching, refetch } = useQuery(teamsOptions());
  if (!teams && error) {
    return (
      <ErrorState
        title="Failed to load teams"
        text={messageOf(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!teams) return <TeamsLoading />;
  return <TeamAndPlayers teams={teams} />;
}

function TeamAndPlayers({ teams }: { teams: readonly Team[] }) {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const asked = idIn(params, 'team');
  const team = teams.find(({ id }) => id === asked) ?? teams[0];
  if (!team) return <EmptyState icon={Shield} title="No teams available" />;
  return (
    <>
      <TeamChoice teams={teams} chosen={team} onChoose={({ id }) => change({ team: id }, { replace: true })} />
      <TeamPlayers key={team.id} team={team} />
    </>
  );
}

function TeamsLoading() {
  return (
    <Loading label="Loading teams" className="grid gap-4">
      <Skeleton className="h-11 rounded-full" />
      <Skeleton className="h-[76px] rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
