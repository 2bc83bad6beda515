import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type Params } from 'react-router';
import type { CurrentUser } from '#shared/session.ts';

/** What the loaders of a page are given, by the server and by the browser. */
export interface Loading {
  client: QueryClient;
  /** `Africa/Johannesburg` */
  timeZone: string;
  /** Whether the page waits for what it reads: where the server renders it, and where that is hydrated. */
  waits: boolean;
  /** Whether this is the server, which renders the page once. */
  renders: boolean;
  /** For whom it is; undefined where the session has to be asked. */
  user?: CurrentUser | null | undefined;
}

export const loadingContext = createContext<Loading>();

interface Asked extends Loading {
  search: URLSearchParams;
  params: Params;
}

/**
 * A route's loader that puts what its page shows first into the query client. In the browser the page does not wait for it: it
 * shows what it has, and the answers as they come.
 */
export const loaderOf =
  (reads: (asked: Asked) => readonly Promise<unknown>[]): LoaderFunction =>
  async ({ context, request, params }) => {
    const loading = context.get(loadingContext);
    const asked = Promise.all(reads({ ...loading, params, search: new URL(request.url).searchParams }));
    if (loading.waits) await asked;
    return null;
  };
