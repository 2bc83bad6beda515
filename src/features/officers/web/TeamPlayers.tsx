import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { Team } from '#features/teams/contract.ts';
import { messageOf } from '#web/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { freshMs, rosterOptions } from './api.ts';
import { PlayerTable } from './PlayerTable.tsx';
import { RefreshButton } from './RefreshButton.tsx';

export function TeamPlayers({ team }: { team: Team }) {
  const roster = useInfiniteQuery({ ...rosterOptions(team.id), staleTime: freshMs });
  const { data: players, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = roster;
  const refresh = () => void refetch();
  return (
    <Card heading={team.name} aside={<RefreshButton label="Refresh Players" busy={isFetching} onRefresh={refresh} />}>
      {!players && error ? (
        <ErrorState title="Failed to load players" text={messageOf(error)} onRetry={refresh} busy={isFetching} />
      ) : !players ? (
        <Loading label="Loading players">
          <Skeleton className="h-96" />
        </Loading>
      ) : players.length === 0 ? (
        <EmptyState icon={Users} title="No players found for this team" />
      ) : (
        <PlayerTable teamName={team.name} players={players} />
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </Card>
  );
}
