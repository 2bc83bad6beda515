import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatHeader } from '#shared/cache-tags.ts';
import { accountKey, isAdmin, roleClass, type ViewerRole } from '../access/access.ts';
import { cachedWeight, type Limiter } from '../access/limits.ts';
import type { Viewers } from '../access/viewers.ts';
import type { KnownChanges } from '../cache/changes.ts';
import { bodyFor, type CachedResponse, type ResponseCache } from '../cache/response-cache.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { responseVariesBy, securityHeaders, sharedCaching } from './pages/headers.ts';
import { cookieValue, getAddress } from './requests/caller.ts';

export interface FastPathServices {
  responseCache: ResponseCache;
  viewers: Viewers;
  limiter: Limiter;
  knownChanges: KnownChanges;
  trustProxy: boolean;
  latestChange(): number;
  noticeForeignWrites(): void;
  /** Undefined unless somebody watches. */
  metrics?: Pick<Metrics, 'served'> | undefined;
}

/**
 * Sends a cached response before Fastify's router sees the request, if the viewer is in memory and within the limit. Any
 * other request, however slightly it differs, takes the long way. Returns true when the request was answered here.
 */
export function respondFast(services: FastPathServices, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url, headers } = request;
  if (method !== 'GET' || !url?.startsWith('/api/') || headers.authorization !== undefined) return false;
  const now = Date.now();
  const began = services.metrics && performance.now();
  // A write by another program drops the cached viewers and responses.
  services.noticeForeignWrites();
  const viewer = services.viewers.known(cookieValue(headers.cookie, services.viewers.cookie), now);
  if (!viewer || (isAdmin(viewer) && isUserActivated(headers))) return false;
  const cached = findCached(services, viewer, request);
  const address = getAddress(request, services.trustProxy);
  if (!cached || services.limiter.count('read', accountKey(viewer), address, now, cachedWeight) > 0) return false;
  writeCached(cached, services.latestChange(), headers, response);
  if (services.metrics && began !== undefined) {
    const milliseconds = performance.now() - began;
    services.metrics.served({ method, route: cached.route, status: response.statusCode, milliseconds });
  }
  return true;
}

export function findCached(
  { responseCache, knownChanges }: FastPathServices,
  viewer: ViewerRole,
  request: IncomingMessage,
) {
  const knownChange = knownChanges.plausible(readKnownChange(request.headers));
  return responseCache.find(cacheKey(viewer, request.url ?? ''), knownChange);
}

export const cacheKey = (viewer: ViewerRole, url: string): string => `${roleClass(viewer)} ${url}`;

/** Whether the app sent this right after the person pressed or typed something, not by itself. */
export const isUserActivated = (headers: IncomingMessage['headers']): boolean => headers['x-user-activation'] === '1';

export function readKnownChange(headers: IncomingMessage['headers']): number {
  const knownChange = headers['x-change'];
  return typeof knownChange === 'string' && /^\d{1,10}$/.test(knownChange) ? Number(knownChange) : 0;
}

const fixedHeaders = Object.entries(securityHeaders).flat();
const ofJson = ['content-type', 'application/json; charset=utf-8', 'content-length'];

/** `change` is the latest change the response is sure to show; a browser compares it with the live stream's greeting. */
export function writeCached(
  reply: CachedResponse,
  change: number,
  requestHeaders: IncomingMessage['headers'],
  response: ServerResponse,
): void {
  const head = [...fixedHeaders, 'x-change', String(change), 'cache-control', sharedCaching, 'vary', responseVariesBy];
  head.push('etag', reply.etag);
  if (reply.nextPage) head.push('link', reply.nextPage);
  if (reply.tags.length > 0) head.push('x-tags', formatHeader(reply.tags));
  if (reply.rows) head.push('x-rows', reply.rows);
  if (requestHeaders['if-none-match'] === reply.etag) {
    response.writeHead(304, head).end();
    return;
  }
  const { bytes, coding } = bodyFor(reply, String(requestHeaders['accept-encoding'] ?? ''));
  if (coding) head.push('content-encoding', coding);
  response.writeHead(200, [...head, ...ofJson, String(bytes.length)]).end(bytes);
}
