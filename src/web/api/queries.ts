import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { recheckSession } from '../session/session-calls.ts';
import { ApiError } from './api.ts';

export const usualStaleTime = 60_000;

/** The browser has one; the server makes one for each page that it renders. */
export const newQueryClient = (onError: (error: unknown) => void = () => undefined): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: usualStaleTime, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

/** For the browser: when a call says that the session is over, asks the server who is logged in. */
export function recheckAfter401(error: unknown) {
  if (error instanceof ApiError && error.code === 'session-over') void recheckSession();
}
