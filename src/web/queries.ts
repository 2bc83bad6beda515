import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { recheckSession } from './session-calls.ts';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: recheckAfter401 }),
  mutationCache: new MutationCache({ onError: recheckAfter401 }),
  defaultOptions: {
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

function recheckAfter401(error: unknown) {
  if (error instanceof ApiError && error.code === 'session-over') void recheckSession();
}
