import { type Route, serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { noticesTag, readNotices } from './commands.ts';
import { listNotices } from './queries.ts';

const on = serve(calls);

export const noticesRoutes: Route[] = [
  on('GET /api/notices', {
    access: 'member',
    summary: 'Your notices, newest first',
    dependsOn: ({ viewer }) => [noticesTag(viewer.accountId), 'all-notices'],
    handle: async (call) => {
      const page = await listNotices(call.db, call.viewer.accountId, call.query.cursor);
      call.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/notices/read', {
    access: 'member',
    summary: 'Mark all your notices as read',
    handle: async (call) => {
      await call.commit((write) => readNotices(write, call.viewer.accountId));
      return { ok: true as const };
    },
  }),
];
