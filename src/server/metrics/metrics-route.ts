import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Failure, tooMany } from '../failure.ts';
import type { FastPathServices } from '../http/fast-path.ts';
import type { Metrics } from './metrics.ts';

export const metricsPath = '/metrics';

/** For a program that watches the app, which knows the token; a session opens nothing here. */
export function registerMetrics(
  server: FastifyInstance,
  { limiter }: Pick<FastPathServices, 'limiter'>,
  { token, metrics }: { token: string; metrics: Metrics },
): void {
  server.get(metricsPath, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) {
      const wait = limiter.count('wrongToken', null, request.address, Date.now());
      throw wait > 0 ? tooMany(wait) : new Failure(401, 'Metrics need their token');
    }
    const { type, text } = await metrics.read();
    return reply.headers({ 'content-type': type, 'cache-control': 'no-store' }).send(text);
  });
}

/** Compares hashes, which are of one length, so that the time taken says nothing about the token. */
function isToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
