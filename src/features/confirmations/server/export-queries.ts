import { withGames } from '#features/games/server/named-game-queries.ts';
import type { Database } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn } from '#server/resources/key-order.ts';
import { type Page, pageOf } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';

const inOrderOfIds: OrderColumn[] = [{ column: 'result_events.id', holds: 'number' }];

export async function exportedEvents(db: Database, cursor: string | undefined) {
  const rows = await db
    .selectFrom('result_events')
    .leftJoin('accounts', 'accounts.id', 'result_events.account_id')
    .selectAll('result_events')
    .select('accounts.username')
    .where(afterCursor(inOrderOfIds, cursor))
    .orderBy(inOrder(inOrderOfIds))
    .limit(pageSize + 1)
    .execute();
  const page: Page<(typeof rows)[number]> = pageOf(rows, (row) => [row.id]);
  return { rows: await withGames(db, page.rows), next: page.next };
}
