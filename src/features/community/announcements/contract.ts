import * as z from 'zod/mini';
import { ById, Done } from '#shared/fields.ts';
import { textField } from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';

export const announcements = plainResource({
  path: '/api/announcements',
  resourceName: 'announcement',
  fields: {
    title: textField({ max: 120 }),
    content: textField({ max: 4000, lines: true }),
  },
  /** ISO 8601 in UTC. */
  shown: { createdAt: z.string() },
});
export type Announcement = z.infer<typeof announcements.ResponseBody>;

export const endpoints = {
  ...resourceEndpoints(announcements),
  /** The newest announcement, or null once the viewer has read it. */
  'GET /api/announcements/unread': { response: z.nullable(announcements.ResponseBody) },
  /** Marks this announcement and all before it as read. */
  'POST /api/announcements/:id/read': { params: ById, response: Done },
};
