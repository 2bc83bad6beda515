import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that could change something may come from this app: browsers say so in `Sec-Fetch-Site`, older
 * ones in `Origin`. One that says neither comes from no browser's page; with a cookie it has to say so all the same.
 */
export function isFromThisApp(method: string, headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  if (safeMethods.has(method)) return true;
  const { origin, host, cookie, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return cookie === undefined;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
