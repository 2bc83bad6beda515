import type { FastifyBaseLogger } from 'fastify';
import type { TrustedClock } from './trusted-clock.ts';

/** What the app does without being asked. */
export interface ScheduledJob {
  name: string;
  /** In milliseconds. */
  every: number;
  /** At the beginning there is nothing to do yet. */
  waitsAtFirst?: boolean;
  /** Deletes what is old: left alone while the clock cannot be believed. */
  trustsClock?: boolean;
  work(now: Date): Promise<void>;
}

/** A stop does not wait longer: what is cut off is done by the next start. */
const longestEnd = 5_000;

export type ScheduledJobs = ReturnType<typeof scheduledJobs>;

/** All that a village does by the clock. Nothing happens before `begin`, which only a started app calls. */
export function scheduledJobs(
  jobs: readonly ScheduledJob[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: TrustedClock,
) {
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Map<ScheduledJob, Promise<void>>();

  async function attempt({ name, work, trustsClock = false }: ScheduledJob): Promise<void> {
    const now = new Date();
    try {
      if (!trustsClock || (await clock.isBelieved(now))) await work(now);
    } catch (error) {
      log.warn({ err: error }, `scheduled job ${name} failed; it is tried again`);
    }
  }

  /** One that takes longer than its time is not begun a second time beside itself. */
  const run = (job: ScheduledJob) => {
    if (!underWay.has(job))
      underWay.set(
        job,
        attempt(job).finally(() => underWay.delete(job)),
      );
  };

  return {
    begin: () => {
      for (const job of jobs) {
        timers.push(setInterval(run, job.every, job).unref());
        if (!job.waitsAtFirst) run(job);
      }
    },
    /** Returns once what is under way has ended, or has taken too long for it. */
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      const ended = Promise.withResolvers<unknown>();
      const limit = setTimeout(ended.resolve, longestEnd);
      void Promise.all(underWay.values()).then(ended.resolve);
      await ended.promise;
      clearTimeout(limit);
    },
  };
}
