import type { IncomingHttpHeaders } from 'node:http';
import type { TokenScope } from '#shared/api-tokens.ts';
import { Failure, forbidden } from '../failure.ts';
import type { Route } from '../http/route.ts';
import { type Access, getRoleFor, hasAccess, isToken, type ViewerRole } from './access.ts';

/** With an API token a program reads what everyone of a role sees. It is nobody's account. */
export interface ApiToken {
  id: number;
  scope: TokenScope;
}

/** Programs that look for leaked secrets recognise a token by it; other bearer tokens are none of ours. */
const prefix = 'va_';

export const withPrefix = (secret: string): string => `${prefix}${secret}`;

/** The random part of a token; undefined if it cannot be one. */
export function secretIn(characters: string): string | undefined {
  const secret = characters.slice(prefix.length);
  return characters.startsWith(prefix) && isToken(secret) ? secret : undefined;
}

/** What a request carries as an API token, valid or not. */
export function apiTokenIn({ authorization }: IncomingHttpHeaders): string | undefined {
  const [, characters] = /^Bearer +(va_\S*) *$/i.exec(authorization ?? '') ?? [];
  return characters;
}

export const roleOf = ({ scope }: ApiToken): ViewerRole => getRoleFor(scope);

/** Whom its calls are counted for. */
export const tokenHolder = ({ id }: ApiToken): string => `token ${id}`;

export const endedToken = () =>
  new Failure(401, 'This API token does not work: it was revoked, has ended or is mistyped');

/** Whether API tokens may read it: a response that is the same for everyone of a role. */
export const isForTokens = ({ method, cacheTags, isAlike }: Route): boolean =>
  method === 'GET' && (cacheTags !== undefined || isAlike === true);

/** The narrowest scope that opens a call. */
export const leastScope = ({ access }: Pick<Route, 'access'>): TokenScope => (access === 'officer' ? 'admin' : access);

/** Refuses a call that needs a person, or more than the scope allows. */
export function mustBeReadable(route: Route, token: ApiToken): void {
  if (!isForTokens(route)) throw forbidden('This call needs a person who is logged in: an API token cannot make it');
  if (!hasAccess(roleOf(token), route.access)) {
    throw forbidden(`The scope of this API token does not allow this call, which is for ${whom[route.access]}`);
  }
}

const whom: Readonly<Record<Access, string>> = {
  visitor: 'everybody',
  member: 'members',
  officer: 'officers and admins',
  admin: 'admins',
};
