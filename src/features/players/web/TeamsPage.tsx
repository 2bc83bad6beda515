import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Sport } from '#features/sports/contract.ts';
import { sportsOptions } from '#features/sports/web/api.ts';
import type { Team } from '#features/teams/contract.ts';
import { teamsOptions } from '#features/teams/web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { playersOptions, playerTotalsOptions } from './api.ts';
import { idIn } from './filters.ts';
import { SportPanel } from './SportPanel.tsx';
import { besideSport } from './slots.ts';
import { TeamsLoading } from './TeamsLoading.tsx';

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

export const loader = loaderOf(({ search, ...loading }) => [
  readSport(loading.client, search),
  besideSport.ready(loading),
]);

/** The sports, and what the one shows that is open. */
async function readSport(client: QueryClient, search: URLSearchParams): Promise<void> {
  await Promise.all([client.prefetchQuery(sportsOptions()), client.prefetchQuery(teamsOptions())]);
  const sportId = idIn(search, 'sport') ?? client.getQueryData(sportsOptions().queryKey)?.[0]?.id;
  if (sportId === undefined) return;
  await Promise.all([
    client.prefetchQuery(playerTotalsOptions({ sportId })),
    client.prefetchInfiniteQuery(playersOptions({ sportId, teamId: idIn(search, 'team') })),
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
