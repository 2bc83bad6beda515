import type * as z from 'zod/mini';
import { readSettings } from '#platform/settings/server/queries.ts';
import { isAdmin, type Member } from '#server/access/access.ts';
import { badField, conflict, forbidden, notFound } from '#server/failure.ts';
import { type RequestContext, type Route, serve } from '#server/http/route.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import type { CurrentUser } from '#shared/session.ts';
import {
  endpoints,
  type Login,
  type MemberLink,
  type PasswordByLink,
  type PasswordLink,
  type Registration,
} from '../../contract.ts';
import type { CampusSettings } from '../campus/settings.ts';
import { replacePassword } from '../commands.ts';
import { officerMadePasswordLink } from '../events.ts';
import type { RegistrationPass } from '../extension-points.ts';
import { findLinkAccount, hashPassword, makePasswordLink, passwordProblem, useUpLink } from '../passwords/passwords.ts';
import { mayGivePasswordLink } from '../policy.ts';
import { type Account, findAccount, findAccountByName } from '../queries.ts';
import { registerAccount } from '../registration/registration.ts';
import { deviceCookie } from './devices.ts';
import {
  type CheckedLogin,
  checkLogin,
  createLoginSession,
  type LoginSession,
  respondToLogin,
  suspended,
  wrongLogin,
} from './login.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { endSession, endSessions, sessionCookie } from './sessions.ts';
import { forgetFailures } from './throttle.ts';

const on = serve(endpoints);

interface LoginServices {
  throttle: LoginThrottle;
  pass: RegistrationPass | undefined;
  campus: CampusSettings | undefined;
}

export const loginRoutes = ({ throttle, pass, campus }: LoginServices): Route[] => [
  on('POST /api/login', {
    access: 'visitor',
    summary: 'Log in',
    limit: 'login',
    handle: (context) => logIn(context, throttle, campus),
  }),
  on('POST /api/register', {
    access: 'visitor',
    summary: 'Register an account and log in to it',
    addsRow: true,
    handle: async (context) => {
      if (campus?.passwords === 'admins') throw forbidden(`New accounts come by “${campus.button}”`);
      return register(context, pass);
    },
  }),
  on('POST /api/logout', {
    access: 'member',
    summary: 'End the session',
    handle: logOut,
  }),
];

async function logIn(
  context: RequestContext<undefined, undefined, z.infer<typeof Login>>,
  throttle: LoginThrottle,
  campus: CampusSettings | undefined,
) {
  const { viewer, now, address } = context;
  const login = await checkLogin(context.db, throttle, {
    ...context.body,
    address,
    device: context.cookies[deviceCookie],
    viewer,
    now,
  });
  if (!login) throw wrongLogin();
  if (login.account.suspended_at !== null) await refuseSuspended(context, login);
  // Said only to people who know the password, as a suspension is.
  if (campus?.passwords === 'admins' && login.account.is_admin === 0)
    throw forbidden(`Members log in by “${campus.button}” here`);
  return respondToLogin(context, await context.commit((write) => openFor(write, context, login)));
}

async function refuseSuspended(
  context: RequestContext<undefined, undefined, z.infer<typeof Login>>,
  { account }: CheckedLogin,
) {
  const { username } = account;
  const detail = { address: context.address, username };
  await context.commit((write) => write.audit({ act: 'login.suspended', subject: `account:${account.id}`, detail }));
  throw suspended();
}

async function register(
  context: RequestContext<undefined, undefined, z.infer<typeof Registration>>,
  pass: RegistrationPass | undefined,
) {
  const session = await registerAccount(context, pass, (write, id) => createLoginSession(write, context, id));
  return respondToLogin(context, session);
}

async function logOut(context: RequestContext<undefined, undefined, undefined, Member>) {
  const { viewer } = context;
  const ended = await context.commit((write) => endSession(write, viewer.accountId, viewer.sessionId));
  context.response.cookie(sessionCookie, '', 0);
  // Clears cached pages of this person, but keeps the theme and the service worker.
  context.response.header('clear-site-data', '"cache"');
  return { ok: true as const, ...(ended?.byCampus && { campus: true as const }) };
}

async function openFor(
  write: Write,
  context: Pick<RequestContext, 'cookies' | 'headers'>,
  { account, counter }: CheckedLogin,
): Promise<LoginSession> {
  const created = await createLoginSession(write, context, account.id);
  // If the password changed after its check, all sessions have ended, and this login must not start a new one.
  if (created.account.password_hash !== account.password_hash) throw wrongLogin();
  await forgetFailures(write.db, counter);
  if (account.is_admin === 1) {
    const by = { accountId: account.id, username: account.username };
    await write.audit({ act: 'admin.login', subject: `account:${account.id}`, by });
  }
  return created;
}

export const passwordLinkRoutes = (campus: CampusSettings | undefined): Route[] => [
  on('POST /api/admin/users/:id/password-link', {
    access: 'admin',
    summary: 'Create a link with which someone can set a new password, once, within a day',
    addsRow: true,
    handle: (context) => context.commit((write) => giveLink(write, context.params.id)),
  }),
  on('POST /api/password-links', {
    access: 'officer',
    summary: 'Create a link for a new password for a member who asked an officer; admins are told',
    addsRow: true,
    handle: async (context) => {
      if (campus?.passwords === 'admins')
        throw forbidden(`Members log in by “${campus.button}” here, without a password`);
      return context.commit((write) => giveMemberLink(write, context.body.username));
    },
  }),
  on('POST /api/password-link', {
    access: 'visitor',
    summary: 'Set a new password with a link and log in; ends all other sessions',
    bySecret: true,
    handle: setPasswordByLink,
  }),
];

async function giveLink(write: Write, accountId: number, byOfficer = false): Promise<PasswordLink> {
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const { username, suspended_at } = await loadAccount(write, accountId);
  if (suspended_at !== null) throw conflict('This account is suspended: reinstate it first');
  const link = await makePasswordLink(write, accountId, { byOfficer });
  const detail = { username, expiresAt: link.expiresAt };
  await write.audit({ act: 'password.link', subject: `account:${accountId}`, detail });
  return link;
}

async function giveMemberLink(write: Write<Member>, typed: string): Promise<MemberLink> {
  const found = await findAccountByName(write.db, typed);
  if (!found) throw badField('username', 'There is no account with this username');
  // Somebody may be giving it a role at this moment.
  await lockRowForUpdate(write.db, 'accounts', found.id);
  const account = await loadAccount(write, found.id);
  if (!mayGivePasswordLink(write.viewer, account))
    throw forbidden(
      isAdmin(write.viewer)
        ? 'This account is an officer’s or an admin’s: make its link in the list of accounts'
        : 'Only an admin can make a link for an officer or an admin',
    );
  const link = await giveLink(write, account.id, true);
  const { id: accountId, username, display_name: displayName } = account;
  const { accountId: by, displayName: officer } = write.viewer;
  write.happened(officerMadePasswordLink({ accountId, username, by, officer }));
  return { ...link, username, displayName };
}

type LinkContext = RequestContext<undefined, undefined, z.infer<typeof PasswordByLink>>;

async function setPasswordByLink(context: LinkContext): Promise<CurrentUser> {
  const { token, newPassword, confirmPassword } = context.body;
  const accountId = await findLinkAccount(context.db, token, context.now);
  context.count('passwordLink', `a${accountId}`);
  if (confirmPassword !== undefined && confirmPassword !== newPassword) {
    throw badField('confirmPassword', 'Passwords do not match');
  }
  const { username } = await loadAccount(context, accountId);
  const { productName } = await readSettings(context.db);
  const problem = await passwordProblem(newPassword, { username, productName });
  if (problem) throw badField('newPassword', problem);
  const passwordHash = await hashPassword(newPassword, [context.address, 'links']);
  const login = await context.commit(async (write) => {
    // Before the link, as a password change does.
    await lockRowForUpdate(write.db, 'accounts', accountId);
    await useUpLink(write, token);
    await replacePassword(write, accountId, passwordHash);
    await endSessions(write, accountId);
    await write.audit({ act: 'password.reset', subject: `account:${accountId}`, detail: { username } });
    return createLoginSession(write, context, accountId);
  });
  return respondToLogin(context, login);
}

async function loadAccount({ db }: Pick<Write, 'db'> | Pick<LinkContext, 'db'>, accountId: number): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (!account) throw notFound('This account');
  return account;
}
