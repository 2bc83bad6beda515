import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { type CacheTag, everything, formatHeader } from '#shared/cache-tags.ts';
import {
  authorize,
  authorizeRead,
  getRole,
  hasAccess,
  isMember,
  isPasswordFresh,
  type Viewer,
  type ViewerRole,
  visitor,
} from '../access/access.ts';
import { apiTokenIn, mustBeReadable, tokenHolder } from '../access/api-tokens.ts';
import { cachedWeight, type LimitName } from '../access/limits.ts';
import { tagsAndRows } from '../cache/changes.ts';
import { buildResponse, packedFor } from '../cache/response-cache.ts';
import { TimeLimit } from '../concurrency/exclusive.ts';
import type { Database } from '../database/schema.ts';
import { forbidden, notLoggedIn, parsePart, stepUp } from '../failure.ts';
import { mustBeFirst, RepeatedWrite, readIdempotencyKey, repeatedResponse } from '../sent-writes.ts';
import { commitWithChange, type Write, type WriteServices } from '../write.ts';
import {
  cacheKey,
  type FastPathServices,
  findCached,
  isUserActivated,
  readKnownChange,
  writeCached,
} from './fast-path.ts';
import { personalCaching, responseVariesBy } from './pages/headers.ts';
import { ProgressLines, wantsLines } from './progress-lines.ts';
import { type ApiTokenSource, identifyToken } from './requests/api-token-caller.ts';
import { cookieValue, isFromThisApp } from './requests/caller.ts';
import { countRequest } from './requests/counting.ts';
import { RawResponse, type RequestContext, type ResponseExtras, type Route, type SharedRoute } from './route.ts';
import { registerUpload } from './uploads/upload.ts';

export interface HttpServices extends FastPathServices, ApiTokenSource {
  db: Database;
  write: WriteServices;
  /** Those of the tags that this viewer may subscribe to. */
  tagsFor(viewer: Viewer, tags: readonly CacheTag[]): CacheTag[];
  publicOrigin: string | undefined;
  /** Called with the error of every failed request, whatever the response is. */
  noteFailure(error: unknown): void;
  /** While the server stops, responses close their connection; the next one goes to another or a later process. */
  stopping: { now: boolean };
  /** The viewer behind the Basic credentials of a script; called only where a route takes them. */
  adminFromBasic(header: string, address: string, now: Date): Promise<Viewer | null>;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
    /** Whose view of the village a read gives: the viewer's, or that of an API token. */
    role: ViewerRole;
    address: string;
    at: Date;
    /** What the call was counted against. */
    counted: LimitName[];
  }
}

/** For handlers without a time limit: Fastify has no value for "never". */
export const maxHandling = 2 ** 31 - 1;

/** Registers a route: checks origin, viewer, access and limit before the body is read; then parses, acts, responds. */
export function register(server: FastifyInstance, services: HttpServices, route: Route): void {
  const options = {
    method: route.method,
    url: route.path,
    ...(route.streamsProgress && { handlerTimeout: maxHandling }),
    config: { isAnonymous: route.isAnonymous ?? false },
    onRequest: (request: FastifyRequest) => admit(services, route, request),
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      route.cacheTags
        ? respondShared(services, route, request, reply)
        : respondPersonal(services, route, request, reply),
  };
  if (route.upload) registerUpload(server, services.db, route.upload, options);
  else if (route.ignoresBody) registerWithoutBody(server, options);
  else server.route(options);
}

function registerWithoutBody(server: FastifyInstance, options: RouteOptions): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.route(options);
  });
}

async function admit(services: HttpServices, route: Route, request: FastifyRequest): Promise<void> {
  if (apiTokenIn(request.headers) !== undefined) return admitToken(services, route, request);
  await identify(services, request, route.basic);
  // A refusal costs no more than a 429, so it uses up nobody's share.
  mustBeAllowed(route, request);
  countAdmitted(services, route, request);
  if (isMember(request.viewer) && isActivity(route, request.headers))
    services.viewers.acted(request.viewer, request.at);
}

function countAdmitted(services: HttpServices, route: Route, request: FastifyRequest): void {
  // Counted once the secret was looked up; one that opens nothing then counts as wrong.
  if (route.bySecret) return void request.counted.push('wrongToken');
  const limit = route.limit ?? (route.method === 'GET' ? 'read' : 'write');
  countRequest(services, request, limit, { weight: weightOf(services, route, request) });
}

const weightOf = (services: HttpServices, { method }: Route, { role, raw }: FastifyRequest): number =>
  method === 'GET' && findCached(services, role, raw) !== undefined ? cachedWeight : 1;

async function admitToken(services: HttpServices, route: Route, request: FastifyRequest): Promise<void> {
  const token = await identifyToken(services, request);
  mustBeReadable(route, token);
  const weight = weightOf(services, route, request);
  countRequest(services, request, route.limit ?? 'read', { weight, holder: tokenHolder(token) });
}

/** Whether the call counts as activity of the person: every write, and opening a list for admins. */
const isActivity = ({ method, access }: Route, headers: IncomingHttpHeaders): boolean =>
  method !== 'GET' || (access === 'admin' && isUserActivated(headers));

/** Finds out who is calling and from where; refuses a write that another site's page could have sent. */
export async function identify(services: HttpServices, request: FastifyRequest, basic = false): Promise<void> {
  services.noticeForeignWrites();
  request.at = new Date();
  request.counted = [];
  if (!isFromThisApp(request.method, request.headers, services.publicOrigin)) {
    throw forbidden('This request did not come from the app itself');
  }
  const { authorization } = request.headers;
  if (basic && authorization?.startsWith('Basic ')) {
    request.viewer = (await services.adminFromBasic(authorization, request.address, request.at)) ?? visitor;
    request.role = getRole(request.viewer);
    return;
  }
  const token = cookieValue(request.headers.cookie, services.viewers.cookie);
  const viewer = await services.viewers.resolve(token, request.at);
  request.viewer = isMember(viewer) && viewer.isReplaced && !isReading(request.method) ? visitor : viewer;
  request.role = getRole(request.viewer);
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

function mustBeAllowed({ method, access, requiresRecentAuth }: Route, { viewer, at, headers }: FastifyRequest): void {
  if (isReading(method)) authorizeRead(viewer, access);
  else {
    mustBeAuthor(viewer, headers['x-account']);
    authorize({ viewer, now: at }, hasAccess, access);
  }
  if (requiresRecentAuth && !(isMember(viewer) && isPasswordFresh(viewer, at))) throw stepUp();
}

/** A page names its account: what was typed there must not be saved for another account or a visitor. */
function mustBeAuthor(viewer: Viewer, account: string | string[] | undefined): void {
  if (account !== undefined && account !== (isMember(viewer) ? String(viewer.accountId) : '')) throw notLoggedIn();
}

async function respondShared(services: HttpServices, route: SharedRoute, request: FastifyRequest, reply: FastifyReply) {
  const { context, extras } = readRequest(services, route, request, reply);
  const {
    db,
    params,
    query,
    response: { nextPage },
  } = context;
  const knownChange = await services.knownChanges.confirmed(readKnownChange(request.headers));
  const change = services.latestChange();
  const read = {
    key: cacheKey(request.role, request.url),
    tags: route.cacheTags({ params, query }),
    knownChange,
  };
  const response = await services.responseCache.read(read, async () => {
    const value = await route.handle({ db, viewer: request.role, params, query, response: { nextPage } });
    const sources = { tags: read.tags, rows: rowsHeader(route), route: route.path };
    return buildResponse(JSON.stringify(z.parse(route.responseType, value)), extras.link, sources);
  });
  reply.hijack();
  writeCached(response, change, request.headers, reply.raw);
}

async function respondPersonal(services: HttpServices, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { context, extras } = readRequest(services, route, request, reply);
  const before = services.latestChange();
  if (route.streamsProgress) request.raw.setTimeout(0);
  if (route.streamsProgress && wantsLines(request.headers)) extras.lines = new ProgressLines(reply);
  // Fastify's own limit ends once the request body is read, before a write begins (fastify/fastify#6725).
  const limit = new TimeLimit(request.routeOptions.handlerTimeout ?? maxHandling);
  extras.limit = limit;
  if (route.addsRow) reply.code(201);
  if (route.redirects) reply.code(303);
  const answered = limit.within(handled(route, context));
  if (extras.lines) return extras.lines.end(answered, services.noteFailure);
  const value = await answered;
  const change = route.method === 'GET' ? before : extras.change;
  const tags = route.dependsOn?.({ ...context, viewer: request.viewer }) ?? extras.tags ?? [];
  // Sending may take as long as the client reads: Fastify's limit would cut it off, and ends with this call.
  request.raw.resume();
  if (value instanceof RawResponse) return reply.headers(value.headers).send(value.body);
  const body = JSON.stringify(value);
  reply.headers({
    ...(change !== undefined && { 'x-change': change }),
    ...(tags.length > 0 && { 'x-tags': formatHeader(tags) }),
    ...(route.rows && { 'x-rows': rowsHeader(route) }),
    'cache-control': personalCaching,
    vary: responseVariesBy,
    'content-type': 'application/json; charset=utf-8',
  });
  if (extras.link) reply.header('link', extras.link);
  if (body.length <= 2_000) return reply.send(body);
  const { bytes, coding } = await packedFor(body, request.headers['accept-encoding'] ?? '');
  if (coding) reply.header('content-encoding', coding);
  return reply.send(bytes);
}

const rowsHeader = ({ rows }: Route) => rows && [rows.resourceName, rows.path ?? []].flat().join(' ');

async function handled(route: Route, context: RequestContext<unknown, unknown, unknown>) {
  try {
    return z.parse(route.responseType, await route.handle(context));
  } catch (failure) {
    if (!(failure instanceof RepeatedWrite)) throw failure;
    context.response.status(200);
    return z.parse(route.responseType, repeatedResponse);
  }
}

interface Extras {
  limit?: TimeLimit;
  link?: string;
  lines?: ProgressLines;
  /** The number of the change that a write made: sending it back makes the author's reads fresh on every process. */
  change?: number;
  /** The tags that it changed, as far as the author may subscribe to them. */
  tags?: readonly CacheTag[];
}

function readRequest(services: HttpServices, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const extras: Extras = {};
  const params = route.params && parsePart(route.params, request.params);
  const query = parsePart(route.query ?? nothing, request.query);
  const key = route.idempotent ? readIdempotencyKey(request.headers['idempotency-key']) : undefined;
  const context: RequestContext<unknown, unknown, unknown> = {
    db: services.db,
    viewer: request.viewer,
    now: request.at,
    params,
    query,
    file: request.uploaded,
    body: parsePart(route.body ?? nothing, request.body),
    headers: request.headers,
    address: request.address,
    cookies: request.cookies,
    count: (limit, holder) => countRequest(services, request, limit, { holder }),
    commit: async (command) => {
      const work = key === undefined ? command : (write: Write) => mustBeFirst(write, key).then(() => command(write));
      const { result, change } = await commitWithChange(services.write, request.viewer, work, request.at, extras.limit);
      if (change) {
        extras.change = change.number;
        // Tags of rows instead of patches: the author's browser refetches the rows at once.
        extras.tags = inHeader(services.tagsFor(request.viewer, tagsAndRows(change)));
      }
      return result;
    },
    response: responseExtras(request, reply, extras, isSecure(request, services)),
  };
  return { context, extras };
}

const maxTopicsLength = 2_000;

/** Proxies and clients refuse long headers: after a write of very many rows, the author's browser reads everything again. */
const inHeader = (tags: CacheTag[]): CacheTag[] => (formatHeader(tags).length > maxTopicsLength ? [everything] : tags);

const nothing = z.strictObject({});

/** Whether the app is opened over HTTPS: here, or at the proxy in front. */
const isSecure = (request: FastifyRequest, { publicOrigin }: HttpServices): boolean =>
  request.protocol === 'https' || (publicOrigin?.startsWith('https:') ?? false);

function responseExtras(request: FastifyRequest, reply: FastifyReply, extras: Extras, secure: boolean): ResponseExtras {
  return {
    status: (code) => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
    cookie: (name, value, maxAge) =>
      void reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge,
      }),
    mayBeFramed: () => void reply.removeHeader('x-frame-options'),
    progress: (progress) => extras.lines?.add(progress),
    nextPage: (cursor) => {
      if (cursor === null) return;
      const { pathname, searchParams } = new URL(request.url, 'http://app.invalid');
      searchParams.set('cursor', cursor);
      searchParams.sort();
      extras.link = `<${pathname}?${searchParams}>; rel="next"`;
    },
  };
}
