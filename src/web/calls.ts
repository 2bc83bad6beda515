import { hashKey, infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CallContract, Calls, Method } from '#shared/calls.ts';
import { authorHeaders, get, getPage, sendOnce, type WriteOptions } from './api.ts';
import { noteSource } from './live/sources.ts';
import type { Params } from './params.ts';
import { sendAuthenticated } from './reauthentication.ts';

type Schema = z.core.$ZodType;

type Written<Value> = { [Name in keyof Value]: Value[Name] | Exclude<ParamOf<Value[Name]>, undefined> };
type ParamOf<Value> = Value extends string | undefined ? string | number | boolean : Value;

type Given<C, Name extends string> = C extends { readonly [name in Name]: infer S extends Schema }
  ? z.core.input<S>
  : never;
type Part<Name extends string, Value, Made> = [Value] extends [never]
  ? object
  : Record<never, never> extends Value
    ? { [name in Name]?: Made }
    : { [name in Name]: Made };

export type Sent<C extends CallContract> = Part<'params', Given<C, 'params'>, Written<Given<C, 'params'>>> &
  Part<'query', Given<C, 'query'>, Written<Given<C, 'query'>>> &
  Part<'body', Given<C, 'body'>, Given<C, 'body'>>;

type Arguments<C extends CallContract> = Record<never, never> extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>];

export type AnswerOf<C extends CallContract> = z.core.output<C['answer']>;
type Row<C extends CallContract> = AnswerOf<C> extends readonly (infer R)[] ? R : never;
type Named<C extends Calls, M extends Method> = Extract<keyof C, `${M} /${string}`>;

/** A feature's calls by its contract's types alone: `callsOf<typeof calls>()`. Names may be relative to a path. */
export const callsOf = <C extends Calls>(below = '') => ({
  /** The one definition of a read: `useQuery(api.read('GET /api/stream'))`. */
  read: <Name extends Named<C, 'GET'>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { path, query } = addressOf(name, sent, below);
    return readOf<AnswerOf<C[Name]>>(path, query);
  },
  get: <Name extends Named<C, 'GET'>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { path, query } = addressOf(name, sent, below);
    return get<AnswerOf<C[Name]>>(path, { params: query });
  },
  /** The same as `read`, asked for by hand: what it tells of itself is noted for the query of this key. */
  getFor: <Name extends Named<C, 'GET'>>(queryKey: QueryKey, name: Name, sent: Sent<C[Name]>) => {
    const { path, query } = addressOf(name, sent, below);
    return get<AnswerOf<C[Name]>>(path, { params: query, noteSource: notingSourceOf(queryKey) });
  },
  /** A growing list, page by page; `data` is the rows of all pages so far. */
  pages: <Name extends Named<C, 'GET'>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { path, query } = addressOf(name, sent, below);
    return pagesOf<Row<C[Name]>>(path, query);
  },
  send: <Name extends Named<C, Exclude<Method, 'GET'>>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { method, path, query, body } = addressOf(name, sent, below);
    return send<AnswerOf<C[Name]>>(method, path, { params: query, body });
  },
  /** The same as whoever the cookie says, for what opens a session. */
  enter: <Name extends Named<C, 'POST'>>(name: Name, ...[sent]: Arguments<C[Name]>) => {
    const { method, path, body } = addressOf(name, sent, below);
    return sendOnce<AnswerOf<C[Name]>>(method, path, { body });
  },
});

/** A write of the person whom the page is for, or a visitor's. */
export const send = <Answer>(method: string, path: string, options?: WriteOptions): Promise<Answer> =>
  sendAuthenticated(() => sendOnce<Answer>(method, path, { ...options, headers: authorHeaders() }));

const firstPage: string | null = null;

export function pagesOf<OneRow>(path: string, query: Params = {}) {
  const queryKey = [path, query, 'pages'];
  const noteSource = notingSourceOf(queryKey);
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      pageParam === null
        ? getPage<OneRow>(path, { params: query, signal, noteSource })
        : getPage<OneRow>(pageParam, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
  });
}

export function readOf<Answer = unknown>(path: string, query: Params = {}) {
  const queryKey = [path, query];
  const noteSource = notingSourceOf(queryKey);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => get<Answer>(path, { params: query, signal, noteSource }),
  });
}

export type ReadOptions<Answer> = ReturnType<typeof readOf<Answer>>;

const notingSourceOf = (queryKey: QueryKey) => (headers: Headers, heardBefore: number) =>
  noteSource(hashKey(queryKey), headers, heardBefore);

interface Parts {
  params?: Params;
  query?: Params;
  body?: unknown;
}

export function addressOf(name: string, sent: object | undefined, below: string) {
  const { params = {}, query = {}, body }: Parts = { ...sent };
  const [method = '', template = ''] = name.split(' ');
  const path = below + template.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params[part])));
  return { method, path, query, body };
}
