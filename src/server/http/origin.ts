import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that could change something really comes from this app: browsers say so in `Sec-Fetch-Site`,
 * older ones in `Origin`. A request without a cookie carries nobody's rights, so it needs to prove nothing.
 */
export function isFromThisApp(method: string, headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  if (safeMethods.has(method) || headers.cookie === undefined) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined || headers.origin === 'null') return false;
  if (publicOrigin !== undefined) return headers.origin === publicOrigin;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
