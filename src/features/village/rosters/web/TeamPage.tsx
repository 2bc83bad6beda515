import { useQuery } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { SeasonRecord } from '#features/results/standings/web/SeasonRecord.tsx';
import { YouOnCard } from '#features/teams/player-links/web/YouOnCard.tsx';
import { playersOptions, playerTotalsOptions } from '#features/teams/players/web/api.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { teamOptions } from '#features/teams/teams/web/api.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { genderNames } from '#features/teams/teams/web/team.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { ApiError } from '#web/api/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { CountTiles } from './CountTiles.tsx';
import { belowTeam } from './extension-points.ts';
import { Roster } from './SportPanel.tsx';

export function TeamPage() {
  const { data: team, error, isFetching, refetch } = useQuery(teamOptions(Number(useParams()['id'])));
  const product = useProductName();
  if (error instanceof ApiError && error.status === 404) return <MissingTeam />;
  return (
    <>
      {team && <DocumentTitle of={team.name} product={product} />}
      <PageTitle>{team?.name ?? 'Team'}</PageTitle>
      {team && <WholeTeam team={team} />}
      {!team && error && (
        <ErrorState
          title="This team did not load"
          text="Please try again."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!team && !error && <TeamLoading />}
    </>
  );
}

export const loader = defineLoader(({ client, params }) => {
  const id = Number(params['id']);
  return [
    client.prefetchQuery(teamOptions(id)),
    client.prefetchQuery(playerTotalsOptions({ teamId: id })),
    client.prefetchInfiniteQuery(playersOptions({ teamId: id })),
    ...YouOnCard.reads(client),
  ];
});

function WholeTeam({ team }: { team: Team }) {
  const { data: totals, isLoadingError } = useQuery(playerTotalsOptions({ teamId: team.id }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card hero className="flex items-center gap-4 max-sm:flex-wrap">
        <TeamCrest team={team} size={66} />
        <p className="min-w-0 flex-1 text-sm text-soft">
          {team.sport.name} · {genderNames[team.gender]}
        </p>
        <SeasonRecord team={team} />
      </Card>
      <CountTiles
        failed={isLoadingError}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]"
        counts={[
          { label: 'Athletes', value: totals?.athletes },
          { label: 'Captains', value: totals?.captains },
          { label: 'Star Players', value: totals?.stars },
        ]}
      />
      <Suspense>
        {belowTeam.contributions().map(({ key, Component }) => (
          <Component key={key} team={team} />
        ))}
      </Suspense>
      <Roster sport={team.sport} team={team} />
    </div>
  );
}

const MissingTeam = () => (
  <>
    <PageTitle>Team</PageTitle>
    <EmptyState icon={ShieldOff} title="This team was not found" text="It may have been removed.">
      <ButtonLink to="/teams">All teams</ButtonLink>
    </EmptyState>
  </>
);

const TeamLoading = () => (
  <Loading label="Loading the team" className="grid gap-5">
    <Skeleton className="h-28 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </Loading>
);
