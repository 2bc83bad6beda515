import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { ownSignUpsTag, removeSignUp, signUp, signUpsTag } from './commands.ts';
import type { ClosedClubs } from './extension-points.ts';
import { allSignUps, clubsOnOffer, listSignUps, ownSignUps } from './queries.ts';

const on = serve(calls);

const spreadsheet = {
  name: 'club-signups',
  columns: { club: 'Club', firstName: 'First name', surname: 'Surname', smid: 'SMID', createdAt: 'Signed up' },
};

export const signUpsRoutes = (closed: readonly ClosedClubs[]) => [
  on('GET /api/club-signups/options', {
    access: 'visitor',
    summary: 'The clubs that one can sign up for',
    sharedUntil: () => ['settings', ...closed.flatMap(({ tags }) => tags)],
    handle: (call) => clubsOnOffer(call.db, closed),
  }),
  on('GET /api/club-signups/mine', {
    access: 'member',
    summary: 'The clubs that one signed up for while logged in, newest first',
    madeOf: ({ viewer }) => [ownSignUpsTag(viewer.accountId)],
    handle: (call) => ownSignUps(call.db, call.viewer.accountId),
  }),
  on('POST /api/club-signups', {
    access: 'visitor',
    summary:
      'Sign up for a club; the same SMID again for the same club changes nothing, and members hear it if they sent it themselves',
    limit: 'signup',
    handle: async (call) => {
      await call.commit((write) => signUp(write, call.body, closed));
      call.answer.status(201);
      return { ok: true as const };
    },
  }),
  on('GET /api/club-signups', {
    access: 'admin',
    summary: 'Sign-ups, newest first; `format=csv` answers all of them as a spreadsheet',
    madeOf: () => [signUpsTag],
    handle: async (call) => {
      if (call.query.format === 'csv') {
        const all = await allSignUps(call.db);
        await call.commit((write) => write.audit({ act: 'club-signups.export', detail: { rows: all.length } }));
        call.answer.spreadsheet(spreadsheet);
        return all;
      }
      const page = await listSignUps(call.db, call.query.cursor);
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
  on('DELETE /api/club-signups/:id', {
    access: 'admin',
    summary: 'Delete a sign-up',
    handle: async (call) => {
      await call.commit((write) => removeSignUp(write, call.params.id));
      return { ok: true as const };
    },
  }),
];
