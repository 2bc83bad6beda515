import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

const never = () => false;

/** Reads a growing list on by itself: to its end, or until its rows are enough. A page that failed is not asked for again. */
export function useFurtherPages<Row, Query extends UseInfiniteQueryResult<Row[]>>(
  query: Query,
  areEnough: (rows: readonly Row[]) => boolean = never,
): Query {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;

  // The server is outside React. After each answer anew: one that came at once was never seen to be under way.
  useEffect(() => {
    if (data && hasNextPage && !isFetching && !isError && !areEnough(data)) void fetchNextPage();
  }, [data, hasNextPage, isFetching, isError, areEnough, fetchNextPage]);

  return query;
}
