import type * as z from 'zod/mini';
import type { Member } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import { type Call, type Route, serve } from '#server/http/route.ts';
import type { ById } from '#shared/fields.ts';
import type { CurrentUser } from '#shared/session.ts';
import { calls } from '../contract.ts';
import type { Renaming } from './extension-points.ts';
import { passAdminGate, passOfficerGate, setNewPassword } from './gates.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { presentViewer } from './present.ts';
import { changeDisplayName } from './profile-commands.ts';
import { listSessions } from './queries.ts';
import { endAdminWindow, endSession, endSessionsOf, sessionCookie, sessionSeconds } from './sessions.ts';

const on = serve(calls);

const ownAccount = ({ viewer }: { viewer: Member }) => [`account:${viewer.accountId}`];

export const ownAccountRoutes = (throttle: LoginThrottle, renamings: readonly Renaming[]): Route[] => [
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
    handle: async (call) => {
      const { displayName } = call.body;
      await call.commit((write) => changeDisplayName(write, displayName, renamings));
      return presentViewer({ ...call.viewer, displayName }, call.now);
    },
  }),
  on('POST /api/user/password', {
    access: 'member',
    summary: 'Change the password; ends all other sessions',
    handle: (call) => setNewPassword(call, throttle),
  }),
  on('GET /api/user/sessions', {
    access: 'member',
    summary: 'Your sessions',
    dependsOn: ownAccount,
    handle: (call) => listSessions(call.db, call.viewer, call.now),
  }),
  on('DELETE /api/user/sessions', {
    access: 'member',
    summary: 'Log out everywhere else: ends all your other sessions',
    handle: (call) =>
      call.commit(async (write) => ({
        ended: await endSessionsOf(write, call.viewer.accountId, call.viewer.sessionId),
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
    handle: (call) => passAdminGate(call, throttle),
  }),
  on('DELETE /api/admin/verify', {
    access: 'member',
    summary: 'Leave the admin area: closes the admin window and keeps the session',
    handle: leaveAdminArea,
  }),
  on('POST /api/ground-anchor/verify', {
    access: 'member',
    summary: 'The officer gate: type your own name as it is on the officer list',
    handle: passOfficerGate,
  }),
];

const dayMs = 24 * 60 * 60_000;

function whoIsLoggedIn(call: Call<undefined, undefined, undefined, Member>): CurrentUser {
  const { viewer } = call;
  const token = call.cookies[sessionCookie];
  // The app calls this at start, so the cookie lives as long as the session: 30 days from the last use. A fresh cookie
  // is left alone, because this answer could arrive after one from a gate that has just renewed the token.
  if (token && call.now.getTime() - viewer.passwordAt > dayMs) call.answer.cookie(sessionCookie, token, sessionSeconds);
  return presentViewer(viewer, call.now);
}

async function leaveAdminArea(call: Call<undefined, undefined, undefined, Member>) {
  await call.commit((write) => endAdminWindow(write, call.viewer));
  return { ok: true as const };
}

async function endOwnSession(call: Call<z.output<typeof ById>, undefined, undefined, Member>) {
  const { viewer } = call;
  const ended = await call.commit((write) => endSession(write, viewer.accountId, call.params.id));
  if (!ended) throw notFound('This session');
  if (call.params.id === viewer.sessionId) call.answer.cookie(sessionCookie, '', 0);
  return { ok: true as const };
}
