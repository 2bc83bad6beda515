import type { IncomingMessage, ServerResponse } from 'node:http';
import { roleClass } from '../access.ts';
import { type Answers, answerKey, type KeptAnswer } from '../answers.ts';
import type { Limiter } from '../limits.ts';
import type { Viewers } from '../viewers.ts';
import { addressOf } from './address.ts';
import { cookieValue } from './cookies.ts';
import { answersVaryBy, securityHeaders, sharedCaching } from './headers.ts';

export interface WarmServices {
  answers: Answers;
  viewers: Viewers;
  limiter: Limiter;
  trustProxy: boolean;
  /** The number of the latest change this process has heard of. */
  latestChange(): number;
  /** Drops what is kept if another process has written to the file. */
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
  services.noticeForeignWrites();
  const viewer = services.viewers.known(cookieValue(headers.cookie, services.viewers.cookie), now);
  if (!viewer) return false;
  const answer = services.answers.find(answerKey(roleClass(viewer), url), heardNumber(headers));
  if (!answer) return false;
  const account = viewer.kind === 'member' ? `a${viewer.accountId}` : null;
  if (services.limiter.count('read', account, addressOf(request, services.trustProxy), now) > 0) return false;
  writeKept(answer, services.latestChange(), headers, response);
  return true;
}

/** The number of the latest change that the asker has heard of; 0 when it says none. */
export function heardNumber(headers: IncomingMessage['headers']): number {
  const heard = headers['x-change'];
  return typeof heard === 'string' && /^\d{1,10}$/.test(heard) ? Number(heard) : 0;
}

const fixedHeaders = Object.entries(securityHeaders).flat();

/** `change` is the latest change the answer is sure to show; a browser compares it with the live stream's greeting. */
export function writeKept(
  answer: KeptAnswer,
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
  if (asked['if-none-match'] === answer.etag) {
    response.writeHead(304, head).end();
    return;
  }
  const { body, encoding } = encodingFor(answer, String(asked['accept-encoding'] ?? ''));
  if (encoding) head.push('content-encoding', encoding);
  head.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length));
  response.writeHead(200, head).end(body);
}

function encodingFor(answer: KeptAnswer, accepted: string): { body: Buffer; encoding?: string } {
  if (answer.brotli && /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return { body: answer.brotli, encoding: 'br' };
  if (answer.gzip && /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return { body: answer.gzip, encoding: 'gzip' };
  return { body: answer.identity };
}
