import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountKey, isAdmin, roleClass, type Viewer } from '../access/access.ts';
import { keptAnswerWeight, type Limiter } from '../access/limits.ts';
import type { Viewers } from '../access/viewers.ts';
import { bodyFor, type CachedResponse } from '../cache/cached-response.ts';
import type { KnownChanges } from '../cache/known-changes.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { tooMany } from '../failure.ts';
import { answersVaryBy, personalCaching, securityHeaders, sharedCaching } from './pages/headers.ts';
import { addressOf, cookieValue } from './requests/caller.ts';
import type { RejectedRequests } from './requests/rejected-requests.ts';
import { nameOf } from './requests/request-log.ts';

export interface FastPathServices {
  responseCache: ResponseCache;
  viewers: Viewers;
  limiter: Limiter;
  knownChanges: KnownChanges;
  trustProxy: boolean;
  latestChange(): number;
  noticeForeignWrites(): void;
}

/**
 * Before the router sees a read of somebody known: a cached response goes out, and what is beyond the limit is refused, so that a flood
 * costs a look-up and a write. Anything else, however slightly off, goes the long way; true when the request was answered here.
 */
export function answerFast(
  services: FastPathServices,
  rejectedRequests: RejectedRequests,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method = '', url, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !url?.startsWith('/api/') || headers.authorization !== undefined) return false;
  const now = Date.now();
  const viewer = services.viewers.known(cookieValue(headers.cookie, services.viewers.cookie), now);
  if (!viewer) return false;
  const { limiter } = services;
  const [account, address] = [accountKey(viewer), addressOf(request, services.trustProxy)];
  const isActed = isAdmin(viewer) && isUserActivated(headers);
  const cached = method === 'GET' && !isActed ? findCached(services, viewer, request) : undefined;
  if (cached && limiter.count('read', account, address, now, keptAnswerWeight) === 0) {
    // Only before an answer, so that a refusal asks nothing of the database. Word of a write drops all that was found.
    services.noticeForeignWrites();
    if (findCached(services, viewer, request) !== cached) return false;
    writeCached(cached, services.latestChange(), headers, response);
    return true;
  }
  const wait = limiter.wait('read', account, address, now);
  if (wait === 0) return false;
  rejectedRequests.count(429, method, nameOf(viewer, address));
  response.writeHead(429, [...refusalHeaders, 'retry-after', String(Math.max(1, Math.ceil(wait)))]).end(refusal);
  return true;
}

export function findCached(
  { responseCache, knownChanges }: FastPathServices,
  viewer: Viewer,
  request: IncomingMessage,
) {
  const knownChange = knownChanges.plausible(knownChangeOf(request.headers));
  return responseCache.find(cacheKey(viewer, request.url ?? ''), knownChange);
}

export const cacheKey = (viewer: Viewer, url: string): string => `${roleClass(viewer)} ${url}`;

/** Whether the app sent this right after the person pressed or typed something, not by itself. */
export const isUserActivated = (headers: IncomingMessage['headers']): boolean => headers['x-user-activation'] === '1';

export function knownChangeOf(headers: IncomingMessage['headers']): number {
  const knownChange = headers['x-change'];
  return typeof knownChange === 'string' && /^\d{1,10}$/.test(knownChange) ? Number(knownChange) : 0;
}

const fixedHeaders = Object.entries(securityHeaders).flat();
const ofJson = ['content-type', 'application/json; charset=utf-8', 'content-length'];
const refusal = JSON.stringify({ message: tooMany(1).message });
const refusalHeaders = [
  ...fixedHeaders,
  'cache-control',
  personalCaching,
  ...ofJson,
  String(Buffer.byteLength(refusal)),
];

/** `change` is the latest change the answer is sure to show; a browser compares it with the live stream's greeting. */
export function writeCached(
  answer: CachedResponse,
  change: number,
  asked: IncomingMessage['headers'],
  response: ServerResponse,
): void {
  const head = [...fixedHeaders, 'x-change', String(change), 'cache-control', sharedCaching, 'vary', answersVaryBy];
  head.push('etag', answer.etag);
  if (answer.nextPage) head.push('link', answer.nextPage);
  if (answer.tags.length > 0) head.push('x-topics', answer.tags.join(' '));
  if (answer.rows) head.push('x-rows', answer.rows);
  if (asked['if-none-match'] === answer.etag) {
    response.writeHead(304, head).end();
    return;
  }
  const { bytes, coding } = bodyFor(answer, String(asked['accept-encoding'] ?? ''));
  if (coding) head.push('content-encoding', coding);
  response.writeHead(200, [...head, ...ofJson, String(bytes.length)]).end(bytes);
}
