import { scoreText } from '#features/competition/games/score-rules.ts';
import { gameCells, withGames } from '#features/competition/games/server/named-game-queries.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import { pageSize } from '#shared/pages.ts';
import { eventIn } from './present.ts';

const idOrder: OrderColumn[] = [{ column: 'result_events.id', holds: 'number' }];

export async function exportedEvents(db: Database, cursor: string | undefined) {
  const rows = await db
    .selectFrom('result_events')
    .leftJoin('accounts', 'accounts.id', 'result_events.account_id')
    .selectAll('result_events')
    .select('accounts.username')
    .where(afterCursor(idOrder, cursor))
    .orderBy(inOrder(idOrder))
    .limit(pageSize + 1)
    .execute();
  const page: Page<(typeof rows)[number]> = toPage(rows, (row) => [row.id]);
  return { rows: await withGames(db, page.rows), next: page.next };
}

/** Questions and answers about results. Silence has no row: it follows from the time of the question. */
export const confirmationExport = defineExport({
  name: 'result-confirmations',
  title: 'Result confirmations',
  list: (db, _viewer, { cursor }) => exportedEvents(db, cursor),
  cells: {
    ...gameCells,
    When: ({ at }) => at,
    What: ({ kind }) => kindNames[kind],
    Side: ({ side }) => side,
    Score: scoreCell,
    Reason: ({ reason }) => reason,
    Account: ({ username }) => username,
  },
});

const kindNames: Record<Row<'result_events'>['kind'], string> = {
  asked: 'asked',
  confirmed: 'confirmed',
  disputed: 'disputed',
  takenBack: 'dispute taken back',
  upheld: 'decided: stands',
  overturned: 'decided: corrected',
  ended: 'no longer asked',
};

function scoreCell(row: Row<'result_events'>): string | null {
  const [event] = eventIn(row);
  return event?.kind === 'asked' ? scoreText(event.result) : null;
}
