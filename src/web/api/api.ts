import { hashKey, onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { EndpointContract, Endpoints, Method } from '#shared/endpoints.ts';
import type { ErrorCode, ErrorResponse, Issue } from '#shared/errors.ts';
import { knownChange, noteOwnWrite, noteRead, noteSource } from '../live/sources.ts';
import type { Entry } from '../outbox/entry.ts';
import { useExternalStore } from '../routing/rendering.ts';
import { currentUserId } from '../session/session.ts';
import { noteServerTime } from '../ui/time/clock.ts';

const timeoutMs = 20_000;
/** As long as the server waits for an uploaded file. */
const formTimeoutMs = 120_000;

/** A failed call. `message` is shown to the person; `status` is 0 when no response came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly issues: readonly Issue[];
  /** The row as it is now, when somebody else changed it first (409). */
  readonly current: unknown;
  /** In seconds; null when the server did not ask to wait. */
  readonly retryAfter: number | null;
  /** The write that got no response; the server may have received it all the same. */
  unsent?: Pick<Entry, 'id' | 'method' | 'path' | 'body' | 'file'>;

  constructor(status: number, reply: ErrorResponse, retryAfter: string | null = null) {
    super(reply.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = reply.code;
    this.issues = reply.issues ?? [];
    this.current = reply.current;
    this.retryAfter = retryAfter === null || !/^\d{1,6}$/.test(retryAfter) ? null : Number(retryAfter);
  }
}

/** The query behind a read, as TanStack Query passes it to the `queryFn`. */
export interface Asking {
  signal?: AbortSignal;
  /** The query client of the read; one that renders on the server has a reader of its own (`readThrough`). */
  client?: QueryClient;
  /** Finds the query, for which the response's headers are noted (`sources.ts`). */
  queryKey?: QueryKey;
}

interface ReadOptions extends Asking {
  params?: Params;
}

/** How a query client reads during server rendering: as the person for whom the page is rendered. */
type Read = (path: string, signal?: AbortSignal) => Promise<Response>;

const readers = new WeakMap<QueryClient, Read>();

export const readThrough = (client: QueryClient, read: Read) => void readers.set(client, read);

export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

export async function get<ResponseBody>(path: string, options: ReadOptions = {}): Promise<ResponseBody> {
  return readResponse<ResponseBody>(await read(path, options));
}

export async function getPage<Row>(path: string, options: ReadOptions = {}): Promise<Page<Row>> {
  const response = await read(path, options);
  return { rows: await readResponse<Row[]>(response), next: readNext(response.headers.get('link')) };
}

export function getMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
}

async function read(path: string, { params, signal, client, queryKey }: ReadOptions): Promise<Response> {
  const reader = client && readers.get(client);
  const response = await (reader ?? readHere)(withParams(path, params), signal);
  if (response.ok && client && queryKey) noteSource(client.getQueryCache().get(hashKey(queryKey)), response.headers);
  return response;
}

async function readHere(path: string, signal?: AbortSignal): Promise<Response> {
  const known = knownChange();
  const headers = new Headers({ accept: 'application/json' });
  // A server process that has not seen this change yet bypasses its response cache.
  if (known !== null) headers.set('x-change', String(known));
  // An admin list that a person opens keeps the admin window open; one that refetches by itself does not.
  if (navigator.userActivation?.isActive) headers.set('x-user-activation', '1');
  const response = await fetchResponse(path, { headers, signal: signal ?? null });
  noteRead(Number(response.headers.get('x-change') ?? Number.NaN));
  return response;
}

/** In characters of up to four bytes each: browsers limit keepalive bodies to 64 kB. */
const maxKeepalive = 8_000;

export interface WriteOptions {
  params?: Params | undefined;
  /** FormData is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a write as the account of the cookie. All but the calls of `plainApiClient` go through `send` of `requests.ts`. */
export async function sendOnce<ResponseBody>(
  method: string,
  path: string,
  { params, body, ...options }: WriteOptions = {},
): Promise<ResponseBody> {
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  // `keepalive`: the write must arrive even if the person leaves the page at once.
  const init: RequestInit = { method, headers, keepalive: true };
  if (body instanceof FormData) Object.assign(init, { body, keepalive: false });
  else if (body !== undefined) {
    const text = JSON.stringify(body);
    headers.set('content-type', 'application/json');
    Object.assign(init, { body: text, keepalive: text.length < maxKeepalive });
  }
  const limitMs = body instanceof FormData ? formTimeoutMs : timeoutMs;
  const response = await fetchResponse(withParams(path, params), init, limitMs);
  noteOwnWrite(response.headers);
  return readResponse<ResponseBody>(response);
}

/** Names the page's account: the server refuses the write if the session now belongs to another one, or is over. */
export function authorHeaders(): Record<string, string> {
  const account = currentUserId();
  return account === null ? {} : { 'x-account': String(account) };
}

/** Any request of a page. Whether it got a response tells whether the app is online. */
export async function fetchResponse(path: string, init: RequestInit, limitMs = timeoutMs): Promise<Response> {
  const { signal } = init;
  const limit = AbortSignal.timeout(limitMs);
  const wasOnline = onlineManager.isOnline();
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    noteServerTime(Date.parse(response.headers.get('date') ?? ''));
    // If the network was lost during the call, its response was in flight already and does not prove a connection.
    if (!wasOnline) onlineManager.setOnline(true);
    return response;
  } catch (failure) {
    if (signal?.aborted) throw failure;
    onlineManager.setOnline(false);
    throw new ApiError(0, { message: whyNoResponse(limit.aborted) });
  }
}

export function whyNoResponse(tookTooLong: boolean): string {
  if (!navigator.onLine) return 'You are offline. Check your connection and try again.';
  return tookTooLong
    ? 'The server took too long to answer. Please try again.'
    : 'The server cannot be reached. Please try again.';
}

async function readResponse<ResponseBody>(response: Response): Promise<ResponseBody> {
  if (!response.ok) {
    throw new ApiError(response.status, await errorResponse(response), response.headers.get('retry-after'));
  }
  // A truncated body, or a page that did not come from our server, counts as no response.
  return response.json().catch(() => {
    throw new ApiError(0, { message: whyNoResponse(false) });
  });
}

export async function errorResponse(response: Response): Promise<ErrorResponse> {
  try {
    const reply: ErrorResponse = await response.json();
    if (typeof reply.message === 'string') return reply;
  } catch {
    // Not JSON: something between us and the server answered.
  }
  // A proxy, for a server that is away.
  if ([502, 503, 504].includes(response.status)) return { message: whyNoResponse(false) };
  return { message: `Something went wrong (${response.status}). Please try again.` };
}

function readNext(link: string | null): string | null {
  const next = link?.match(/<([^>]+)>\s*;\s*rel="next"/)?.[1];
  if (!next) return null;
  // Our server links only to its own paths: ignore anything else.
  return next.startsWith('/') && !next.startsWith('//') ? next : null;
}

/** What a query string is made of; null and undefined are left out. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function withParams(path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/** `offline`: the browser has no network. `unreached`: it has one, and yet its last call did not reach the server. */
type Connection = 'online' | 'offline' | 'unreached';

export function getConnection(): Connection {
  if (onlineManager.isOnline()) return 'online';
  return navigator.onLine ? 'unreached' : 'offline';
}

export const useConnection = (): Connection => useExternalStore(followConnection, getConnection, () => 'online');

function followConnection(notify: () => void) {
  const stop = onlineManager.subscribe(notify);
  for (const change of ['online', 'offline']) addEventListener(change, notify);
  return () => {
    stop();
    for (const change of ['online', 'offline']) removeEventListener(change, notify);
  };
}

/** What has to happen first: '…when you're back online.' */
export const untilConnected = (connection: Connection): string =>
  connection === 'unreached' ? 'the server can be reached again' : "you're back online";

type Schema = z.core.$ZodType;

type Written<Value> = { [Name in keyof Value]: Value[Name] | Exclude<ParamOf<Value[Name]>, undefined> };
type ParamOf<Value> = Value extends string | undefined ? string | number | boolean : Value;

type Given<C, Name extends string> = C extends { readonly [name in Name]: infer S extends Schema }
  ? z.core.input<S>
  : never;
type Optional<Name extends string, Value, Made> = [Value] extends [never]
  ? object
  : Record<never, never> extends Value
    ? { [name in Name]?: Made }
    : { [name in Name]: Made };

/** A body that includes a file is sent as FormData. */
export type Sent<C extends EndpointContract> = Optional<'params', Given<C, 'params'>, Written<Given<C, 'params'>>> &
  Optional<'query', Given<C, 'query'>, Written<Given<C, 'query'>>> &
  Optional<'body', Given<C, 'body'>, Given<C, 'body'> | FormData>;

export type Arguments<C extends EndpointContract, More extends unknown[] = []> =
  Record<never, never> extends Sent<C> ? [sent?: Sent<C>, ...More] : [sent: Sent<C>, ...More];

export type ResponseOf<C extends EndpointContract> = z.core.output<C['response']>;
export type Named<C extends Endpoints, M extends Method> = Extract<keyof C, `${M} /${string}`>;

/** Requests as the account of the cookie, with no login prompt in between: those that open, confirm and end a session. */
export const plainApiClient = <C extends Endpoints>(below = '') => ({
  /** A read by hand; inside a `queryFn`, pass its context as `asking`. */
  get: <Name extends Named<C, 'GET'>>(name: Name, ...[sent, asking]: Arguments<C[Name], [asking?: Asking]>) => {
    const { path, query } = buildUrl(name, sent, below);
    return get<ResponseOf<C[Name]>>(path, { params: query, ...asking });
  },
  send: <Name extends Named<C, Exclude<Method, 'GET'>>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { method, path, body } = buildUrl(name, sent, below);
    return sendOnce<ResponseOf<C[Name]>>(method, path, { body });
  },
});

interface Parts {
  params?: Params;
  query?: Params;
  body?: unknown;
}

export function buildUrl(name: string, sent: object | undefined, below: string) {
  const { params = {}, query = {}, body }: Parts = { ...sent };
  const [method = '', template = ''] = name.split(' ');
  const path = below + template.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param])));
  return { method, path, query, body };
}
