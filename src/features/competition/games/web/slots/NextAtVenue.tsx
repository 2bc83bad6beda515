import { type QueryClient, useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { Venue } from '#features/competition/venues/contract.ts';
import { fixtureText } from '#shared/notation.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { nextAtVenuesOptions } from '../api.ts';
import { whenText } from '../times.ts';

/** The next game at a venue; all cards of the list share one read. */
export function NextAtVenue({ venue }: { venue: Venue }) {
  const zone = useZone();
  const now = new Date(useNow());
  const { data } = useQuery(nextAtVenuesOptions(now.getTime()));
  const game = data?.find(({ venueId }) => venueId === venue.id);
  if (!game) return null;
  const { homeTeam, awayTeam, dateTime, status } = game;
  return (
    <p className="flex items-start gap-2 text-sm text-soft">
      <CalendarClock className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0">
        <span className={status === 'live' ? 'font-semibold text-live-text' : 'font-semibold text-ink'}>
          {status === 'live' ? 'Live now' : whenText(dateTime, now, zone)}
        </span>{' '}
        · {fixtureText(homeTeam.name, awayTeam.name)}
      </span>
    </p>
  );
}

NextAtVenue.reads = (client: QueryClient) => [client.prefetchQuery(nextAtVenuesOptions(Date.now()))];
