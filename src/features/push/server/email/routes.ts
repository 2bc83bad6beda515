import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../../contract.ts';
import { changeAddress, chooseEmails, confirmAddress, removeAddress, stopEmails } from './commands.ts';
import { findEmail } from './queries.ts';

const on = serve(calls);
const done = { ok: true as const };

export const emailRoutes: readonly Route[] = [
  on('GET /api/notifications/email', {
    access: 'visitor',
    summary: 'Whether this village sends e-mails: 404 where it does not',
    cacheTags: () => [],
    handle: async () => done,
  }),
  on('PUT /api/notifications/email', {
    access: 'member',
    summary: 'Set your e-mail address; it counts once its link was opened',
    limit: 'emailAddress',
    handle: (call) =>
      call.commit(async (write) => {
        await changeAddress(write, call.body.address);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('PATCH /api/notifications/email', {
    access: 'member',
    summary: 'Choose which notifications come by e-mail',
    handle: (call) =>
      call.commit(async (write) => {
        await chooseEmails(write, call.body);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('DELETE /api/notifications/email', {
    access: 'member',
    summary: 'Stop e-mails and delete the address',
    handle: (call) =>
      call.commit(async (write) => {
        await removeAddress(write);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('POST /api/notifications/email/confirm', {
    access: 'visitor',
    summary: 'Confirm an e-mail address with the link sent to it, once, within a day',
    limit: 'emailLink',
    handle: async (call) => {
      await call.commit((write) => confirmAddress(write, call.body.token));
      return done;
    },
  }),
  on('POST /api/notifications/email/stop', {
    access: 'visitor',
    summary: 'Unsubscribe from e-mails with the link in each of them (one-click form of RFC 8058)',
    limit: 'emailLink',
    ignoresBody: true,
    handle: async (call) => {
      await call.commit((write) => stopEmails(write, call.query.token));
      return done;
    },
  }),
];
