import { listJudges } from '#features/people/accounts/server/queries.ts';
import { residenceNow } from '#features/people/residences/server/queries.ts';
import { type Case, mayJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import { ownPlayers } from '#features/teams/player-links/server/queries.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { afterCursor, inOrder, type OrderColumn, type Page, toPage } from '#server/resources/paging.ts';
import type { Objection } from '../contract.ts';
import { entriesByIds } from './entry-queries.ts';

/** Why somebody may not decide. */
export const othersDecide =
  'It is about your own residence, or you objected yourself: another officer or an admin decides';

/** People who live in a residence of this village, and captains of its teams. */
export async function mayObject(db: Database, accountId: number): Promise<boolean> {
  if ((await residenceNow(db, accountId)) !== null) return true;
  return (await ownPlayers(db, accountId)).players.some(({ isCaptain }) => isCaptain);
}

/**
 * Whose own case an objection is: of whoever objected, of the people of the residence whose points these are, and of those
 * of the residence where the one who objected lives, who would gain by it.
 */
export async function caseOf(db: Database, objectionId: number): Promise<Case> {
  const [found] = await loadCases(db, [objectionId]);
  if (!found) throw notFound('This objection');
  return found.open;
}

async function loadCases(db: Database, ids: readonly number[]): Promise<{ id: number; open: Case }[]> {
  if (ids.length === 0) return [];
  const judges = await listJudges(db);
  const objections = await db
    .selectFrom('cup_objections as objection')
    .leftJoin('cup_entries as entry', 'entry.id', 'objection.entry_id')
    .leftJoin('account_residences as stay', (join) =>
      join.onRef('stay.account_id', '=', 'objection.account_id').on('stay.until_day', 'is', null),
    )
    .select(['objection.id', 'objection.residence_id', 'objection.account_id', 'stay.residence_id as lives_at'])
    .select('entry.account_id as given_by')
    .where('objection.id', 'in', [...ids])
    .orderBy('objection.id')
    .execute();
  const stays = await db
    .selectFrom('account_residences')
    .select(['account_id', 'residence_id'])
    .where('until_day', 'is', null)
    .where(
      'account_id',
      'in',
      judges.map(({ id }) => id),
    )
    .execute();
  return objections.map(({ id, residence_id, account_id, lives_at, given_by }) => {
    const neighbours = stays.filter((stay) => stay.residence_id === residence_id || stay.residence_id === lives_at);
    const own = [account_id, given_by].filter((one) => one !== null);
    return { id, open: { judges, involved: new Set([...own, ...neighbours.map((stay) => stay.account_id)]) } };
  });
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
  const cases = new Map(
    (
      await loadCases(
        db,
        page.rows.map(({ id }) => id),
      )
    ).map(({ id, open }) => [id, open]),
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
