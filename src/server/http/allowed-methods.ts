import { Failure } from '../failure.ts';
import type { Route } from './route.ts';

type AddressedRoute = Pick<Route, 'method' | 'path'>;

/** The methods that the API has at an address. Asked only for requests that no route takes. */
export function methodsByAddress(routes: readonly AddressedRoute[]): (address: string) => string[] {
  let patterns: { method: string; pattern: RegExp }[] | undefined;
  return (address) => {
    patterns ??= routes.map(({ method, path }) => ({ method, pattern: new RegExp(`^${asPattern(path)}$`) }));
    const methods = new Set(patterns.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}

/** Fastify's `/api/games/:id` as a regular expression. */
const asPattern = (path: string): string => path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');

export const wrongMethod = (allowed: readonly string[]): Failure =>
  new Failure(405, `Only ${allowed.join(', ')} can be used here`, {}, { allow: allowed.join(', ') });
