import type { Database, Row } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn } from '#server/resources/key-order.ts';
import { type Page, pageOf } from '#server/resources/paging.ts';
import type { SentNotification } from '../contract.ts';
import { findChoices, unchosen } from './choice-queries.ts';

const newestFirst: OrderColumn[] = [{ column: 'id', holds: 'number', descending: true }];
const perPage = 20;

/** What was told to somebody, or is going to be, with why. */
export async function listSent(
  db: Database,
  accountId: number,
  cursor: string | undefined,
): Promise<Page<SentNotification>> {
  const { kinds } = (await findChoices(db, accountId)) ?? unchosen;
  const chosen = new Set<string>(kinds);
  const rows = await db
    .selectFrom('push_deliveries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '!=', 'email')
    .where(afterCursor(newestFirst, cursor))
    .orderBy(inOrder(newestFirst))
    .limit(perPage + 1)
    .execute();
  const page = pageOf(rows, (row) => [row.id], perPage);
  return { rows: page.rows.map((row) => presentSent(row, chosen.has(row.kind))), next: page.next };
}

const presentSent = (row: Row<'push_deliveries'>, canStop: boolean): SentNotification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  link: row.link,
  why: row.why,
  state: shownStates[row.state],
  at: row.sent_at ?? row.created_at,
  canStop,
});

const shownStates = {
  waiting: 'waiting',
  sending: 'sent',
  sent: 'sent',
  app: 'app',
  dropped: 'dropped',
  digest: 'digest',
  digested: 'digest',
} as const;
