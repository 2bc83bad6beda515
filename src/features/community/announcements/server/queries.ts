import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { dated, newestFirst, plainTable } from '#server/resources/plain-table.ts';
import { announcementsTag, announcementTag } from '../cache-tags.ts';
import { type Announcement, announcements } from '../contract.ts';

export const announcementTable = plainTable(announcements, {
  ...dated,
  table: 'announcements',
  order: newestFirst,
  rowsPerPage: 20,
});

/** The newest announcement, unless this person has read it. */
export async function unreadAnnouncement(db: Database, viewer: Member): Promise<Announcement | null> {
  const announcement = await announcementTable.first(db, viewer);
  return announcement && announcement.id > (await readUpTo(db, viewer)) ? announcement : null;
}

async function readUpTo(db: Database, { accountId }: Member): Promise<number> {
  const row = await db
    .selectFrom('announcement_reads')
    .select('announcement_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.announcement_id ?? 0;
}

export const announcementSearch: SearchSource = {
  kind: 'announcement',
  title: 'Announcements',
  tags: { list: announcementsTag, row: announcementTag },
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('announcements')
      .select(['id', 'title', 'content'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, title, content }) => ({ id, name: title, also: content, weight: id }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('announcements')
      .select(['id', 'title', 'created_at'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, created_at }) => ({
      id,
      title,
      detail: null,
      at: created_at,
      picture: null,
      look: 'text' as const,
      path: `/announcements#announcement-${id}`,
    }));
  },
};
