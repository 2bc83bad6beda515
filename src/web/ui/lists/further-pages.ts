import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

const never = () => false;

/** Fetches further pages of an infinite list: to its end, or until its rows are enough. Does not refetch a failed page. */
export function useFurtherPages<Row, Query extends UseInfiniteQueryResult<Row[]>>(
  query: Query,
  areEnough: (rows: readonly Row[]) => boolean = never,
): Query {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;

  // Depends on `data`, so that it runs after each response: an instant answer never renders `isFetching`.
  useEffect(() => {
    if (data && hasNextPage && !isFetching && !isError && !areEnough(data)) void fetchNextPage();
  }, [data, hasNextPage, isFetching, isError, areEnough, fetchNextPage]);

  return query;
}
