import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gamesBetween } from '#features/games/web/api.ts';
import { useZone, type Zone } from '#web/zone.ts';
import { eventsOptions } from './api.ts';
import { addDays, type Day, startOf } from './days.ts';
import { entriesOf } from './entries.ts';

/** What is on the days that a month shows: one's own events, and the club's games. */
export function useMonth(days: readonly Day[]) {
  const zone = useZone();
  const [from, until] = reachOf(days, zone);
  const events = useWhole(useInfiniteQuery(eventsOptions(from, until)));
  const games = useWhole(useInfiniteQuery(gamesBetween(from, until)));
  const entries = useMemo(
    () => entriesOf(days, events.data ?? [], games.data ?? [], zone),
    [days, events.data, games.data, zone],
  );
  return { entries, events, games };
}

export function readMonth(client: QueryClient, days: readonly Day[], zone: Zone): Promise<void>[] {
  const [from, until] = reachOf(days, zone);
  return [
    client.prefetchInfiniteQuery(eventsOptions(from, until)),
    client.prefetchInfiniteQuery(gamesBetween(from, until)),
  ];
}

function reachOf(days: readonly Day[], zone: Zone): [from: string, until: string] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return [startOf(first, zone).toISOString(), startOf(addDays(last, 1), zone).toISOString()];
}

interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** A month is shown whole: what did not fit on a list's first page is fetched too. */
function useWhole<Query extends Growing>(query: Query): Query {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const incomplete = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (incomplete) void fetchNextPage();
  }, [incomplete, fetchNextPage]);
  return query;
}
