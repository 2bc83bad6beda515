import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { tooMany } from '#server/failure.ts';

export interface FailureLimit {
  most: number;
  windowSeconds: number;
}

export interface LoginLimits {
  account: FailureLimit;
  address: FailureLimit;
  stepUp: FailureLimit;
}

const minute = 60;

export const loginLimits = (factor: number): LoginLimits => ({
  account: { most: scaled(10, factor), windowSeconds: 15 * minute },
  address: { most: scaled(300, factor), windowSeconds: 5 * minute },
  stepUp: { most: scaled(5, factor), windowSeconds: 15 * minute },
});

const scaled = (most: number, factor: number): number => Math.max(1, Math.round(most * factor));

export interface Counter {
  key: string;
  limit: FailureLimit;
}

export interface Failures {
  count: number;
  window_started_at: string;
}

/** How far the clocks of two processes may differ. */
const clockSlackMs = 60_000;

/** How many failures count now: none after the window, nor in a future window, which a clock set back leaves behind. */
export function failuresNow(failures: Failures | undefined, limit: FailureLimit, now: Date): number {
  if (!failures) return 0;
  const age = now.getTime() - Date.parse(failures.window_started_at);
  return age < -clockSlackMs || age >= limit.windowSeconds * 1000 ? 0 : failures.count;
}

/** Seconds until the next try is allowed; 0 if it is allowed now. */
export function secondsToWait(failures: Failures | undefined, limit: FailureLimit, now: Date): number {
  if (!failures || failuresNow(failures, limit, now) < limit.most) return 0;
  const endsAt = Date.parse(failures.window_started_at) + limit.windowSeconds * 1000;
  return (endsAt - now.getTime()) / 1000;
}

/**
 * The counters for a try. A device that knows the account has a counter of its own, so that failures from the same
 * address, such as a whole residence, never lock its owner out. Names are hashed, because people type passwords into
 * the wrong field.
 */
export function loginCounters(
  limits: LoginLimits,
  { username, address, knownDevice }: { username: string; address: string; knownDevice: string | null },
): LoginCounters {
  const from = knownDevice === null ? `address ${address}` : `device ${knownDevice}`;
  const own = { key: `login ${hashed(`${username} ${from}`)}`, limit: limits.account };
  return knownDevice === null ? { own, address: { key: `address ${address}`, limit: limits.address } } : { own };
}

export interface LoginCounters {
  own: Counter;
  address?: Counter;
}

export const stepUpCounter = (limits: LoginLimits, accountId: number): Counter => ({
  key: `gate ${accountId}`,
  limit: limits.stepUp,
});

export async function mustHaveTriesLeft(db: Database, { key, limit }: Counter, now: Date): Promise<void> {
  const wait = secondsToWait(await findFailures(db, key), limit, now);
  if (wait > 0) throw tooManyFailures(wait);
}

/**
 * Lets a try begin if the counter would still have room after failures of all tries before it; returns 'first' if there
 * are none. Otherwise waits for their outcome, or answers 429 at once if there are too many of them.
 */
export async function mayTry(db: Database, { key, limit }: Counter, now: Date, own: Try): Promise<'first' | 'later'> {
  while (true) {
    const failures = await findFailures(db, key);
    const wait = secondsToWait(failures, limit, now);
    if (wait > 0) throw tooManyFailures(wait);
    const earlier = own.earlierTries(key);
    if (earlier >= limit.most) throw tooManyFailures(1);
    const counted = failuresNow(failures, limit, now) + earlier;
    if (counted < limit.most) return counted === 0 ? 'first' : 'later';
    await own.anotherEnds(key);
  }
}

export const findFailures = (db: Database, key: string): Promise<Failures | undefined> =>
  db.selectFrom('login_failures').selectAll().where('key', '=', key).executeTakeFirst();

/**
 * Counts a failure. Of many simultaneous tries, exactly as many as the limit allows are plain failures; for the others,
 * returns the seconds to wait.
 */
export async function countFailure(db: Database, counters: readonly Counter[], now: Date): Promise<number> {
  let wait = 0;
  for (const { key, limit } of counters) {
    const { count } = await addOne(db, key, limit, now);
    if (count > limit.most) wait = Math.max(wait, limit.windowSeconds);
  }
  return wait;
}

/** Clears the counter after a success, but not the address's: logging in to an own account must not clear that. */
export async function forgetFailures(db: Database, { key }: Counter): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', key).execute();
}

/** A single statement, so that simultaneous failures are all counted. */
function addOne(db: Database, key: string, limit: FailureLimit, now: Date) {
  const at = now.toISOString();
  const startedBefore = new Date(now.getTime() - limit.windowSeconds * 1000).toISOString();
  const future = new Date(now.getTime() + clockSlackMs).toISOString();
  const over = sql`(login_failures.window_started_at <= ${startedBefore} or login_failures.window_started_at > ${future})`;
  return db
    .insertInto('login_failures')
    .values({ key, count: 1, window_started_at: at })
    .onConflict((conflicting) =>
      conflicting.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else login_failures.count + 1 end`,
        window_started_at: sql<string>`case when ${over} then cast(${at} as text) else login_failures.window_started_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
}

export const tooManyFailures = (wait: number) =>
  tooMany(wait, 'Too many failed tries. Please wait a few minutes and try again.');

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

export interface Try extends Disposable {
  earlierTries(key: string): number;
  anotherEnds(key: string): Promise<void>;
}

interface Line {
  tries: symbol[];
  waiting: (() => void)[];
}

/**
 * Tries under way count like failures until their outcome is known. So simultaneous tries cannot get around a limit,
 * and no password is hashed in vain.
 */
export class TriesUnderWay {
  readonly #lines = new Map<string, Line>();

  begin(keys: readonly string[]): Try {
    const own = Symbol('try');
    for (const key of keys) this.#line(key).tries.push(own);
    return {
      earlierTries: (key) => Math.max(0, this.#line(key).tries.indexOf(own)),
      anotherEnds: (key) => new Promise((resolve) => this.#line(key).waiting.push(resolve)),
      [Symbol.dispose]: () => {
        for (const key of keys) this.#end(key, own);
      },
    };
  }

  #line(key: string): Line {
    const line = this.#lines.get(key) ?? { tries: [], waiting: [] };
    this.#lines.set(key, line);
    return line;
  }

  #end(key: string, own: symbol): void {
    const { tries, waiting } = this.#line(key);
    this.#lines.set(key, { tries: tries.filter((entry) => entry !== own), waiting: [] });
    if (tries.length === 1) this.#lines.delete(key);
    for (const wake of waiting) wake();
  }
}
