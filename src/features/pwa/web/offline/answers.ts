import type { Query, QueryClient } from '@tanstack/react-query';
import { sourceOf } from '#web/live/sources.ts';
import type { KeptQuery } from './kept-store.ts';

/** Longer than the answer of any screen. */
const mostBytesEach = 400_000;

/** What these queries know, as it is kept. */
export const answersOf = (client: QueryClient, queries: Iterable<Query>): KeptQuery[] =>
  [...queries]
    .filter(({ state }) => state.data !== undefined)
    .map((query) => ({
      query: dehydrated(query),
      source: sourceSaid(client, query.queryHash),
      bytes: JSON.stringify(query.state.data).length,
    }))
    .filter(({ bytes }) => bytes <= mostBytesEach);

/** As `hydrate` takes it. TanStack's own would be loaded by every page, and takes a failed refetch with it. */
const dehydrated = ({ queryHash, queryKey, queryType, state }: Query): KeptQuery['query'] => ({
  queryHash,
  queryKey,
  dehydratedAt: Date.now(),
  ...(queryType && { queryType }),
  state: { ...state, error: null, isInvalidated: false, status: 'success', fetchStatus: 'idle' },
});

function sourceSaid(client: QueryClient, hash: string): KeptQuery['source'] {
  const source = sourceOf(client.getQueryCache().get(hash));
  return source ? { tags: source.tags, rows: source.rows, shows: source.shows } : null;
}
