import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { CardList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Venue } from '../contract.ts';
import { venuesOptions } from './api.ts';
import { inVenueCard } from './extension-points.ts';
import { OpenNow } from './OpenNow.tsx';

export function VenuesPage() {
  return (
    <>
      <PageTitle>Venues</PageTitle>
      <CardList
        of={venuesOptions()}
        Card={VenueCard}
        className="grid grid-cols-1 gap-2.5 md:grid-cols-2 xl:grid-cols-3"
        loading={{ label: 'Loading venues...', rows: 6, shape: 'h-32' }}
        failed={{ title: 'The venues did not load', text: 'Please try again.' }}
        empty={
          <EmptyState
            icon={MapPin}
            title="No venues yet"
            text="Courts and fields appear here as soon as an admin adds them."
          />
        }
      />
    </>
  );
}

export const loader = defineLoader((loading) => [
  loading.client.prefetchInfiniteQuery(venuesOptions()),
  loading.client.prefetchQuery(sportsOptions()),
  inVenueCard.ready(loading),
]);

function VenueCard({ row: venue }: { row: Venue }) {
  const { id, name, place, isAway } = venue;
  return (
    <Card
      as="li"
      className="relative grid content-start gap-2 wrap-anywhere transition-colors has-[a:hover]:border-edge"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 className="min-w-0 grow basis-36 text-base">
          <Link
            to={`/venues/${id}`}
            viewTransition
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name}
          </Link>
        </h2>
        <OpenNow venue={venue} />
      </div>
      <p className="text-sm text-soft empty:hidden">
        {[place !== name && place, isAway && 'Away ground'].filter(Boolean).join(' · ')}
      </p>
      <VenueSports venue={venue} />
      <Suspense>
        {inVenueCard.contributions().map(({ key, Component }) => (
          <Component key={key} venue={venue} />
        ))}
      </Suspense>
    </Card>
  );
}

function VenueSports({ venue: { sportIds } }: { venue: Venue }) {
  const { data = [] } = useQuery(sportsOptions());
  const names = data.filter(({ id }) => sportIds.includes(id)).map(({ name }) => name);
  return <p className="text-sm text-soft empty:hidden">{names.join(' · ')}</p>;
}
