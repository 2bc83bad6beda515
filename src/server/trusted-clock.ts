import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/schema.ts';

const day = 24 * 60 * 60 * 1000;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/**
 * Whether what only the clock says is old may be deleted. The database remembers where the clock was seen, and since when it has gone on
 * without a leap of more than a day, back or ahead. It is believed once that has lasted for a day.
 */
export class TrustedClock {
  readonly #db: Database;
  readonly #log: Log;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  async isBelieved(now: Date): Promise<boolean> {
    const seen = await this.#db.selectFrom('village_clock').select(['steady_since', 'seen_at']).executeTakeFirst();
    const seen_at = now.toISOString();
    if (!seen) {
      const first = { id: 1, steady_since: seen_at, seen_at };
      await this.#db
        .insertInto('village_clock')
        .values(first)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return false;
    }
    const leapt = Math.abs(now.getTime() - Date.parse(seen.seen_at)) > day;
    const steady_since = leapt ? seen_at : seen.steady_since;
    await this.#db.updateTable('village_clock').set({ steady_since, seen_at }).execute();
    if (leapt)
      this.#log.warn(
        { before: seen.seen_at, now: seen_at },
        'the clock has leapt: for a day nothing is deleted for its age',
      );
    return now.getTime() - Date.parse(steady_since) >= day;
  }
}
