import { type Route, serve } from '#server/http/route.ts';
import { allNoticesTag, noticesTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { readNotices } from './commands.ts';
import { listNotices } from './queries.ts';

const on = serve(endpoints);

export const noticesRoutes: Route[] = [
  on('GET /api/notices', {
    access: 'member',
    summary: 'Your notices, newest first',
    dependsOn: ({ viewer }) => [noticesTag(viewer.accountId), allNoticesTag],
    handle: async (context) => {
      const page = await listNotices(context.db, context.viewer.accountId, context.query.cursor);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/notices/read', {
    access: 'member',
    summary: 'Mark all your notices as read',
    handle: async (context) => {
      await context.commit((write) => readNotices(write, context.viewer.accountId));
      return { ok: true as const };
    },
  }),
];
