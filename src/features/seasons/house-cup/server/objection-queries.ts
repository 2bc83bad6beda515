import { residenceNow } from '#features/people/residences/server/queries.ts';
import { mayJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import { ownPlayers } from '#features/teams/player-links/server/queries.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import type { Objection } from '../contract.ts';
import { casesOfObjections, othersDecide } from './case-queries.ts';
import { entriesByIds } from './entry-queries.ts';

/** People who live in a residence of this village, and captains of its teams. */
export async function mayObject(db: Database, accountId: number): Promise<boolean> {
  if ((await residenceNow(db, accountId)) !== null) return true;
  return (await ownPlayers(db, accountId)).players.some(({ isCaptain }) => isCaptain);
}

export async function countOpen(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('cup_objections')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const order: readonly OrderColumn[] = [
  { column: 'waits', holds: 'number', descending: true },
  { column: 'id', holds: 'number', descending: true },
];
const perPage = 50;

/** Open ones first, and then the latest. */
export async function listObjections(
  db: Database,
  viewer: Viewer,
  cursor: string | undefined,
): Promise<Page<Objection>> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('cup_objections as objection')
        .innerJoin('residences', 'residences.id', 'objection.residence_id')
        .leftJoin('accounts as author', 'author.id', 'objection.account_id')
        .leftJoin('accounts as judge', 'judge.id', 'objection.decided_by')
        .selectAll('objection')
        .select(['residences.name as residence', 'author.display_name as by', 'judge.display_name as decider'])
        .select(({ case: either }) => either().when('objection.state', '=', 'open').then(1).else(0).end().as('waits'))
        .as('listed'),
    )
    .selectAll()
    .where(afterCursor(order, cursor))
    .orderBy(inOrder(order))
    .limit(perPage + 1)
    .execute();
  const page = toPage(rows, ({ waits, id }) => [waits, id], perPage);
  const entries = await entriesByIds(
    db,
    page.rows.flatMap(({ entry_id }) => entry_id ?? []),
  );
  const cases = await casesOfObjections(
    db,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => {
      const open = cases.get(row.id);
      return {
        id: row.id,
        cupId: row.cup_id,
        residence: { id: row.residence_id, name: row.residence },
        entry: row.entry_id === null ? null : (entries.get(row.entry_id) ?? null),
        points: row.points,
        at: row.at,
        by: row.by,
        reason: row.reason,
        state: row.state,
        decidedAt: row.decided_at,
        decidedBy: row.decider,
        decision: row.decision,
        refusal: row.state === 'open' && open && !mayJudge(viewer, open) ? othersDecide : null,
      };
    }),
  };
}
