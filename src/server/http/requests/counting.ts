import type { FastifyRequest } from 'fastify';
import { accountKey } from '../../access/access.ts';
import type { LimitName } from '../../access/limits.ts';
import { asFailure, tooMany } from '../../failure.ts';
import type { FastPathServices } from '../fast-path.ts';

/** Counts the call against its limit, once the viewer is known; throws a 429 beyond it. */
export function countRequest(
  services: Pick<FastPathServices, 'limiter'>,
  { viewer, address, at, counted }: FastifyRequest,
  limit: LimitName,
  { weight = 1, holder = accountKey(viewer) }: { weight?: number; holder?: string | null | undefined } = {},
): void {
  const wait = services.limiter.count(limit, holder, address, at.getTime(), weight);
  if (wait > 0) throw tooMany(wait);
  if (holder === null && weight === 1) counted.push(limit);
}

/**
 * A visitor's failed call counts apart from those that succeed, and so does anybody's made-up secret. Beyond the limit,
 * failures get a 429 instead.
 */
export function countFailure(
  services: Pick<FastPathServices, 'limiter'>,
  request: FastifyRequest,
  error: unknown,
): unknown {
  const { status } = asFailure(error);
  const { counted = [], viewer, address, at } = request;
  // Nothing was counted, nor is known of the viewer, where a request was refused early.
  if (counted.length === 0 || status < 400 || status >= 500 || status === 429) return error;
  const account = accountKey(viewer);
  const wait = counted.reduce((longest, limit) => Math.max(longest, waitAfterFailed(limit)), 0);
  return wait > 0 ? tooMany(wait) : error;

  function waitAfterFailed(limit: LimitName): number {
    if (account === null) return services.limiter.countFailed(limit, address, at.getTime());
    return limit === 'wrongToken' ? services.limiter.count(limit, account, address, at.getTime()) : 0;
  }
}
