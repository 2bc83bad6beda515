import type { FastifyBaseLogger } from 'fastify';
import type { TrustedClock } from './trusted-clock.ts';

/** Work that the app does regularly by itself. */
export interface ScheduledJob {
  name: string;
  /** In milliseconds. */
  every: number;
  /** Does not run at the start, when there is nothing to do yet. */
  waitsAtFirst?: boolean;
  /** For a job that deletes old rows: skipped while the clock cannot be trusted. */
  trustsClock?: boolean;
  work(now: Date): Promise<void>;
}

/** A stop waits no longer than this: the next start does the work that was cut off. */
const longestEnd = 5_000;

export type ScheduledJobs = ReturnType<typeof scheduledJobs>;

/** Runs all scheduled jobs. Nothing happens before `begin`, which only a started app calls. */
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

  /** Skips a job whose last run is still under way. */
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
    /** Returns once the jobs under way have ended, or have taken too long. */
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
