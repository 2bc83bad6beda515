import * as z from 'zod/mini';
import { Done, Id } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';

export const Notice = z.object({
  id: Id,
  /** What it is about, for its icon: `photo`, `episode`, `achievement`, `player`, `result`, `challenge`, `game`, `announcement`, `account`, `password`, `webhook`. */
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where it leads, a path of this app; null when nowhere. */
  link: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** What waits for a decision, how much of it, and where to decide. */
export const WaitingList = z.object({ text: z.string(), count: z.int(), link: z.string() });
export type WaitingList = z.infer<typeof WaitingList>;

export const NoticeFilters = z.strictObject({ cursor: z.optional(Cursor) });

export const endpoints = {
  'GET /api/notices': { query: NoticeFilters, response: z.array(Notice) },
  'POST /api/notices/read': { response: Done },
  'GET /api/waiting': { response: z.array(WaitingList) },
};
