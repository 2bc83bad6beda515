import { type QueryClient, useQuery } from '@tanstack/react-query';
import { replace, useSearchParams } from 'react-router';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { YouOnCard } from '#features/teams/player-links/web/YouOnCard.tsx';
import { playersOptions, playerTotalsOptions } from '#features/teams/players/web/api.ts';
import { idIn } from '#features/teams/players/web/filters.ts';
import type { Sport } from '#features/teams/sports/contract.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { PlayerCardsLoading } from './PlayerCard.tsx';
import { SportPanel } from './SportPanel.tsx';

export function TeamsPage() {
  const sports = useQuery(sportsOptions());
  const teams = useQuery(teamsOptions());
  return (
    <>
      <PageTitle>Teams</PageTitle>
      {sports.data && teams.data ? (
        <SportTabs sports={sports.data} teams={teams.data} />
      ) : sports.isError || teams.isError ? (
        <ErrorState
          title="Connection Error"
          text="Unable to load teams. Please try again."
          onRetry={() => Promise.all([sports.refetch(), teams.refetch()])}
          busy={sports.isFetching || teams.isFetching}
        />
      ) : (
        <TeamsLoading />
      )}
    </>
  );
}

export const loader = defineLoader(({ search, client }) => {
  const teamId = idIn(search, 'team');
  // Teams stood in this page before they had one of their own.
  if (teamId !== undefined) throw replace(teamPath(teamId));
  return [readSport(client, search), client.prefetchQuery(myTeamsOptions), ...YouOnCard.reads(client)];
});

/** Prefetches the sports, and the reads of the selected one. */
async function readSport(client: QueryClient, search: URLSearchParams): Promise<void> {
  await Promise.all([client.prefetchQuery(sportsOptions()), client.prefetchQuery(teamsOptions())]);
  const sportId = idIn(search, 'sport') ?? client.getQueryData(sportsOptions().queryKey)?.[0]?.id;
  if (sportId === undefined) return;
  await Promise.all([
    client.prefetchQuery(playerTotalsOptions({ sportId })),
    client.prefetchInfiniteQuery(playersOptions({ sportId })),
  ]);
}

function SportTabs({ sports, teams }: { sports: Sport[]; teams: Team[] }) {
  const [params, setParams] = useSearchParams();
  const asked = idIn(params, 'sport');
  const sport = sports.find(({ id }) => id === asked) ?? sports[0];
  if (!sport) return <EmptyState title="No teams available" />;
  const choose = (id: string) => setParams({ sport: id }, { replace: true, preventScrollReset: true });
  return (
    <Tabs
      label="Sport"
      value={String(sport.id)}
      onChoose={choose}
      tabs={sports.map(({ id, name }) => ({ value: String(id), label: name }))}
    >
      <SportPanel key={sport.id} sport={sport} teams={teams.filter(({ sportId }) => sportId === sport.id)} />
    </Tabs>
  );
}

function TeamsLoading() {
  return (
    <Loading label="Loading teams">
      <Skeleton className="h-[54px] rounded-control" />
      <div className="grid gap-5 pt-3.5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-[22px]">
        <div className="grid min-w-0 gap-5">
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {['athletes', 'teams', 'stars'].map((slot) => (
              <Skeleton key={slot} className="h-[83px] rounded-card" />
            ))}
          </div>
          <div className="grid gap-3">
            <Skeleton className="h-5 w-40" />
            <div className="grid gap-2.5 sm:grid-cols-2">
              {['one', 'two', 'three', 'four'].map((slot) => (
                <Skeleton key={slot} className="h-[76px] rounded-card" />
              ))}
            </div>
          </div>
          <div className="grid gap-3">
            <Skeleton className="my-3 h-5 w-32" />
            <PlayerCardsLoading count={8} />
          </div>
        </div>
        <Skeleton className="h-60 rounded-card" />
      </div>
    </Loading>
  );
}
