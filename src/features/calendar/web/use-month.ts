import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gamesBetween } from '#features/games/web/api.ts';
import { eventsOptions } from './api.ts';
import { addDays, type Day, startOf } from './days.ts';
import { entriesOf } from './entries.ts';

/** What is on the days that a month shows: one's own events, and the club's games. */
export function useMonth(days: readonly Day[]) {
  const [from, until] = reachOf(days);
  const events = useWhole(useInfiniteQuery(eventsOptions(from, until)));
  const games = useWhole(useInfiniteQuery(gamesBetween(from, until)));
  const entries = useMemo(() => entriesOf(days, events.data ?? [], games.data ?? []), [days, events.data, games.data]);
  return { entries, events, games };
}

export function readMonth(client: QueryClient, days: readonly Day[]): Promise<void>[] {
  const [from, until] = reachOf(days);
  return [
    client.prefetchInfiniteQuery(eventsOptions(from, until)),
    client.prefetchInfiniteQuery(gamesBetween(from, until)),
  ];
}

function reachOf(days: readonly Day[]): [from: string, until: string] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return [startOf(first).toISOString(), startOf(addDays(last, 1)).toISOString()];
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
