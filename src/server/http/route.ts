import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { CacheTag } from '#shared/cache-tags.ts';
import { type EndpointContract, type Endpoints, type Method, nameBelow, type Progress } from '#shared/endpoints.ts';
import type { Access, MemberRole, Viewer, ViewerRole, Viewers } from '../access/access.ts';
import type { LimitName } from '../access/limits.ts';
import type { Database } from '../database/schema.ts';
import type { Write } from '../write.ts';
import { personalCaching } from './pages/headers.ts';
import type { UploadedFile, UploadRules } from './uploads/upload.ts';

export type Schema = z.core.$ZodType;
type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = z.core.input<S & Schema>;

/** What a handler gets: a call that is parsed and allowed. The type of the viewer follows from the route's access. */
export interface RequestContext<P = undefined, Q = undefined, B = undefined, V extends Viewer = Viewer> {
  db: Database;
  viewer: V;
  now: Date;
  params: P;
  query: Q;
  body: B;
  /** The file from an upload route's form; undefined when none was chosen, and on other routes. */
  file: UploadedFile | undefined;
  headers: IncomingHttpHeaders;
  /** The caller's address, an IPv6 one cut to its /64. */
  address: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /**
   * Counts the call against a further limit, before expensive work; throws a 429 beyond it. `holder`: who holds the
   * secret by which it was called, or null for the address, whoever is logged in.
   */
  count(limit: LimitName, holder?: string | null): void;
  /** Runs a command in one transaction, and publishes its tags after the commit. */
  commit<T>(command: (write: Write<V>) => Promise<T>): Promise<T>;
  response: ResponseExtras;
}

/** What the handler of a shared read gets: nothing that tells one viewer of a role from another. */
export interface SharedContext<P = undefined, Q = undefined, V extends ViewerRole = ViewerRole> {
  db: Database;
  viewer: V;
  params: P;
  query: Q;
  response: Pick<ResponseExtras, 'nextPage'>;
}

/** What a response may carry besides its body. */
export interface ResponseExtras {
  status(code: number): void;
  header(name: string, value: string): void;
  cookie(name: string, value: string, maxAgeSeconds: number): void;
  /** The address of the next page, as `Link: rel="next"`. */
  nextPage(cursor: string | null): void;
  /** Lifts the header that keeps pages out of frames; the page's policy says whose frames may hold it. */
  mayBeFramed(): void;
  /** Reports how far a long call is; the response then comes as the last line. */
  progress(progress: Progress): void;
}

interface RouteParts<P, Q, A, L extends Access> {
  method: Method;
  /** Fastify's form: `/api/games/:id`. */
  path: string;
  /** No route registers without it. A write for `admin` needs the admin window, a read only the role. */
  access: L;
  /** One sentence for the API's documentation. */
  summary: string;
  params?: P;
  query?: Q;
  /** The allow-list of what leaves the server. */
  responseType: A;
  /** Counted against this limit; `read` for GET and `write` for the rest when not given. */
  limit?: LimitName;
  /** What the rows of a list are, and where to read single ones: a browser patches or refetches only the changed row. */
  rows?: RowsSource;
}

/** A read whose response is the same for everyone of a role class. It is cached until one of its tags changes. */
interface SharedRead<P, Q, A, L extends Access> extends RouteParts<P, Q, A, L> {
  method: 'GET';
  cacheTags: (context: { params: Output<P>; query: Output<Q> }) => CacheTag[];
  handle: (context: SharedContext<Output<P>, Output<Q>, ViewerRoles[L]>) => Promise<Input<A>> | Input<A>;
}

interface ViewerRoles extends Record<Exclude<Access, 'visitor'>, MemberRole> {
  visitor: ViewerRole;
}

/** A read whose response is the same for everyone who may make it, but is never cached. */
interface AlikeRead<P, Q, A, L extends Access> extends RouteParts<P, Q, A, L> {
  dependsOn: (context: { params: Output<P>; query: Output<Q> }) => CacheTag[];
  handle: (context: Omit<SharedContext<Output<P>, Output<Q>>, 'viewer'>) => Promise<Input<A>> | Input<A>;
}

/** A write, or a read whose response is marked as personal and never cached. */
interface OwnContext<P, Q, B, A, L extends Access> extends RouteParts<P, Q, A, L> {
  /** Strict schema of a JSON body. Without it, an empty body is expected. */
  body?: B;
  /**
   * Whoever knows a secret may call it. Its handler looks the secret up and then counts the call for its holder; a
   * failed call counts as a made-up secret. So made-up ones never use up the share of valid ones.
   */
  bySecret?: boolean;
  /** The tags of a personal answer: the browser that shows it refetches when one of these changes. */
  dependsOn?: (context: { viewer: Viewers[L]; params: Output<P>; query: Output<Q> }) => CacheTag[];
  /** Its response does not depend on who asks: an API token may read it (`serveAlike`). */
  isAlike?: boolean;
  /** Whether Basic credentials of an admin account may stand in for a session (three calls only). */
  basic?: boolean;
  /** Needs an admin who has typed the password less than five minutes ago, also for a read. */
  requiresRecentAuth?: boolean;
  /** May take longer than other calls, and reports its progress to clients that ask for lines. */
  streamsProgress?: boolean;
  /** Its log lines leave out who called: the log would reveal who wrote an anonymous post. */
  isAnonymous?: boolean;
  /** When it is sent again under the same `Idempotency-Key`, it does nothing, and answers `DoneBefore`, which its contract allows. */
  idempotent?: boolean;
  /** Answers 201, unless its handler finds that the row is there already. */
  addsRow?: boolean;
  /** Answers 303: its handler returns a `redirect`. */
  redirects?: boolean;
  /** Ignores the body: mail programs send a form of their own to unsubscribe from a mail. */
  ignoresBody?: boolean;
  /** Takes a form with one file; `body` is then the schema of its other fields. */
  upload?: UploadRules<Viewers[L]>;
  handle(context: RequestContext<Output<P>, Output<Q>, Output<B>, Viewers[L]>): Promise<Input<A>> | Input<A>;
}

/** `game` rows, which `/api/games/:id` returns in the form of the list; without a path, only the list returns them. */
export interface RowsSource {
  resourceName: string;
  path?: string;
}

type Part = Schema | undefined;

/** A route with its types erased: what lists of routes hold. Before it is called, its access is checked and its parts are parsed. */
export type Route = OwnRoute | SharedRoute;

type OwnRoute = OwnContext<Part, Part, Part, Schema, Access> & { cacheTags?: undefined };
export type SharedRoute = SharedRead<Part, Part, Schema, Access> & {
  [name in Exclude<
    keyof OwnContext<Part, Part, Part, Schema, Access>,
    keyof SharedRead<Part, Part, Schema, Access>
  >]?: undefined;
};

/** Declares a route that is in no contract. Parsing, access, limits, allow-list and documentation follow from it. */
export function route<
  P extends Part = undefined,
  Q extends Part = undefined,
  B extends Part = undefined,
  A extends Schema = Schema,
  L extends Access = Access,
>(spec: OwnContext<P, Q, B, A, L>): Route;
export function route(spec: OwnRoute): Route {
  return spec;
}

type Body = Readable | Uint8Array | string;

/** A response that is sent as it is, or streamed while it is made, instead of as JSON. */
export class RawResponse {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(body: Body, type: string, headers: Readonly<Record<string, string | number>> = {}) {
    this.body = body;
    this.headers = { 'content-type': type, 'cache-control': personalCaching, vary: 'Cookie', ...headers };
  }
}

export const AnyRawResponse = z.instanceof(RawResponse);

/** A file that the browser saves under this name. The size is in bytes, if it is known in advance. */
export const download = (body: Body, type: string, fileName: string, size?: number): RawResponse =>
  new RawResponse(body, type, {
    'content-disposition': `attachment; filename="${fileName}"`,
    ...(size !== undefined && { 'content-length': size }),
  });

/**
 * A person's own file: only their browser may cache it, and opens it in a sandbox. With `isForGood` the file at the
 * address never changes; without it, the browser revalidates the file each time.
 */
export const ownFile = (bytes: Uint8Array | Readable, type: string, name: string, isForGood = true): RawResponse =>
  new RawResponse(bytes, type, {
    'content-disposition': `inline; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': isForGood ? 'private, max-age=31536000, immutable' : 'private, no-cache',
  });

/** Sends a browser on to another page. The address must not come from the request. */
export const redirect = (address: string): RawResponse =>
  new RawResponse('', 'text/plain; charset=utf-8', { location: address });

type PartOf<C, Name extends string> = C extends { readonly [name in Name]: infer S extends Schema } ? S : undefined;

/** How a call is handled; its input and output are in the contract. */
type Handling<Spec> = Omit<Spec, 'method' | 'path' | 'params' | 'query' | 'body' | 'responseType'>;

/** Routes of a contract's calls: `serve(calls)('GET /api/user', { … })`. Names may be relative to a path. */
export const serve =
  <C extends Endpoints>(endpoints: C, below = '') =>
  <Name extends keyof C & `${Method} /${string}`, L extends Access>(
    name: Name,
    handling: Handling<
      OwnContext<PartOf<C[Name], 'params'>, PartOf<C[Name], 'query'>, PartOf<C[Name], 'body'>, C[Name]['response'], L>
    >,
  ): Route =>
    ({ ...handling, ...pickContract(endpoints, below, name) }) as Route;

/** The same for reads whose responses everyone of a role shares. */
export const serveShared =
  <C extends Endpoints>(endpoints: C, below = '') =>
  <Name extends keyof C & `GET /${string}`, L extends Access>(
    name: Name,
    handling: Handling<SharedRead<PartOf<C[Name], 'params'>, PartOf<C[Name], 'query'>, C[Name]['response'], L>>,
  ): Route =>
    ({ ...handling, ...pickContract(endpoints, below, name) }) as Route;

/** The same for reads that are never cached, and whose handlers see nothing of who asks. */
export const serveAlike =
  <C extends Endpoints>(endpoints: C, below = '') =>
  <Name extends keyof C & `GET /${string}`, L extends Access>(
    name: Name,
    handling: Handling<AlikeRead<PartOf<C[Name], 'params'>, PartOf<C[Name], 'query'>, C[Name]['response'], L>>,
  ): Route =>
    ({ ...handling, ...pickContract(endpoints, below, name), isAlike: true }) as Route;

function pickContract(endpoints: Endpoints, below: string, name: keyof Endpoints) {
  const { params, query, body, response }: EndpointContract = endpoints[name] ?? noContract(name);
  const [method, path] = nameBelow(below, name).split(' ');
  return { method, path, params, query, body, responseType: response };
}

function noContract(name: string): never {
  throw new Error(`No contract has ${name}`);
}
