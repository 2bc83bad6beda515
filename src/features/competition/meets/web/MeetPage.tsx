import { useQuery } from '@tanstack/react-query';
import { CalendarX, Flag } from 'lucide-react';
import { useParams } from 'react-router';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { ownPlayersOptions } from '#features/teams/player-links/web/api.ts';
import { useProductName } from '#platform/settings/web/api.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import { DocumentTitle } from '#web/layout/DocumentTitle.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Meet } from '../contract.ts';
import { eventResultsOptions, meetOptions } from './api.ts';
import { EventCard } from './EventCard.tsx';
import { MeetHead } from './MeetHead.tsx';

export function MeetPage() {
  const { data: meet, error, isFetching, refetch } = useQuery(meetOptions(Number(useParams()['id'])));
  const product = useProductName();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      {meet && <DocumentTitle of={meet.name} product={product} />}
      <PageTitle below={meet?.sport.name}>
        <span className="wrap-anywhere">{meet?.name ?? 'Meet'}</span>
      </PageTitle>
      {isMissing && <MissingMeet />}
      {!isMissing && meet && <WholeMeet meet={meet} />}
      {!isMissing && !meet && error && (
        <ErrorState title="This meet did not load" text="Please try again." onRetry={refetch} busy={isFetching} />
      )}
      {!meet && !error && <MeetLoading />}
    </>
  );
}

export const loader = defineLoader(({ client, params }) => {
  const id = Number(params['id']);
  return [
    client.prefetchQuery(meetOptions(id)),
    client.prefetchQuery(eventResultsOptions(id)),
    client.prefetchQuery(ownPlayersOptions),
    client.prefetchQuery(myTeamsOptions),
  ];
});

function WholeMeet({ meet }: { meet: Meet }) {
  const { data: events, error, isFetching, refetch } = useQuery(eventResultsOptions(meet.id));
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <MeetHead meet={meet} />
      {!events && error && (
        <ErrorState title="The results did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />
      )}
      {!events && !error && <EventsLoading />}
      {events?.length === 0 && (
        <Card>
          <EmptyState icon={Flag} title="No events yet" text="The events of this meet will appear here." />
        </Card>
      )}
      <div className="grid grid-cols-1 items-start gap-3.5 empty:hidden lg:grid-cols-2 xl:grid-cols-3">
        {events?.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </div>
    </div>
  );
}

const MissingMeet = () => (
  <EmptyState icon={CalendarX} title="This meet was not found" text="It may have been removed.">
    <ButtonLink to="/meets">All meets</ButtonLink>
  </EmptyState>
);

const MeetLoading = () => (
  <Loading label="Loading the meet" className="grid gap-3.5">
    <Skeleton className="h-36 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </Loading>
);

const EventsLoading = () => (
  <Loading label="Loading the results" className="grid gap-3.5">
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </Loading>
);
