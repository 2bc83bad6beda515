import type { Member } from '#server/access/access.ts';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { announcementReadsTag } from '../cache-tags.ts';
import { announcementTable } from './queries.ts';

/** Records that a person has read an announcement; never moves back behind a later one that they have read. */
export async function readAnnouncement(write: Write<Member>, id: number): Promise<void> {
  const { db, viewer } = write;
  if (!(await announcementTable.find(db, viewer, id))) throw notFound('This announcement');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('announcement_reads')
    .values({ account_id: viewer.accountId, announcement_id: id })
    .onConflict((known) =>
      known
        .column('account_id')
        .doUpdateSet({ announcement_id: id })
        .where('announcement_reads.announcement_id', '<', id),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) write.changed(announcementReadsTag(viewer.accountId));
}
