import { type Route, serve } from '#server/http/route.ts';
import { calls } from '../contract.ts';
import { readAnnouncement, readsTag } from './commands.ts';
import { unreadAnnouncement } from './queries.ts';

const on = serve(calls);

export const announcementsRoutes: Route[] = [
  on('GET /api/announcements/unread', {
    access: 'member',
    summary: 'The newest announcement while it is unread; then null',
    dependsOn: ({ viewer }) => ['announcements', 'announcement:*', readsTag(viewer)],
    handle: ({ db, viewer }) => unreadAnnouncement(db, viewer),
  }),
  on('POST /api/announcements/:id/read', {
    access: 'member',
    summary: 'Mark an announcement and all earlier ones as read',
    handle: async (call) => {
      await call.commit((write) => readAnnouncement(write, call.params.id));
      return { ok: true as const };
    },
  }),
];
