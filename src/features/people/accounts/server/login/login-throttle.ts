import { setTimeout } from 'node:timers/promises';
import type { Limiter } from '#server/access/limits.ts';
import { BoundedQueue } from '#server/concurrency/bounded-queue.ts';
import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { overloaded } from '#server/failure.ts';
import { type LoginLimits, loginLimits, TriesUnderWay } from './throttle.ts';

/** Slows down password guessing within one process. The counts of failures are in the database. */
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

/** The minimum time of each check in a lane: four a second for an address. */
const slowestMs = 250;
const maxQueued = 20;

/** Checks passwords from addresses with too many failures: one at a time, slowly, with fair turns. */
class SlowLane {
  readonly #lanes = new Map<string, BoundedQueue>();

  async check(address: string, share: readonly string[], work: () => Promise<boolean>): Promise<boolean> {
    const lane = this.#lanes.get(address) ?? new BoundedQueue(1, maxQueued);
    this.#lanes.set(address, lane);
    try {
      return await lane.run(async () => {
        const [fits] = await Promise.all([work(), setTimeout(slowestMs)]);
        return fits;
      }, share);
    } finally {
      if (lane.isIdle) this.#lanes.delete(address);
    }
  }

  /** Takes as long as a check, but takes no turn: otherwise names without an account could fill the lane. */
  async pretend(address: string): Promise<false> {
    const waiting = this.#lanes.get(address)?.waiting ?? 0;
    if (waiting >= maxQueued) throw overloaded();
    await setTimeout((waiting + 1) * slowestMs);
    return false;
  }
}

export const loginThrottle = new LazySingleton(async ({ env, limiter }) => newLoginThrottle(env.limits, limiter));
