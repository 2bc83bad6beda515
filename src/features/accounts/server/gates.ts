import type * as z from 'zod/mini';
import { readSettings } from '#features/settings/server/queries.ts';
import { adminWindowMs, type Member } from '#server/access/access.ts';
import { badField, conflict, Failure, forbidden } from '#server/failure.ts';
import type { Call } from '#server/http/route.ts';
import type { AdminVerification, CurrentUser } from '#shared/session.ts';
import type { OfficerVerification, PasswordChange } from '../contract.ts';
import { changePassword } from './commands.ts';
import { failed } from './login.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
import { mayPassOfficerGate } from './policy.ts';
import { presentViewer } from './present.ts';
import { findAccount } from './queries.ts';
import { endSessionsOf, renewSession, sessionCookie, sessionSeconds } from './sessions.ts';
import { forgetFailures, gateCounter, mayTry, mustHaveTriesLeft } from './throttle.ts';

type MemberCall<B> = Call<undefined, undefined, B, Member>;
type CallWith<B extends z.ZodMiniType> = MemberCall<z.output<B>>;

export async function passAdminGate(
  call: CallWith<typeof AdminVerification>,
  throttle: LoginThrottle,
): Promise<CurrentUser> {
  const { viewer } = call;
  await mustKnowOwnPassword(call, throttle, {
    password: call.body.password,
    act: 'admin.refused',
    never: !viewer.isAdmin,
  });
  const token = await call.commit(async (write) => {
    const counter = gateCounter(throttle.limits, viewer.accountId);
    await mustHaveTriesLeft(write.db, counter, write.now);
    await forgetFailures(write.db, counter);
    await write.audit({ act: 'admin.window', subject: `account:${viewer.accountId}` });
    return renewSession(write, viewer, { oldTokenReads: true });
  });
  return letOn(call, token);
}

export async function setNewPassword(
  call: CallWith<typeof PasswordChange>,
  throttle: LoginThrottle,
): Promise<CurrentUser> {
  const { viewer } = call;
  const { currentPassword, newPassword } = call.body;
  const oldHash = await mustKnowOwnPassword(call, throttle, { password: currentPassword, act: 'password.refused' });
  const { productName } = await readSettings(call.db);
  const problem = await passwordProblem(newPassword, { username: viewer.username, productName });
  if (problem) throw badField('newPassword', problem);
  const newHash = await hashPassword(newPassword, shareOf(viewer.accountId));
  const token = await call.commit(async (write) => {
    const counter = gateCounter(throttle.limits, viewer.accountId);
    await mustHaveTriesLeft(write.db, counter, write.now);
    await forgetFailures(write.db, counter);
    if (!(await changePassword(write, viewer.accountId, oldHash, newHash))) {
      throw conflict('The password was changed in the meantime');
    }
    await endSessionsOf(write, viewer.accountId, viewer.sessionId);
    await write.audit({ act: 'password.change', subject: `account:${viewer.accountId}` });
    return renewSession(write, viewer, { oldTokenReads: false });
  });
  return letOn(call, token);
}

/** The officer gate lets officers pass under their own name and admins under any. All other refusals look alike. */
export async function passOfficerGate(call: CallWith<typeof OfficerVerification>): Promise<CurrentUser> {
  const { viewer } = call;
  if (!mayPassOfficerGate(viewer, call.body.username)) {
    await call.commit((write) => write.audit({ act: 'officer.refused', subject: `account:${viewer.accountId}` }));
    throw forbidden('You do not have permission to access this dashboard.');
  }
  return presentViewer(viewer, call.now);
}

/** Returns the hash that the typed password matches, or refuses. With `never`, no password is right. */
async function mustKnowOwnPassword(
  call: MemberCall<unknown>,
  throttle: LoginThrottle,
  { password, act, never = false }: { password: string; act: string; never?: boolean },
): Promise<string> {
  const { accountId } = call.viewer;
  const counter = gateCounter(throttle.limits, accountId);
  using tries = throttle.underWay.begin([counter.key]);
  await mayTry(call.db, counter, call.now, tries);
  const account = never ? undefined : await findAccount(call.db, accountId);
  const fits = await verifyPassword(account?.password_hash ?? null, password, shareOf(accountId));
  if (fits && account) return account.password_hash;
  await failed(call.db, [counter], call, { act, subject: `account:${accountId}` });
  throw new Failure(403, 'Incorrect password', { code: 'wrong-password' });
}

function letOn(call: MemberCall<unknown>, token: string): CurrentUser {
  const { viewer } = call;
  call.answer.cookie(sessionCookie, token, sessionSeconds);
  const adminUntil = viewer.isAdmin ? call.now.getTime() + adminWindowMs : 0;
  return presentViewer({ ...viewer, adminUntil }, call.now);
}

const shareOf = (accountId: number): string[] => [`account ${accountId}`];
