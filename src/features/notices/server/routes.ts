import * as z from 'zod/mini';
import { isMember, type Viewer } from '#server/access.ts';
import { notLoggedIn } from '#server/failure.ts';
import { type Route, route } from '#server/http/route.ts';
import { Done } from '#shared/fields.ts';
import { Notice, NoticeFilters } from '../contract.ts';
import { readNotices } from './commands.ts';
import { listNotices } from './queries.ts';

export const noticesRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/notices',
    access: 'member',
    summary: "One's own notices, newest first",
    query: NoticeFilters,
    answerAs: z.array(Notice),
    handle: async (call) => {
      const page = await listNotices(call.db, accountOf(call.viewer), call.query.cursor);
      call.answer.nextPage(page.next);
      return page.rows;
    },
  }),
  route({
    method: 'POST',
    path: '/api/notices/read',
    access: 'member',
    summary: "Mark all of one's own notices as read",
    answerAs: Done,
    handle: async (call) => {
      await call.commit((write) => readNotices(write, accountOf(call.viewer)));
      return { ok: true as const };
    },
  }),
];

function accountOf(viewer: Viewer): number {
  if (!isMember(viewer)) throw notLoggedIn();
  return viewer.accountId;
}
