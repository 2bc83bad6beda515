import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountKey, isAdmin, roleClass } from '../access/access.ts';
import { keptAnswerWeight, type Limiter } from '../access/limits.ts';
import type { Viewers } from '../access/viewers.ts';
import { bodyFor, type CachedResponse } from '../cache/cached-response.ts';
import type { KnownChanges } from '../cache/known-changes.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { spellingOf } from './answer-key.ts';
import { answersVaryBy, securityHeaders, sharedCaching } from './pages/headers.ts';
import { addressOf } from './requests/address.ts';
import { cookieValue } from './requests/cookies.ts';

export interface WarmServices {
  responseCache: ResponseCache;
  viewers: Viewers;
  limiter: Limiter;
  knownChanges: KnownChanges;
  trustProxy: boolean;
  latestChange(): number;
  noticeForeignWrites(): void;
}

/**
 * Answers a repeated read before the router sees it: who asks is known, the answer is kept, the limit is not
 * reached. Anything else, however slightly off, goes the long way; true when the request was answered here.
 */
export function answerWarm(services: WarmServices, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url, headers } = request;
  if (method !== 'GET' || url === undefined || !url.startsWith('/api/') || headers.authorization !== undefined)
    return false;
  const now = Date.now();
  const viewer = services.viewers.known(cookieValue(headers.cookie, services.viewers.cookie), now);
  if (!viewer || (isAdmin(viewer) && isUserActivated(headers))) return false;
  const spelling = spellingOf(roleClass(viewer), url);
  const knownChange = services.knownChanges.plausible(knownChangeOf(headers));
  const answer = services.responseCache.find(spelling, knownChange);
  if (!answer) return false;
  const address = addressOf(request, services.trustProxy);
  if (services.limiter.count('read', accountKey(viewer), address, now, keptAnswerWeight) > 0) return false;
  // Only before an answer, so that a refusal asks nothing of the database. Word of a write drops all that was found.
  services.noticeForeignWrites();
  if (services.responseCache.find(spelling, knownChange) !== answer) return false;
  writeKept(answer, services.latestChange(), headers, response);
  return true;
}

/** Whether the app sent this right after the person pressed or typed something, not by itself. */
export const isUserActivated = (headers: IncomingMessage['headers']): boolean => headers['x-user-activation'] === '1';

export function knownChangeOf(headers: IncomingMessage['headers']): number {
  const knownChange = headers['x-change'];
  return typeof knownChange === 'string' && /^\d{1,10}$/.test(knownChange) ? Number(knownChange) : 0;
}

const fixedHeaders = Object.entries(securityHeaders).flat();

/** `change` is the latest change the answer is sure to show; a browser compares it with the live stream's greeting. */
export function writeKept(
  answer: CachedResponse,
  change: number,
  asked: IncomingMessage['headers'],
  response: ServerResponse,
): void {
  const head = [
    ...fixedHeaders,
    'x-change',
    String(change),
    'cache-control',
    sharedCaching,
    'vary',
    answersVaryBy,
    'etag',
    answer.etag,
  ];
  if (answer.nextPage) head.push('link', answer.nextPage);
  if (answer.tags.length > 0) head.push('x-topics', answer.tags.join(' '));
  if (answer.rows) head.push('x-rows', answer.rows);
  if (asked['if-none-match'] === answer.etag) {
    response.writeHead(304, head).end();
    return;
  }
  const { bytes, coding } = bodyFor(answer, String(asked['accept-encoding'] ?? ''));
  if (coding) head.push('content-encoding', coding);
  head.push('content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length));
  response.writeHead(200, head).end(bytes);
}
