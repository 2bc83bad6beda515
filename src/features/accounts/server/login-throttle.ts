import type { Limiter } from '#server/limits.ts';
import { SlowLane } from './slow-lane.ts';
import { type LoginLimits, loginLimits } from './throttle.ts';
import { TriesUnderWay } from './tries.ts';

/** What holds back those who guess passwords, in one process; the counts of failures are in the database. */
export interface LoginThrottle {
  limits: LoginLimits;
  limiter: Limiter;
  underWay: TriesUnderWay;
  slowLane: SlowLane;
}

export const newLoginThrottle = (factor: number, limiter: Limiter): LoginThrottle => ({
  limits: loginLimits(factor),
  limiter,
  underWay: new TriesUnderWay(),
  slowLane: new SlowLane(),
});
