import { useQuery } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useProductName } from '#features/settings/web/api.ts';
import { sportsOptions } from '#features/sports/web/api.ts';
import { ApiError } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { venueOptions } from './api.ts';
import { atVenue } from './extension-points.ts';
import { VenueFacts } from './VenueFacts.tsx';

const layout = 'grid grid-cols-1 gap-3.5 lg:grid-cols-[3fr_2fr] lg:items-start';

export function VenuePage() {
  const { data: venue, error, isFetching, refetch } = useQuery(venueOptions(Number(useParams()['id'])));
  const product = useProductName();
  if (isMissing(error)) return <MissingVenue />;
  return (
    <>
      {venue && <title>{`${venue.name} · ${product}`}</title>}
      <PageTitle back="/venues">{venue?.name ?? 'Venue'}</PageTitle>
      {venue && (
        <div className={layout}>
          <VenueFacts venue={venue} />
          <div className="grid grid-cols-1 gap-3.5 lg:order-first">
            {atVenue.contributions().map(({ key, Component }) => (
              <Suspense key={key} fallback={<Skeleton className="h-48 rounded-card" />}>
                <Component venue={venue} />
              </Suspense>
            ))}
          </div>
        </div>
      )}
      {!venue && error && (
        <ErrorState
          title="This venue did not load"
          text="Please try again."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!venue && !error && <VenueLoading />}
    </>
  );
}

/** What happens there comes after it: the server's page leaves it out, and so does its hydration. */
export const loader = loaderOf(({ client, params }) => [
  client.prefetchQuery(venueOptions(Number(params['id']))),
  client.prefetchQuery(sportsOptions()),
]);

/** Also one whose address is no number. */
const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

const MissingVenue = () => (
  <>
    <PageTitle back="/venues">Venue</PageTitle>
    <EmptyState icon={MapPinOff} title="This venue was not found" text="It may have been removed.">
      <ButtonLink to="/venues">All venues</ButtonLink>
    </EmptyState>
  </>
);

const VenueLoading = () => (
  <Loading label="Loading the venue" className={layout}>
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </Loading>
);
