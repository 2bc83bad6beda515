import type { Database, Row } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import type { Notice } from '../contract.ts';
import { noticesPerPage } from '../rules.ts';

export function presentNotice(row: Row<'notices'>): Notice {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    link: row.link,
    createdAt: row.created_at,
    read: row.read_at !== null,
  };
}

const newestFirst: OrderColumn[] = [{ column: 'id', holds: 'number', descending: true }];

export async function listNotices(db: Database, accountId: number, cursor: string | undefined): Promise<Page<Notice>> {
  const query = db
    .selectFrom('notices')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(afterCursor(newestFirst, cursor))
    .orderBy(inOrder(newestFirst))
    .limit(noticesPerPage + 1);
  const page = toPage(await query.execute(), (row) => [row.id], noticesPerPage);
  return { rows: page.rows.map(presentNotice), next: page.next };
}
