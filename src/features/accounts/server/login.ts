import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure, tooMany } from '#server/failure.ts';
import type { AuditEntry } from '#server/write.ts';
import { writeAudit } from './audit.ts';
import { knownDevice } from './devices.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';
import { type Account, findAccountByName } from './queries.ts';
import {
  type Counter,
  countFailure,
  failuresNow,
  findFailures,
  type LoginCounters,
  loginCounters,
  mayTry,
  mustHaveTriesLeft,
  secondsToWait,
  type Try,
  tooManyFailures,
} from './throttle.ts';
import { usernameKey } from './usernames.ts';

export interface LoginTry {
  username: string;
  password: string;
  address: string;
  device: string | undefined;
  viewer: Viewer;
  now: Date;
}

export interface CheckedLogin {
  account: Account;
  counter: Counter;
}

/**
 * Checks a name and a password; null if they do not match. Neither the answer nor its time reveals whether the name
 * exists. Too many failures get a 429 before any hashing. Beyond an address's own limit, right passwords still pass
 * slowly, and wrong ones get a 429.
 */
export async function checkLogin(
  db: Database,
  throttle: LoginThrottle,
  attempt: LoginTry,
): Promise<CheckedLogin | null> {
  const { address, now } = attempt;
  const name = usernameKey(attempt.username);
  const account = await findAccountByName(db, name);
  const device = account ? await knownDevice(db, account.id, attempt.device) : null;
  const counters = loginCounters(throttle.limits, { username: name, address, knownDevice: device });
  const { own } = counters;
  const pause = throttle.limiter.count('login', own.key, address, now.getTime());
  if (pause > 0) throw tooMany(pause);

  using tries = throttle.underWay.begin(keysOf(counters));
  const kind = await mayTry(db, own, now, tries);
  const crowded = await secondsOfCrowd(db, counters, now, tries);

  const verify = () => verifyPassword(account?.password_hash ?? null, attempt.password, [device ?? address, name]);
  const fits = await (crowded === 0
    ? verify()
    : account
      ? throttle.slowLane.check(address, [kind, name], verify)
      : throttle.slowLane.pretend(address));
  if (fits && account) {
    // Simultaneous tries may have failed meanwhile: a lucky guess among too many must not succeed.
    await mustHaveTriesLeft(db, own, now);
    return { account, counter: own };
  }
  await refuse(db, counters, attempt, { account, crowded });
  return null;
}

const keysOf = ({ own, address }: LoginCounters): string[] => (address ? [own.key, address.key] : [own.key]);

async function secondsOfCrowd(db: Database, { address }: LoginCounters, now: Date, own: Try): Promise<number> {
  if (!address) return 0;
  const { key, limit } = address;
  const failures = await findFailures(db, key);
  const isFull = failuresNow(failures, limit, now) + own.earlierTries(key) >= limit.most;
  return isFull ? secondsToWait(failures, limit, now) || 1 : 0;
}

async function refuse(
  db: Database,
  { own, address }: LoginCounters,
  attempt: LoginTry,
  { account, crowded }: { account: Account | undefined; crowded: number },
): Promise<void> {
  const counted = address && crowded === 0 ? [own, address] : [own];
  // In a flood, unknown names are not worth an audit line each.
  if (crowded > 0 && !account) await countFailure(db, counted, attempt.now);
  else {
    await failed(db, counted, attempt, {
      act: 'login.failed',
      ...(account && { subject: `account:${account.id}` }),
      // The typed name may be a password, so the log only stores names of existing accounts.
      detail: { address: attempt.address, ...(account && { username: account.username }) },
    });
  }
  if (crowded > 0) throw tooManyFailures(crowded);
}

export async function failed(
  db: Database,
  counters: readonly Counter[],
  { viewer, now }: { viewer: Viewer; now: Date },
  entry: AuditEntry,
): Promise<void> {
  const wait = await countFailure(db, counters, now);
  await db.transaction().execute((tx) => writeAudit({ db: tx, viewer, now }, entry));
  if (wait > 0) throw tooManyFailures(wait);
}

/** Sent only to people who know the password. */
export const suspended = () => new Failure(403, 'This account is suspended. Ask an admin.');

export const wrongLogin = () => new Failure(401, 'Invalid username or password', { code: 'wrong-password' });
