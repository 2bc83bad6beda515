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
    summary: 'That e-mails are sent: where none are, this is not found',
    cacheTags: () => [],
    handle: async () => done,
  }),
  on('PUT /api/notifications/email', {
    access: 'member',
    summary: 'Where one gets e-mails, once the link that goes there was opened',
    limit: 'emailAddress',
    handle: (call) =>
      call.commit(async (write) => {
        await changeAddress(write, call.body.address);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('PATCH /api/notifications/email', {
    access: 'member',
    summary: 'Choose what comes by e-mail',
    handle: (call) =>
      call.commit(async (write) => {
        await chooseEmails(write, call.body);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('DELETE /api/notifications/email', {
    access: 'member',
    summary: 'Get no e-mails any more; the address is deleted',
    handle: (call) =>
      call.commit(async (write) => {
        await removeAddress(write);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('POST /api/notifications/email/confirm', {
    access: 'visitor',
    summary: 'Confirm an e-mail address by the link that was sent there: once, within a day',
    limit: 'emailLink',
    handle: async (call) => {
      await call.commit((write) => confirmAddress(write, call.body.token));
      return done;
    },
  }),
  on('POST /api/notifications/email/stop', {
    access: 'visitor',
    summary: 'Stop e-mails by the link in each of them; mail programs send a form (RFC 8058)',
    limit: 'emailLink',
    ignoresBody: true,
    handle: async (call) => {
      await call.commit((write) => stopEmails(write, call.query.token));
      return done;
    },
  }),
];
