import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import type { AuditEntry } from '#server/write.ts';
import { writeAudit } from './audit.ts';
import { knownDevice } from './devices.ts';
import { verifyPassword } from './passwords.ts';
import { type Account, findAccountByName } from './queries.ts';
import {
  type Counter,
  countFailure,
  type LoginLimits,
  loginCounters,
  mustHaveTriesLeft,
  tooManyFailures,
} from './throttle.ts';
import { usernameKey } from './usernames.ts';

export interface LoginTry {
  username: string;
  password: string;
  address: string;
  /** The device cookie, as presented. */
  device: string | undefined;
  viewer: Viewer;
  now: Date;
}

export interface CheckedLogin {
  account: Account;
  counters: Counter[];
}

/**
 * Checks a name and a password; null when they do not fit. Whether the name exists shows neither in the answer nor in
 * the time it takes. Too many failures are a 429, before anything is computed.
 */
export async function checkLogin(db: Database, limits: LoginLimits, attempt: LoginTry): Promise<CheckedLogin | null> {
  const { username, now } = attempt;
  const account = await findAccountByName(db, username);
  const known = account ? await knownDevice(db, account.id, attempt.device) : null;
  const counters = loginCounters(limits, {
    username: usernameKey(username),
    address: attempt.address,
    knownDevice: known,
  });
  await mustHaveTriesLeft(db, counters, now);
  if ((await verifyPassword(account?.password_hash ?? null, attempt.password)) && account) {
    // Tries made at the same moment may have failed meanwhile: a lucky one among too many is worth nothing.
    await mustHaveTriesLeft(db, counters, now);
    return { account, counters };
  }
  await failed(db, counters, attempt, {
    act: 'login.failed',
    ...(account && { subject: `account:${account.id}` }),
    // What was typed may be a password; a name is only written down when it is one.
    detail: { address: attempt.address, ...(account && { username: account.username }) },
  });
  return null;
}

/** Counts a failure and writes it down; a 429 when it was one too many. */
export async function failed(
  db: Database,
  counters: Counter[],
  { viewer, now }: { viewer: Viewer; now: Date },
  entry: AuditEntry,
): Promise<void> {
  const wait = await countFailure(db, counters, now);
  await db.transaction().execute((tx) => writeAudit({ db: tx, viewer, now }, entry));
  if (wait > 0) throw tooManyFailures(wait);
}

export const wrongLogin = () => new Failure(401, 'Invalid username or password');
