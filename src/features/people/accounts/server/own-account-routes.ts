import type * as z from 'zod/mini';
import { readSettings } from '#platform/settings/server/queries.ts';
import { adminWindowMs, type Member } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import { badField, conflict, forbidden, notFound } from '#server/failure.ts';
import { type RequestContext, type Route, serve } from '#server/http/route.ts';
import type { ById } from '#shared/fields.ts';
import type { AdminVerification, CurrentUser } from '#shared/session.ts';
import { endpoints, type OfficerVerification, type PasswordChange } from '../contract.ts';
import { changeDisplayName, changePassword } from './commands.ts';
import type { LoginThrottle } from './login/login-throttle.ts';
import { listShares, mustKnowOwnPassword } from './login/own-password.ts';
import {
  endAdminWindow,
  endSession,
  endSessions,
  renewSession,
  sessionCookie,
  sessionSeconds,
} from './login/sessions.ts';
import { forgetFailures, mustHaveTriesLeft, stepUpCounter } from './login/throttle.ts';
import { hashPassword, passwordProblem } from './passwords/passwords.ts';
import { mayVerifyAsOfficer } from './policy.ts';
import { presentViewer } from './present.ts';
import { listSessions } from './queries.ts';

const on = serve(endpoints);

const ownAccount = ({ viewer }: { viewer: Member }) => [accountTag(viewer.accountId)];

export const ownAccountRoutes = (throttle: LoginThrottle): Route[] => [
  on('GET /api/user', {
    access: 'member',
    summary: 'The logged-in account and its permissions',
    dependsOn: ownAccount,
    handle: whoIsLoggedIn,
  }),
  on('PATCH /api/user', {
    access: 'member',
    summary: 'Change your display name',
    limit: 'rename',
    handle: async (context) => {
      const { displayName } = context.body;
      await context.commit((write) => changeDisplayName(write, displayName));
      return presentViewer({ ...context.viewer, displayName }, context.now);
    },
  }),
  on('POST /api/user/password', {
    access: 'member',
    summary: 'Change the password; ends all other sessions',
    handle: (context) => setNewPassword(context, throttle),
  }),
  on('GET /api/user/sessions', {
    access: 'member',
    summary: 'Your sessions',
    dependsOn: ownAccount,
    handle: (context) => listSessions(context.db, context.viewer, context.now),
  }),
  on('DELETE /api/user/sessions', {
    access: 'member',
    summary: 'Log out everywhere else: ends all your other sessions',
    handle: (context) =>
      context.commit(async (write) => ({
        ended: await endSessions(write, context.viewer.accountId, context.viewer.sessionId),
      })),
  }),
  on('DELETE /api/user/sessions/:id', {
    access: 'member',
    summary: 'End one of your sessions',
    handle: endOwnSession,
  }),
  on('POST /api/admin/verify', {
    access: 'member',
    summary: 'The admin gate: your password opens the admin window',
    handle: (context) => openAdminWindow(context, throttle),
  }),
  on('DELETE /api/admin/verify', {
    access: 'member',
    summary: 'Leave the admin area: closes the admin window and keeps the session',
    handle: leaveAdminArea,
  }),
  on('POST /api/ground-anchor/verify', {
    access: 'member',
    summary: 'The officer gate: type your own name as it is on the officer list',
    handle: verifyOfficer,
  }),
];

const dayMs = 24 * 60 * 60_000;

function whoIsLoggedIn(context: RequestContext<undefined, undefined, undefined, Member>): CurrentUser {
  const { viewer } = context;
  const token = context.cookies[sessionCookie];
  // The app calls this at start, so the cookie lives as long as the session: 30 days from the last use. A fresh cookie
  // is left alone, because this response could arrive after one from a gate that has just renewed the token.
  if (token && context.now.getTime() - viewer.passwordAt > dayMs)
    context.response.cookie(sessionCookie, token, sessionSeconds);
  return presentViewer(viewer, context.now);
}

async function leaveAdminArea(context: RequestContext<undefined, undefined, undefined, Member>) {
  await context.commit((write) => endAdminWindow(write, context.viewer));
  return { ok: true as const };
}

async function endOwnSession(context: RequestContext<z.output<typeof ById>, undefined, undefined, Member>) {
  const { viewer } = context;
  const ended = await context.commit((write) => endSession(write, viewer.accountId, context.params.id));
  if (!ended) throw notFound('This session');
  if (context.params.id === viewer.sessionId) context.response.cookie(sessionCookie, '', 0);
  return { ok: true as const };
}

type MemberContext<B> = RequestContext<undefined, undefined, B, Member>;
type ContextWith<B extends z.ZodMiniType> = MemberContext<z.output<B>>;

async function openAdminWindow(
  context: ContextWith<typeof AdminVerification>,
  throttle: LoginThrottle,
): Promise<CurrentUser> {
  const { viewer } = context;
  await mustKnowOwnPassword(context, throttle, {
    password: context.body.password,
    act: 'admin.refused',
    never: !viewer.isAdmin,
  });
  const token = await context.commit(async (write) => {
    const counter = stepUpCounter(throttle.limits, viewer.accountId);
    await mustHaveTriesLeft(write.db, counter, write.now);
    await forgetFailures(write.db, counter);
    await write.audit({ act: 'admin.window', subject: `account:${viewer.accountId}` });
    return renewSession(write, viewer, { oldTokenReads: true });
  });
  return letOn(context, token);
}

async function setNewPassword(
  context: ContextWith<typeof PasswordChange>,
  throttle: LoginThrottle,
): Promise<CurrentUser> {
  const { viewer } = context;
  const { currentPassword, newPassword } = context.body;
  const oldHash = await mustKnowOwnPassword(context, throttle, { password: currentPassword, act: 'password.refused' });
  const { productName } = await readSettings(context.db);
  const problem = await passwordProblem(newPassword, { username: viewer.username, productName });
  if (problem) throw badField('newPassword', problem);
  const newHash = await hashPassword(newPassword, listShares(viewer.accountId));
  const token = await context.commit(async (write) => {
    const counter = stepUpCounter(throttle.limits, viewer.accountId);
    await mustHaveTriesLeft(write.db, counter, write.now);
    await forgetFailures(write.db, counter);
    if (!(await changePassword(write, viewer.accountId, oldHash, newHash))) {
      throw conflict('The password was changed in the meantime');
    }
    await endSessions(write, viewer.accountId, viewer.sessionId);
    await write.audit({ act: 'password.change', subject: `account:${viewer.accountId}` });
    return renewSession(write, viewer, { oldTokenReads: false });
  });
  return letOn(context, token);
}

/** The officer gate lets officers pass under their own name and admins under any. All other refusals look alike. */
async function verifyOfficer(context: ContextWith<typeof OfficerVerification>): Promise<CurrentUser> {
  const { viewer } = context;
  if (!mayVerifyAsOfficer(viewer, context.body.username)) {
    await context.commit((write) => write.audit({ act: 'officer.refused', subject: `account:${viewer.accountId}` }));
    throw forbidden('You do not have permission to access this dashboard.');
  }
  return presentViewer(viewer, context.now);
}

function letOn(context: MemberContext<unknown>, token: string): CurrentUser {
  const { viewer } = context;
  context.response.cookie(sessionCookie, token, sessionSeconds);
  const adminUntil = viewer.isAdmin ? context.now.getTime() + adminWindowMs : 0;
  return presentViewer({ ...viewer, adminUntil }, context.now);
}
