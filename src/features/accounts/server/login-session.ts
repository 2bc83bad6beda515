import type { Call } from '#server/http/route.ts';
import { holdRow, type Write } from '#server/write.ts';
import type { CurrentUser } from '#shared/session.ts';
import { deviceCookie, deviceSeconds, rememberDevice } from './devices.ts';
import { suspended, wrongLogin } from './login.ts';
import { presentNewcomer } from './present.ts';
import { type Account, findAccount } from './queries.ts';
import { endSessionOf, openSession, sessionCookie, sessionSeconds } from './sessions.ts';

const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** For example 'Chrome on Android', to tell one's devices apart; null if the browser does not identify itself. */
export function deviceInWords(userAgent: string | undefined): string | null {
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}

export interface LoginSession {
  account: Account;
  session: string;
  device: string;
}

/** Opens a session after a password was checked or set, and ends the session that the request came with. */
export async function createLoginSession(
  write: Write,
  call: Pick<Call, 'cookies' | 'headers'>,
  accountId: number,
): Promise<LoginSession> {
  // Of a login and a password change at the same moment, the second sees what the first has written.
  await holdRow(write.db, 'accounts', accountId);
  const account = await findAccount(write.db, accountId);
  if (!account) throw wrongLogin();
  if (account.suspended_at !== null) throw suspended();
  await endSessionOf(write, call.cookies[sessionCookie]);
  const asked = { id: account.id, isAdmin: account.is_admin === 1 };
  const session = await openSession(write, asked, deviceInWords(call.headers['user-agent']));
  return { account, session, device: await rememberDevice(write, account.id, call.cookies[deviceCookie]) };
}

export function answerLogin(call: Pick<Call, 'answer'>, { account, session, device }: LoginSession): CurrentUser {
  call.answer.cookie(sessionCookie, session, sessionSeconds);
  call.answer.cookie(deviceCookie, device, deviceSeconds);
  return presentNewcomer(account);
}
