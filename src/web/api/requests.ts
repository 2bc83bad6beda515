import {
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import type { EndpointContract, Endpoints, Method } from '#shared/endpoints.ts';
import { newId } from '#shared/new-id.ts';
import { type QueuedNote, QueuedNow, sendInTurn } from '../outbox/queued.ts';
import { recheckSession } from '../session/session-requests.ts';
import { retryImport } from '../ui/lazy-component.tsx';
import {
  ApiError,
  type Arguments,
  authorHeaders,
  buildUrl,
  get,
  getPage,
  type Named,
  type Params,
  plainApiClient,
  type ResponseOf,
  sendOnce,
  type WriteOptions,
  withParams,
} from './api.ts';

type Row<C extends EndpointContract> = ResponseOf<C> extends readonly (infer R)[] ? R : never;

/** A feature's calls, typed by its contract: `apiClient<typeof endpoints>()`. Paths may be relative to `below`. */
export const apiClient = <C extends Endpoints>(below = '') => ({
  ...plainApiClient<C>(below),
  /** The one definition of a read: `useQuery(api.read('GET /api/stream'))`. */
  read: <Name extends Named<C, 'GET'>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { path, query } = buildUrl(name, sent, below);
    return readOptions<ResponseOf<C[Name]>>(path, query);
  },
  /** A growing list, page by page; `data` is the rows of all pages so far. */
  pages: <Name extends Named<C, 'GET'>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { path, query } = buildUrl(name, sent, below);
    return pagesOptions<Row<C[Name]>>(path, query);
  },
  send: <Name extends Named<C, Exclude<Method, 'GET'>>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { method, path, query, body } = buildUrl(name, sent, below);
    return send<ResponseOf<C[Name]>>(method, path, { params: query, body });
  },
});

/** Sends a write of the page's account, or of a visitor. Its idempotency key lets the server recognise a repeated write. */
export async function send<ResponseBody>(
  method: string,
  path: string,
  options: WriteOptions = {},
): Promise<ResponseBody> {
  const id = newId();
  const headers = () => ({ ...authorHeaders(), 'idempotency-key': id });
  try {
    return await sendAgain(() => sendOnce<ResponseBody>(method, path, { ...options, headers: headers() }));
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 0)
      failure.unsent = { id, method, path: withParams(path, options.params), ...toParts(options.body) };
    throw failure;
  }
}

/** Splits a form into its texts and its file, as a queued write is stored. */
function toParts(body: unknown) {
  if (!(body instanceof FormData)) return { body };
  const fields = [...body];
  const texts = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  const [field = '', content] = fields.find(([, value]) => typeof value !== 'string') ?? [];
  return content instanceof File ? { body: texts, file: { field, name: content.name, content } } : { body: texts };
}

const firstPage: string | null = null;

export function pagesOptions<OneRow>(path: string, query: Params = {}) {
  return infiniteQueryOptions({
    queryKey: [path, query, 'pages'],
    queryFn: ({ client, queryKey, signal, pageParam }) =>
      pageParam === null
        ? getPage<OneRow>(path, { params: query, client, queryKey, signal })
        : getPage<OneRow>(pageParam, { client, signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
  });
}

export function readOptions<ResponseBody = unknown>(path: string, query: Params = {}) {
  return queryOptions({
    queryKey: [path, query],
    queryFn: ({ client, queryKey, signal }) => get<ResponseBody>(path, { params: query, client, queryKey, signal }),
  });
}

export type ReadOptions<ResponseBody> = ReturnType<typeof readOptions<ResponseBody>>;

/**
 * Sends a write. If it is refused because the session is over, or because it needs an admin's password, it is sent once more,
 * unchanged, after the same person has logged in again or typed the password; otherwise it stays refused.
 */
export async function sendAgain<ResponseBody>(send: () => Promise<ResponseBody>): Promise<ResponseBody> {
  try {
    return await send();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || !refusal.code) throw refusal;
    const { recoveries } = await retryImport(() => import('../session/reauthentication.ts')).catch(() => {
      throw refusal;
    });
    if (!(await recoveries[refusal.code]?.())) throw refusal;
  }
  return send();
}

interface WriteSpec<Typed, ResponseBody> {
  send: (typed: Typed) => Promise<ResponseBody>;
  onDone?: (response: ResponseBody, typed: Typed) => void;
  onFailed?: (error: Error, typed: Typed) => void;
  /** How the write is queued on the device of a logged-in person when no response comes. */
  queued?: (typed: Typed) => QueuedNote;
  onQueued?: (typed: Typed) => void;
}

export function useWrite<Typed, ResponseBody>({
  send,
  onDone,
  onFailed,
  queued,
  onQueued,
}: WriteSpec<Typed, ResponseBody>) {
  return useMutation({
    mutationFn: (typed: Typed) =>
      queued
        ? sendInTurn(
            () => send(typed),
            () => queued(typed),
          )
        : send(typed),
    onSuccess: (response, typed) => {
      onDone?.(response, typed);
    },
    onError: (error, typed) => (error instanceof QueuedNow ? onQueued?.(typed) : onFailed?.(error, typed)),
  });
}

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
