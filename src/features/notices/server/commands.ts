import { batches } from '#server/database/batches.ts';
import type { Write } from '#server/write.ts';
import type { Notice } from '../contract.ts';

export type NewNotice = Pick<Notice, 'kind' | 'title' | 'text' | 'link'>;

/** Tells one person something, in the transaction of what it tells of. */
export const addNotice = (write: Write, accountId: number, notice: NewNotice): Promise<void> =>
  addNoticeToMany(write, [accountId], notice);

/** Tells many people the same. */
export async function addNoticeToMany(write: Write, accountIds: readonly number[], notice: NewNotice): Promise<void> {
  const { kind, title, text, link } = notice;
  const created_at = write.now.toISOString();
  for (const ids of batches(accountIds)) {
    const rows = ids.map((account_id) => ({ account_id, kind, title, text, link, created_at, read_at: null }));
    await write.db.insertInto('notices').values(rows).execute();
  }
  write.changed(...accountIds.map(noticesTopic));
}

/** Marks all of a person's notices as read. */
export async function readNotices(write: Write, accountId: number): Promise<void> {
  const { numUpdatedRows } = await write.db
    .updateTable('notices')
    .set({ read_at: write.now.toISOString() })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) write.changed(noticesTopic(accountId));
}

const noticesTopic = (accountId: number) => `notices:${accountId}`;
