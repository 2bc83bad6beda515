import type { Database } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, pageOf } from '#server/paging.ts';
import type { Notice } from '../contract.ts';
import { noticesPerPage } from '../rules.ts';
import { presentNotice } from './present.ts';

export async function listNotices(db: Database, accountId: number, cursor: string | undefined): Promise<Page<Notice>> {
  const after = fromCursor(cursor, isIdKey);
  let query = db
    .selectFrom('notices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(noticesPerPage + 1);
  if (after) query = query.where('id', '<', after[0]);
  const page = pageOf(await query.execute(), (row) => [row.id], noticesPerPage);
  return { rows: page.rows.map(presentNotice), next: page.next };
}
