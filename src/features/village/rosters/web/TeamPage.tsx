import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarDays, ShieldOff } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { ownRsvpsOptions, teamGamesOptions } from '#features/competition/games/web/api.ts';
import { GamesFailure } from '#features/competition/games/web/GamesFailure.tsx';
import { LiveCard } from '#features/competition/games/web/LiveCard.tsx';
import { teamResultsOptions } from '#features/competition/meets/web/api.ts';
import { TeamMeets } from '#features/competition/meets/web/ResultsAtMeets.tsx';
import { LeavingLink } from '#features/results/standings/web/LeavingLink.tsx';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { ownPlayersOptions } from '#features/teams/player-links/web/api.ts';
import { teamCrestsOptions } from '#features/teams/teams/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { ApiError } from '#web/api/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useWide } from '#web/routing/rendering.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { TeamOverview } from '../contract.ts';
import { arrangeGames } from '../game-rules.ts';
import { teamOverviewOptions } from './api.ts';
import { belowTeam } from './extension-points.ts';
import { NextGame } from './team/NextGame.tsx';
import { Squad } from './team/Squad.tsx';
import { Fixtures, Results } from './team/TeamGameRows.tsx';
import { TeamHead } from './team/TeamHead.tsx';
import { TeamTable } from './team/TeamTable.tsx';

export function TeamPage() {
  const { data: overview, error, isFetching, refetch } = useQuery(teamOverviewOptions(Number(useParams()['id'])));
  const product = useProductName();
  if (error instanceof ApiError && error.status === 404) return <MissingTeam />;
  const team = overview?.team;
  return (
    <>
      {team && <DocumentTitle of={team.name} product={product} />}
      <PageTitle>
        <span className="wrap-anywhere">{team?.name ?? 'Team'}</span>
      </PageTitle>
      {overview && <WholeTeam overview={overview} />}
      {!overview && error && (
        <ErrorState
          title="This team did not load"
          text="Please try again."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!overview && !error && <TeamLoading />}
    </>
  );
}

export const loader = defineLoader(({ client, params }) => {
  const id = Number(params['id']);
  return [
    client.prefetchQuery(teamOverviewOptions(id)),
    client.prefetchInfiniteQuery(teamGamesOptions(id)),
    client.prefetchQuery(teamResultsOptions(id)),
    client.prefetchQuery(ownPlayersOptions),
    client.prefetchQuery(myTeamsOptions),
    client.prefetchQuery(ownRsvpsOptions),
    client.prefetchQuery(teamCrestsOptions()),
  ];
});

/** On a phone in one column, in the order in which one asks; on a desktop the squad is beside the games. */
function WholeTeam({ overview }: { overview: TeamOverview }) {
  const { team } = overview;
  const games = useInfiniteQuery(teamGamesOptions(team.id));
  const now = new Date(useNow());
  const wide = useWide();
  const arranged = games.data && arrangeGames(team.id, games.data, now);
  const first = (
    <>
      <TeamHead overview={overview} games={arranged} />
      {games.isLoadingError && (
        <GamesFailure error={games.error} onRetry={() => void games.refetch()} busy={games.isFetching} />
      )}
      {games.isPending && <Skeleton className="h-44 rounded-card" />}
      {arranged?.live.map((game) => (
        <LiveCard key={game.id} game={game} />
      ))}
      {arranged?.next && <NextGame game={arranged.next} />}
      {games.data?.length === 0 && <NoGames />}
    </>
  );
  const further = (
    <>
      {arranged && <Results teamId={team.id} results={arranged.results} />}
      {arranged && <Fixtures teamId={team.id} fixtures={arranged.fixtures} />}
      <TeamTable overview={overview} />
      <TeamMeets teamId={team.id} />
    </>
  );
  const squad = <Squad overview={overview} />;
  const below: ReactNode = (
    <Suspense>
      {belowTeam.contributions().map(({ key, Component }) => (
        <Component key={key} team={team} />
      ))}
      <LeavingLink teamId={team.id} competitionId={overview.table?.competition?.id}>
        This team leaves a competition
      </LeavingLink>
    </Suspense>
  );
  if (wide) {
    return (
      <Columns
        main={
          <>
            {first}
            {squad}
          </>
        }
        side={
          <>
            {further}
            {below}
          </>
        }
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {first}
      {further}
      {squad}
      {below}
    </div>
  );
}

const NoGames = () => (
  <Card>
    <EmptyState icon={CalendarDays} title="No games yet" text="Fixtures and results will appear here." />
  </Card>
);

const MissingTeam = () => (
  <>
    <PageTitle>Team</PageTitle>
    <EmptyState icon={ShieldOff} title="This team was not found" text="It may have been removed.">
      <ButtonLink to="/teams">All teams</ButtonLink>
    </EmptyState>
  </>
);

const TeamLoading = () => (
  <Loading label="Loading the team" className="grid gap-3.5">
    <Skeleton className="h-36 rounded-card" />
    <Skeleton className="h-44 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </Loading>
);
