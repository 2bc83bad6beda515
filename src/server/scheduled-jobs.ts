import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/schema.ts';

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
const maxEnd = 5_000;

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
      const limit = setTimeout(ended.resolve, maxEnd);
      void Promise.all(underWay.values()).then(ended.resolve);
      await ended.promise;
      clearTimeout(limit);
    },
  };
}

const day = 24 * 60 * 60 * 1000;

export type TrustedClock = ReturnType<typeof trustedClock>;

/**
 * Whether rows may be deleted for their age. The database stores the time that was last seen, and since when the clock
 * has run without a leap of more than a day, back or ahead. The clock is trusted once that has lasted for a day.
 */
export const trustedClock = (db: Database, log: Pick<FastifyBaseLogger, 'warn'>) => ({
  async isBelieved(now: Date): Promise<boolean> {
    const seen = await db.selectFrom('village_clock').select(['steady_since', 'seen_at']).executeTakeFirst();
    const seen_at = now.toISOString();
    const leapt = seen !== undefined && Math.abs(now.getTime() - Date.parse(seen.seen_at)) > day;
    const steady_since = seen && !leapt ? seen.steady_since : seen_at;
    await db
      .insertInto('village_clock')
      .values({ id: 1, steady_since, seen_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ steady_since, seen_at }))
      .execute();
    if (leapt)
      log.warn({ before: seen.seen_at, now: seen_at }, 'the clock has leapt: for a day nothing is deleted for its age');
    return now.getTime() - Date.parse(steady_since) >= day;
  },
});
