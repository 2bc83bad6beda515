import { type Route, serve } from '#server/http/route.ts';
import { announcementReadsTag, announcementsTag, announcementTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { readAnnouncement } from './commands.ts';
import { unreadAnnouncement } from './queries.ts';

const on = serve(endpoints);

export const announcementsRoutes: Route[] = [
  on('GET /api/announcements/unread', {
    access: 'member',
    summary: 'The newest announcement while it is unread; then null',
    dependsOn: ({ viewer }) => [announcementsTag, announcementTag.any, announcementReadsTag(viewer.accountId)],
    handle: ({ db, viewer }) => unreadAnnouncement(db, viewer),
  }),
  on('POST /api/announcements/:id/read', {
    access: 'member',
    summary: 'Mark an announcement and all earlier ones as read',
    handle: async (context) => {
      await context.commit((write) => readAnnouncement(write, context.params.id));
      return { ok: true as const };
    },
  }),
];
