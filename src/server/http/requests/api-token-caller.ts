import type { FastifyRequest } from 'fastify';
import { visitor } from '../../access/access.ts';
import { type ApiToken, apiTokenIn, endedToken, roleOf } from '../../access/api-tokens.ts';
import { forbidden } from '../../failure.ts';

export interface ApiTokenSource {
  /** The API token that these characters are; null if it has ended. */
  findApiToken(characters: string, now: Date): Promise<ApiToken | null>;
  noticeForeignWrites(): void;
}

/** Finds the API token that a request carries, and refuses it for writing. Nobody is logged in then, whatever the cookies. */
export async function identifyToken(services: ApiTokenSource, request: FastifyRequest): Promise<ApiToken> {
  services.noticeForeignWrites();
  request.at = new Date();
  request.counted = [];
  request.viewer = visitor;
  request.role = visitor;
  if (request.method !== 'GET' && request.method !== 'HEAD') throw forbidden('An API token can only read');
  const token = await services.findApiToken(apiTokenIn(request.headers) ?? '', request.at);
  if (!token) {
    request.counted.push('wrongToken');
    throw endedToken();
  }
  request.role = roleOf(token);
  return token;
}
