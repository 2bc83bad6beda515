import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Venue } from '#features/competition/venues/contract.ts';
import { Card } from '#web/ui/Card.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Game } from '../../contract.ts';
import { byDay, storedDay } from '../../day-rules.ts';
import { gamesAtVenue, nextAtVenuesOptions } from '../api.ts';
import { CallOffLink } from '../CallOffLink.tsx';
import { GameLines } from '../GameLines.tsx';
import { GamesFailure } from '../GamesFailure.tsx';

/** The games at a venue today and in the next seven days. */
export function VenueGames({ venue }: { venue: Venue }) {
  const { today, tomorrow, end } = useWeek();
  const query = useInfiniteQuery(gamesAtVenue(venue.id, today, end));
  const games = query.data?.toSorted(byDay);
  if (!games && query.error) {
    return <GamesFailure error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  }
  if (!games) return <GamesLoading />;
  return (
    <>
      <Day heading="Today" games={games.filter(({ dateTime }) => storedDay(dateTime) < tomorrow)}>
        No games here today.
      </Day>
      <Day heading="Next 7 days" games={games.filter(({ dateTime }) => storedDay(dateTime) >= tomorrow)}>
        No games here in the next 7 days.
      </Day>
      {games.length === 0 && <NextGame venueId={venue.id} />}
      <CallOffLink games={games} venueId={venue.id}>
        Call off games here
      </CallOffLink>
    </>
  );
}

/** Days in the reader's time zone. */
function useWeek() {
  const now = new Date(useNow());
  const zone = useZone();
  const wall = zone.wall(now);
  const dayAfter = (days: number) =>
    zone
      .instant({
        year: wall.getUTCFullYear(),
        month: wall.getUTCMonth() + 1,
        day: wall.getUTCDate() + days,
        hour: 0,
        minute: 0,
      })
      .toISOString();
  return { today: dayAfter(0), tomorrow: dayAfter(1), end: dayAfter(8) };
}

function Day({ heading, games, children }: { heading: string; games: readonly Game[]; children: ReactNode }) {
  return (
    <Card heading={heading}>
      {games.length === 0 && <p className="text-sm text-soft">{children}</p>}
      <ul className="grid grid-cols-1 divide-y divide-line empty:hidden">
        {games.map((game) => (
          <li key={game.id} className="py-2 first:pt-0 last:pb-0">
            <GameLines game={game} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Of a venue whose week is empty. */
function NextGame({ venueId }: { venueId: number }) {
  const { data } = useQuery(nextAtVenuesOptions(useNow()));
  const game = data?.find((next) => next.venueId === venueId);
  return game ? (
    <Day heading="Next game" games={[game]}>
      {null}
    </Day>
  ) : null;
}

const GamesLoading = () => (
  <Loading label="Loading the games" className="grid gap-3.5">
    <Skeleton className="h-32 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
  </Loading>
);
