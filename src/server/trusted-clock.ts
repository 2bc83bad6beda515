import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/schema.ts';

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
