import type { AliasableExpression } from 'kysely';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';
import { allNoticesTag, noticesTag } from '../cache-tags.ts';
import type { Notice } from '../contract.ts';
import { noticeAdded } from './events.ts';

export type NewNotice = Pick<Notice, 'kind' | 'title' | 'text' | 'link'>;

/** With more recipients than this, a single event goes to everybody. */
const maxNamed = 50;

type Audience = AliasableExpression<{ account_id: number }>;

export const addNotice = (write: Write, accountId: number, notice: NewNotice): Promise<void> =>
  addNotices(write, [{ accountId, ...notice }]);

/** Gives each of some people a notice of their own. */
export async function addNotices(write: Write, notices: readonly (NewNotice & { accountId: number })[]): Promise<void> {
  const created_at = write.now.toISOString();
  const wanted = await withoutMuted(write, notices);
  const rows = wanted.map(({ accountId: account_id, kind, title, text, link }) => ({
    account_id,
    kind,
    title,
    text,
    link,
    created_at,
  }));
  for (const some of batches(rows)) await write.db.insertInto('notices').values(some).execute();
  if (wanted.length > maxNamed) write.changed(allNoticesTag);
  else write.changed(...wanted.map(({ accountId }) => noticesTag(accountId)));
  for (const notice of wanted) write.happened(noticeAdded(notice));
}

/** Leaves out notices of kinds that their recipients have muted. */
async function withoutMuted<N extends { accountId: number; kind: string }>({ db }: Write, notices: readonly N[]) {
  const muted = new Set<string>();
  for (const some of batches(notices)) {
    const rows = await db
      .selectFrom('muted_notices')
      .selectAll()
      .where(
        'account_id',
        'in',
        some.map(({ accountId }) => accountId),
      )
      .execute();
    for (const { account_id, kind } of rows) muted.add(`${kind}:${account_id}`);
  }
  return notices.filter(({ accountId, kind }) => !muted.has(`${kind}:${accountId}`));
}

/** Mutes exactly these kinds of notices for this person. */
export async function muteNotices({ db }: Write, accountId: number, kinds: readonly string[]): Promise<void> {
  await db.deleteFrom('muted_notices').where('account_id', '=', accountId).execute();
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({ account_id: accountId, kind }));
  await db.insertInto('muted_notices').values(rows).execute();
}

/** Gives many people the same notice, with one statement and one event to everybody. */
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
  write.changed(allNoticesTag);
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
