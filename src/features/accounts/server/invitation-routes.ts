import { type Route, serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { acceptInvitation, listInvitations, makeInvitation, withdrawInvitation } from './invitations.ts';
import { presentViewer } from './present.ts';

const on = serve(calls);

export const invitationRoutes: Route[] = [
  on('GET /api/admin/invitations', {
    access: 'admin',
    summary: 'Officer invitations that nobody has accepted yet',
    dependsOn: () => ['invitations'],
    handle: (call) => listInvitations(call.db, call.now),
  }),
  on('POST /api/admin/invitations', {
    access: 'admin',
    summary: 'Create a link that makes the person who logs in with it an officer, once, within a week',
    handle: (call) => {
      call.answer.status(201);
      return call.commit((write) => makeInvitation(write, call.body.invited));
    },
  }),
  on('DELETE /api/admin/invitations/:id', {
    access: 'admin',
    summary: 'Revoke an invitation',
    handle: async (call) => {
      await call.commit((write) => withdrawInvitation(write, call.params.id));
      return { ok: true as const };
    },
  }),
  on('POST /api/invitation', {
    access: 'member',
    summary: 'Accept an invitation: puts your account on the officer list',
    limit: 'passwordLink',
    handle: async (call) => {
      await call.commit((write) => acceptInvitation(write, call.body.token));
      return presentViewer({ ...call.viewer, isGroundAnchor: true }, call.now);
    },
  }),
];
