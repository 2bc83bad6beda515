import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that could change something may come from this app. Browsers send `Sec-Fetch-Site`, older ones
 * `Origin`. A request with neither header comes from no web page; it is refused only if it carries a cookie.
 */
export function isFromThisApp(method: string, headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  if (safeMethods.has(method)) return true;
  const { origin, host, cookie, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return cookie === undefined;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The value of one cookie in a Cookie header. Session tokens need no decoding, so none is done. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim() || undefined;
  }
  return undefined;
}

interface RequestSource {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The caller's address as limits count it: an IPv6 one is cut to its /64, because one household owns all of it. Behind
 * a trusted proxy it is the last forwarded address, which the proxy added, never what the caller claims before it.
 */
export function getAddress(request: RequestSource, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : undefined;
  const address = forwarded || request.socket.remoteAddress || 'unknown';
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  return isIPv6(address) ? network64(address) : address.slice(0, 64);
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
