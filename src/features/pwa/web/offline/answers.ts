import type { Query, QueryClient } from '@tanstack/react-query';
import { sourceOf } from '#web/live/sources.ts';
import type { PersistedQuery } from './persisted-store.ts';

/** Larger than the response of any screen. */
const mostBytesEach = 400_000;

/** The data of these queries in the form that is stored. */
export const answersOf = (client: QueryClient, queries: Iterable<Query>): PersistedQuery[] =>
  [...queries]
    .filter(({ state }) => state.data !== undefined)
    .map((query) => ({
      query: dehydrated(query),
      source: storedSource(client, query.queryHash),
      bytes: JSON.stringify(query.state.data).length,
    }))
    .filter(({ bytes }) => bytes <= mostBytesEach);

/** In the form of `hydrate`. TanStack's `dehydrate` would add code to every page, and would include a failed refetch. */
const dehydrated = ({ queryHash, queryKey, queryType, state }: Query): PersistedQuery['query'] => ({
  queryHash,
  queryKey,
  dehydratedAt: Date.now(),
  ...(queryType && { queryType }),
  state: { ...state, error: null, isInvalidated: false, status: 'success', fetchStatus: 'idle' },
});

function storedSource(client: QueryClient, hash: string): PersistedQuery['source'] {
  const source = sourceOf(client.getQueryCache().get(hash));
  return source ? { tags: source.tags, rows: source.rows, shows: source.shows } : null;
}
