import type * as z from 'zod/mini';
import type { Member } from '#server/access/access.ts';
import { type Call, type Route, serve } from '#server/http/route.ts';
import type { Write } from '#server/write.ts';
import { calls, type Login, type Registration } from '../contract.ts';
import { deviceCookie } from './devices.ts';
import { type CheckedLogin, checkLogin, suspended, wrongLogin } from './login.ts';
import { answerLogin, createLoginSession, type LoginSession } from './login-session.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { registerAccount } from './registration.ts';
import { endSession, sessionCookie } from './sessions.ts';
import { forgetFailures } from './throttle.ts';

const on = serve(calls);

export const loginRoutes = (throttle: LoginThrottle): Route[] => [
  on('POST /api/login', {
    access: 'visitor',
    summary: 'Log in',
    limit: 'login',
    handle: (call) => logIn(call, throttle),
  }),
  on('POST /api/register', {
    access: 'visitor',
    summary: 'Register an account and log in to it',
    handle: register,
  }),
  on('POST /api/logout', {
    access: 'member',
    summary: 'End the session',
    handle: logOut,
  }),
];

async function logIn(call: Call<undefined, undefined, z.infer<typeof Login>>, throttle: LoginThrottle) {
  const { viewer, now, address } = call;
  const login = await checkLogin(call.db, throttle, {
    ...call.body,
    address,
    device: call.cookies[deviceCookie],
    viewer,
    now,
  });
  if (!login) throw wrongLogin();
  if (login.account.suspended_at !== null) await refuseSuspended(call, login);
  return answerLogin(call, await call.commit((write) => openFor(write, call, login)));
}

async function refuseSuspended(call: Call<undefined, undefined, z.infer<typeof Login>>, { account }: CheckedLogin) {
  const { username } = account;
  const detail = { address: call.address, username };
  await call.commit((write) => write.audit({ act: 'login.suspended', subject: `account:${account.id}`, detail }));
  throw suspended();
}

async function register(call: Call<undefined, undefined, z.infer<typeof Registration>>) {
  const session = await registerAccount(call, (write, id) => createLoginSession(write, call, id));
  call.answer.status(201);
  return answerLogin(call, session);
}

async function logOut(call: Call<undefined, undefined, undefined, Member>) {
  const { viewer } = call;
  await call.commit((write) => endSession(write, viewer.accountId, viewer.sessionId));
  call.answer.cookie(sessionCookie, '', 0);
  // Clears cached pages of this person, but keeps the theme and the service worker.
  call.answer.header('clear-site-data', '"cache"');
  return { ok: true as const };
}

async function openFor(
  write: Write,
  call: Pick<Call, 'cookies' | 'headers'>,
  { account, counter }: CheckedLogin,
): Promise<LoginSession> {
  const created = await createLoginSession(write, call, account.id);
  // If the password changed after its check, all sessions have ended, and this login must not start a new one.
  if (created.account.password_hash !== account.password_hash) throw wrongLogin();
  await forgetFailures(write.db, counter);
  if (account.is_admin === 1) {
    const by = { accountId: account.id, username: account.username };
    await write.audit({ act: 'admin.login', subject: `account:${account.id}`, by });
  }
  return created;
}
