import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { CardList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Venue } from '../contract.ts';
import { venuesOptions } from './api.ts';

export function VenuesPage() {
  return (
    <>
      <PageTitle>Venues</PageTitle>
      <CardList
        of={venuesOptions()}
        Card={VenueCard}
        className="grid grid-cols-1 gap-2.5 md:grid-cols-2 xl:grid-cols-3"
        loading={{ label: 'Loading venues...', rows: 6, shape: 'h-20' }}
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

export const loader = defineLoader(({ client }) => [client.prefetchInfiniteQuery(venuesOptions())]);

function VenueCard({ row: { id, name, place } }: { row: Venue }) {
  return (
    <Card
      as="li"
      className="relative grid content-center gap-1 wrap-anywhere transition-colors has-[a:hover]:border-edge"
    >
      <h2 className="text-base">
        <Link
          to={`/venues/${id}`}
          viewTransition
          className="after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {name}
        </Link>
      </h2>
      {place && place !== name && <p className="text-sm text-soft">{place}</p>}
    </Card>
  );
}
