import {
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { ApiError, get, getPage } from './api.ts';
import type { Params } from './params.ts';
import { recheckSession } from './session.ts';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: recheckAfter401 }),
  mutationCache: new MutationCache({ onError: recheckAfter401 }),
  defaultOptions: {
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

interface ReadSpec {
  /** What the answer is made of: it is refetched when one of these changes. */
  topics: readonly string[];
  /** What its rows are called on the stream (`game`), where parts of them are told there instead of fetched. */
  rows?: string;
  params?: Params;
}

/** The one definition of a read: `useQuery(readOptions<Game[]>('/api/games', { topics: ['games'] }))`. */
export function readOptions<Answer>(path: string, { topics, rows, params = {} }: ReadSpec) {
  return queryOptions({
    queryKey: [path, params],
    queryFn: ({ signal }) => get<Answer>(path, { params, signal }),
    meta: { topics, rows },
  });
}

/** A growing list, page by page; `data` is the rows of all pages so far. */
export function pagedOptions<Row>(path: string, { topics, rows, params = {} }: ReadSpec) {
  return infiniteQueryOptions({
    queryKey: [path, params, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      pageParam === null ? getPage<Row>(path, { params, signal }) : getPage<Row>(pageParam, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
    meta: { topics, rows },
  });
}

const firstPage: string | null = null;

function recheckAfter401(error: unknown) {
  if (error instanceof ApiError && error.code === 'session-over') void recheckSession();
}
