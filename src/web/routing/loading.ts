import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type Params } from 'react-router';
import type { CurrentUser } from '#shared/session.ts';

/** What the server and the browser pass to the loaders of a page. */
export interface Loading {
  client: QueryClient;
  /** `Africa/Johannesburg` */
  timeZone: string;
  /** Whether the page waits for its reads: during server rendering and hydration. */
  waits: boolean;
  /** Whether this is the server, which renders the page once. */
  renders: boolean;
  /** The person for whom the page is; undefined when the browser has to ask the server. */
  user?: CurrentUser | null | undefined;
}

export const loadingContext = createContext<Loading>();

interface LoaderInput extends Loading {
  search: URLSearchParams;
  params: Params;
}

/**
 * A route's loader that prefetches what its page shows first. In the browser the page does not wait for it: it shows what is
 * cached, and the answers as they come.
 */
export const defineLoader =
  (reads: (input: LoaderInput) => readonly Promise<unknown>[]): LoaderFunction =>
  async ({ context, request, params }) => {
    const loading = context.get(loadingContext);
    const pendingReads = Promise.all(reads({ ...loading, params, search: new URL(request.url).searchParams }));
    if (loading.waits) await pendingReads;
    return null;
  };
