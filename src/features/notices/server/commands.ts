import type { AliasableExpression } from 'kysely';
import { batches } from '#server/database/batches.ts';
import type { Write } from '#server/write.ts';
import type { Notice } from '../contract.ts';

export type NewNotice = Pick<Notice, 'kind' | 'title' | 'text' | 'link'>;

type Audience = AliasableExpression<{ account_id: number }>;

export const addNotice = (write: Write, accountId: number, notice: NewNotice): Promise<void> =>
  addNotices(write, [{ accountId, ...notice }]);

/** Tells each of some people something of their own. */
export async function addNotices(write: Write, notices: readonly (NewNotice & { accountId: number })[]): Promise<void> {
  const created_at = write.now.toISOString();
  const rows = notices.map(({ accountId: account_id, kind, title, text, link }) => ({
    account_id,
    kind,
    title,
    text,
    link,
    created_at,
  }));
  for (const some of batches(rows)) await write.db.insertInto('notices').values(some).execute();
  write.changed(...notices.map(({ accountId }) => noticesTag(accountId)));
}

/** Tells many people the same, however many they are: one statement, and one word to everybody. */
export async function addNoticeToMany(write: Write, audience: Audience, notice: NewNotice): Promise<void> {
  const { kind, title, text, link } = notice;
  const rows = write.db
    .selectFrom(audience.as('audience'))
    .select(({ val }) => [
      'audience.account_id',
      val(kind).as('kind'),
      val(title).as('title'),
      val(text).as('text'),
      val(link).as('link'),
      val(write.now.toISOString()).as('created_at'),
    ]);
  await write.db
    .insertInto('notices')
    .columns(['account_id', 'kind', 'title', 'text', 'link', 'created_at'])
    .expression(rows)
    .execute();
  write.changed('all-notices');
}

export async function readNotices(write: Write, accountId: number): Promise<void> {
  const { numUpdatedRows } = await write.db
    .updateTable('notices')
    .set({ read_at: write.now.toISOString() })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) write.changed(noticesTag(accountId));
}

export const noticesTag = (accountId: number) => `notices:${accountId}`;
