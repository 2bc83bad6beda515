import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyFor, type CachedResponse, type Packed } from '../../cache/cached-response.ts';
import { answersVaryBy, securityHeaders } from './headers.ts';
import type { Pages } from './page.ts';
import type { PageTurns } from './page-turns.ts';

const fixedHeaders = [
  ...Object.entries(securityHeaders).flat(),
  ...['cache-control', 'no-cache', 'vary', answersVaryBy, 'content-type', 'text/html; charset=utf-8'],
];

/** True when the request is answered here, now or in a moment; `goOn` is the long way, where a fault has an answer. */
export type EarlyPage = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean;

/**
 * Gives a page turn to whoever opens a page, or else the page as it is for everybody, before the router sees the request: nobody
 * is turned away.
 */
export function plainPages(pages: Pages, turns: PageTurns): EarlyPage {
  const send = senderOf(pages.policy);
  return (request, response, goOn) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (request.method !== 'GET' || !pages.has(path) || turns.take(response)) return false;
    const page = pages.kept(path);
    if (page) send(page, request, response);
    else pages.find(path).then((made) => send(made, request, response), goOn);
    return true;
  };
}

function senderOf(policy: string) {
  /** For those who take nothing packed, and are no browsers: unpacked once, for as long as the page is kept. */
  const unpacked = new WeakMap<CachedResponse, Packed>();
  return (page: CachedResponse, { headers }: IncomingMessage, response: ServerResponse): void => {
    const head = [...fixedHeaders, 'content-security-policy', policy, 'etag', page.etag];
    if (headers['if-none-match'] === page.etag) {
      response.writeHead(304, head).end();
      return;
    }
    const accepted = String(headers['accept-encoding'] ?? '');
    const { bytes, coding } =
      (/\b(?:br|gzip)\b/.test(accepted) ? undefined : unpacked.get(page)) ?? bodyFor(page, accepted);
    if (coding) head.push('content-encoding', coding);
    else unpacked.set(page, { bytes });
    response.writeHead(200, [...head, 'content-length', String(bytes.length)]).end(bytes);
  };
}
