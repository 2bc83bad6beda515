import type * as z from 'zod/mini';
import { readSettings } from '#features/settings/server/queries.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { type Call, type Route, serve } from '#server/http/route.ts';
import { holdRow, type Write } from '#server/write.ts';
import type { CurrentUser } from '#shared/session.ts';
import { calls, type PasswordByLink, type PasswordLink } from '../contract.ts';
import { replacePassword } from './commands.ts';
import { answerLogin, createLoginSession } from './login-session.ts';
import { accountOfLink, makePasswordLink, useUpLink } from './password-links.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { type Account, findAccount } from './queries.ts';
import { endSessionsOf } from './sessions.ts';

const on = serve(calls);

export const passwordLinkRoutes: Route[] = [
  on('POST /api/admin/users/:id/password-link', {
    access: 'admin',
    summary: 'Create a link with which someone can set a new password, once, within a day',
    handle: (call) => {
      call.answer.status(201);
      return call.commit((write) => giveLink(write, call.params.id));
    },
  }),
  on('POST /api/password-link', {
    access: 'visitor',
    summary: 'Set a new password with a link and log in; ends all other sessions',
    limit: 'passwordLink',
    handle: setPasswordByLink,
  }),
];

async function giveLink(write: Write, accountId: number): Promise<PasswordLink> {
  await holdRow(write.db, 'accounts', accountId);
  const { username, suspended_at } = await accountOf(write, accountId);
  if (suspended_at !== null) throw conflict('This account is suspended: reinstate it first');
  const link = await makePasswordLink(write, accountId);
  const detail = { username, expiresAt: link.expiresAt };
  await write.audit({ act: 'password.link', subject: `account:${accountId}`, detail });
  return link;
}

type LinkCall = Call<undefined, undefined, z.infer<typeof PasswordByLink>>;

async function setPasswordByLink(call: LinkCall): Promise<CurrentUser> {
  const { token, newPassword, confirmPassword } = call.body;
  if (confirmPassword !== undefined && confirmPassword !== newPassword) {
    throw badField('confirmPassword', 'Passwords do not match');
  }
  const accountId = await accountOfLink(call.db, token, call.now);
  const { username } = await accountOf(call, accountId);
  const { productName } = await readSettings(call.db);
  const problem = await passwordProblem(newPassword, { username, productName });
  if (problem) throw badField('newPassword', problem);
  const passwordHash = await hashPassword(newPassword, [call.address, 'links']);
  const login = await call.commit(async (write) => {
    // Before the link, as a password change does.
    await holdRow(write.db, 'accounts', accountId);
    await useUpLink(write, token);
    await replacePassword(write, accountId, passwordHash);
    await endSessionsOf(write, accountId);
    await write.audit({ act: 'password.reset', subject: `account:${accountId}`, detail: { username } });
    return createLoginSession(write, call, accountId);
  });
  return answerLogin(call, login);
}

async function accountOf({ db }: Pick<Write, 'db'> | Pick<LinkCall, 'db'>, accountId: number): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (!account) throw notFound('This account');
  return account;
}
