import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyFor } from '../built-answer.ts';
import { answersVaryBy, securityHeaders } from './headers.ts';
import type { Pages } from './page.ts';
import type { PageTurns } from './page-turns.ts';

const fixedHeaders = [
  ...Object.entries(securityHeaders).flat(),
  ...['cache-control', 'no-cache', 'vary', answersVaryBy, 'content-type', 'text/html; charset=utf-8'],
];

export type EarlyPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Gives a page turn to whoever opens a page, or else the page as it is for everybody, before the router sees the request: true
 * when it was answered here.
 */
export function plainPages(pages: Pages, turns: PageTurns): EarlyPage {
  return ({ method, url = '/', headers }, response) => {
    const [path = '/'] = url.split('?');
    if (method !== 'GET' || !pages.has(path) || turns.take(response)) return false;
    const page = pages.kept(path);
    if (!page) {
      // Made for the next; this one takes the long way, where a fault has an answer.
      pages.find(path, null).catch(() => undefined);
      return false;
    }
    const head = [...fixedHeaders, 'content-security-policy', pages.policy, 'etag', page.etag];
    if (headers['if-none-match'] === page.etag) {
      response.writeHead(304, head).end();
      return true;
    }
    const accepted = String(headers['accept-encoding'] ?? '');
    // Every browser takes a packed page; to unpack it for whoever does not would cost more than to make one.
    if (!/\b(?:br|gzip)\b/.test(accepted)) {
      response
        .writeHead(503, [...fixedHeaders, 'retry-after', '2'])
        .end('The server is busy. Please try again in a moment.');
      return true;
    }
    const { bytes, coding } = bodyFor(page, accepted);
    if (coding) head.push('content-encoding', coding);
    response.writeHead(200, [...head, 'content-length', String(bytes.length)]).end(bytes);
    return true;
  };
}
