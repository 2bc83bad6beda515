import type { Member } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { OrderColumn } from '#server/key-order.ts';
import type { PlainRow } from '#server/plain-columns.ts';
import { plainTable } from '#server/plain-table.ts';
import type { Write } from '#server/write.ts';
import { type Announcement, announcements } from '../contract.ts';

const newestFirst: OrderColumn[] = [{ column: 'id', holds: 'number', descending: true }];
const rowsOfAnnouncements = {
  table: 'announcements',
  order: newestFirst,
  fresh: ({ now }: Write) => ({ created_at: now.toISOString() }),
  shown: async () => (row: PlainRow) => ({ createdAt: row['created_at'] }),
} as const;

export const announcementTable = plainTable(announcements, { ...rowsOfAnnouncements, rowsPerPage: 20 });
const newest = plainTable(announcements, { ...rowsOfAnnouncements, rowsPerPage: 1 });

/** The newest announcement, unless this person has read it. */
export async function unreadAnnouncement(db: Database, viewer: Member): Promise<Announcement | null> {
  const [announcement] = (await newest.list(db, viewer, {})).rows;
  if (!announcement) return null;
  return announcement.id > (await readUpTo(db, viewer)) ? announcement : null;
}

async function readUpTo(db: Database, { accountId }: Member): Promise<number> {
  const row = await db
    .selectFrom('announcement_reads')
    .select('announcement_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.announcement_id ?? 0;
}
