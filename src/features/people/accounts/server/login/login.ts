import { adminWindowMs, type Member, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure, tooMany } from '#server/failure.ts';
import type { RequestContext } from '#server/http/route.ts';
import { type AuditEntry, lockRowForUpdate, type Write } from '#server/write.ts';
import type { CurrentUser } from '#shared/session.ts';
import { Login } from '../../contract.ts';
import { writeAudit } from '../audit-log/audit.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { presentNewcomer } from '../present.ts';
import { type Account, findAccount, findAccountByName } from '../queries.ts';
import { usernameKey } from '../registration/usernames.ts';
import { describeDevice, deviceCookie, deviceSeconds, knownDevice, rememberDevice } from './devices.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { endSessionByToken, openSession, sessionCookie, sessionSeconds } from './sessions.ts';
import {
  type Counter,
  countFailure,
  failuresNow,
  findFailures,
  forgetFailures,
  type LoginCounters,
  loginCounters,
  mayTry,
  mustHaveTriesLeft,
  secondsToWait,
  type Try,
  tooManyFailures,
} from './throttle.ts';

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
 * Checks a name and a password; null if they do not match. Neither the response nor its time reveals whether the name
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

  using tries = throttle.underWay.begin(listKeys(counters));
  const kind = await mayTry(db, own, now, tries);
  const crowded = await computeCrowdWait(db, counters, now, tries);

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

const listKeys = ({ own, address }: LoginCounters): string[] => (address ? [own.key, address.key] : [own.key]);

async function computeCrowdWait(db: Database, { address }: LoginCounters, now: Date, own: Try): Promise<number> {
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

export interface LoginSession {
  account: Account;
  session: string;
  device: string;
}

/** Opens a session once it is known who it is, and ends the session that the request came with. */
export async function createLoginSession(
  write: Write,
  context: Pick<RequestContext, 'cookies' | 'headers'>,
  accountId: number,
  { byCampus = false } = {},
): Promise<LoginSession> {
  // Of a login and a password change at the same moment, the second sees what the first has written.
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const account = await findAccount(write.db, accountId);
  if (!account) throw wrongLogin();
  if (account.suspended_at !== null) throw suspended();
  await endSessionByToken(write, context.cookies[sessionCookie]);
  const asked = { id: account.id, isAdmin: account.is_admin === 1 };
  const device = describeDevice(context.headers['user-agent']);
  const session = await openSession(write, asked, { device, byCampus });
  return { account, session, device: await rememberDevice(write, account.id, context.cookies[deviceCookie]) };
}

export function respondToLogin(
  context: Pick<RequestContext, 'response'>,
  { account, session, device }: LoginSession,
): CurrentUser {
  context.response.cookie(sessionCookie, session, sessionSeconds);
  context.response.cookie(deviceCookie, device, deviceSeconds);
  return presentNewcomer(account);
}

/**
 * The account of a script's Basic credentials, for calls that accept them. An admin counts as one whose password was
 * just typed; other accounts are recognised but have no rights. Failures count like failed logins.
 */
export async function adminFromBasic(
  db: Database,
  header: string,
  throttle: LoginThrottle,
  { address, now }: { address: string; now: Date },
): Promise<Member | null> {
  const typed = parseCredentials(header);
  if (!typed) return null;
  const attempt = { ...typed, address, device: undefined, viewer: { kind: 'visitor' } as const, now };
  const login = await checkLogin(db, throttle, attempt);
  if (!login || login.account.suspended_at !== null) return null;
  await forgetFailures(db, login.counter);
  return buildOneRequestMember(login.account, now);
}

function parseCredentials(header: string) {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/_-]{1,2000}={0,2})$/i.exec(header) ?? [];
  const [, username, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const typed = Login.safeParse({ username, password });
  return typed.success ? typed.data : null;
}

function buildOneRequestMember(account: Account, now: Date): Member {
  const isAdmin = account.is_admin === 1;
  return {
    kind: 'member',
    accountId: account.id,
    // No session has this id: there is nothing to keep or end.
    sessionId: 0,
    username: account.username,
    displayName: account.display_name,
    isAdmin,
    isGroundAnchor: account.officer_id !== null,
    adminUntil: isAdmin ? now.getTime() + adminWindowMs : 0,
    passwordAt: isAdmin ? now.getTime() : 0,
  };
}
