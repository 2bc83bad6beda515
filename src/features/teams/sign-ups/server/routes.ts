import * as z from 'zod/mini';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { formatCsv } from '#platform/spreadsheets/server/sheet/write-csv.ts';
import { AnyRawResponse, download, route, serve, serveShared } from '#server/http/route.ts';
import { ownSignUpsTag, signUpsTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { removeSignUp, signUp } from './commands.ts';
import type { ClosedClubs } from './extension-points.ts';
import { allSignUps, clubsOnOffer, listSignUps, ownSignUps } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);
const list = endpoints['GET /api/club-signups'];

const columns = { club: 'Club', firstName: 'First name', surname: 'Surname', smid: 'SMID', createdAt: 'Signed up' };

export const signUpsRoutes = (closed: readonly ClosedClubs[]) => [
  shared('GET /api/club-signups/options', {
    access: 'visitor',
    summary: 'The clubs that take sign-ups',
    cacheTags: () => [settingsTag, ...closed.flatMap(({ tags }) => tags)],
    handle: (context) => clubsOnOffer(context.db, closed),
  }),
  on('GET /api/club-signups/mine', {
    access: 'member',
    summary: 'Your sign-ups made while logged in, newest first',
    dependsOn: ({ viewer }) => [ownSignUpsTag(viewer.accountId)],
    handle: (context) => ownSignUps(context.db, context.viewer.accountId),
  }),
  on('POST /api/club-signups', {
    access: 'visitor',
    summary:
      'Sign up for a club; repeating a SMID for the same club changes nothing, and tells only the member who sent it first',
    addsRow: true,
    limit: 'signup',
    handle: async (context) => {
      await context.commit((write) => signUp(write, context.body, closed));
      return { ok: true as const };
    },
  }),
  route({
    method: 'GET',
    path: '/api/club-signups',
    query: list.query,
    access: 'admin',
    summary: 'Sign-ups, newest first; with `format=csv` all of them as a spreadsheet',
    responseType: z.union([list.response, AnyRawResponse]),
    dependsOn: () => [signUpsTag],
    handle: async (context) => {
      if (context.query.format === 'csv') {
        const all = await allSignUps(context.db);
        await context.commit((write) => write.audit({ act: 'club-signups.export', detail: { rows: all.length } }));
        return download(formatCsv(all, columns), 'text/csv; charset=utf-8', 'club-signups.csv');
      }
      const page = await listSignUps(context.db, context.query.cursor);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('DELETE /api/club-signups/:id', {
    access: 'admin',
    summary: 'Delete a sign-up',
    handle: async (context) => {
      await context.commit((write) => removeSignUp(write, context.params.id));
      return { ok: true as const };
    },
  }),
];
