import { adminWindowMs, type Member } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { Login } from '../contract.ts';
import { checkLogin } from './login.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Account } from './queries.ts';
import { forgetFailures } from './throttle.ts';

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
  const typed = credentialsOf(header);
  if (!typed) return null;
  const attempt = { ...typed, address, device: undefined, viewer: { kind: 'visitor' } as const, now };
  const login = await checkLogin(db, throttle, attempt);
  if (!login || login.account.suspended_at !== null) return null;
  await forgetFailures(db, login.counter);
  return memberOfOneCall(login.account, now);
}

function credentialsOf(header: string) {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/_-]{1,2000}={0,2})$/i.exec(header) ?? [];
  const [, username, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const typed = Login.safeParse({ username, password });
  return typed.success ? typed.data : null;
}

function memberOfOneCall(account: Account, now: Date): Member {
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
