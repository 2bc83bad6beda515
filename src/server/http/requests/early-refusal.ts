import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountKey } from '../../access/access.ts';
import { tooMany } from '../../failure.ts';
import { personalCaching, securityHeaders } from '../pages/headers.ts';
import type { WarmServices } from '../warm.ts';
import { addressOf } from './address.ts';
import { cookieValue } from './cookies.ts';
import type { RejectedRequests } from './rejected-requests.ts';
import { nameOf } from './request-log.ts';

const body = JSON.stringify({ message: tooMany(1).message });
const fixedHeaders = [
  ...Object.entries(securityHeaders).flat(),
  'cache-control',
  personalCaching,
  'content-type',
  'application/json; charset=utf-8',
  'content-length',
  String(Buffer.byteLength(body)),
];

/**
 * Refuses a read beyond the limit before the router sees it, so that a flood costs a look-up and a write. Only
 * where it is known who asks; true when the request was answered here.
 */
export function refuseEarly(
  services: WarmServices,
  rejectedRequests: RejectedRequests,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method = '', url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url?.startsWith('/api/') || headers.authorization !== undefined)
    return false;
  const now = Date.now();
  const viewer = services.viewers.known(cookieValue(headers.cookie, services.viewers.cookie), now);
  if (!viewer) return false;
  const address = addressOf(request, services.trustProxy);
  const wait = services.limiter.wait('read', accountKey(viewer), address, now);
  if (wait === 0) return false;
  rejectedRequests.count(429, method, nameOf(viewer, address));
  response.writeHead(429, [...fixedHeaders, 'retry-after', String(Math.max(1, Math.ceil(wait)))]).end(body);
  return true;
}
