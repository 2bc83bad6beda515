import { isMember, visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { oldestFirst, type PlainRow, plainTable } from '#server/resources/plain-table.ts';
import { type PointAdjustment, pointAdjustments } from '../contract.ts';

export const adjustmentTable = plainTable(pointAdjustments, {
  table: 'point_adjustments',
  order: oldestFirst,
  rowsPerPage: 200,
  fresh: ({ viewer }) => ({ account_id: isMember(viewer) ? viewer.accountId : null }),
  shown: async (db, rows) => {
    if (rows.length === 0) return () => ({});
    const competitions = await competitionsNamed(db, rows);
    const teams = await teamsNamed(db, rows);
    const authors = await authorsNamed(db, rows);
    const changedBy = ({ account_id, changed_by }: PlainRow) =>
      changed_by === null || changed_by === account_id ? null : (authors.get(Number(changed_by)) ?? null);
    return (row) => ({
      competition: { id: row['competition_id'], name: competitions.get(Number(row['competition_id']))?.name },
      sport: competitions.get(Number(row['competition_id']))?.sport,
      team: teams.get(Number(row['team_id'])),
      by: authors.get(Number(row['account_id'])) ?? formerAdmin,
      changedBy: changedBy(row),
    });
  },
});

const formerAdmin = 'a former admin';

/** All of these competitions, oldest first. */
export async function adjustmentsIn(db: Database, competitionIds: readonly number[]): Promise<PointAdjustment[]> {
  const pages = competitionIds.map((competitionId) =>
    adjustmentTable.list(db, visitor, { competitionId, q: undefined, cursor: undefined }),
  );
  return (await Promise.all(pages)).flatMap(({ rows }) => rows);
}

const idsIn = (rows: readonly PlainRow[], column: string): number[] => [
  ...new Set(rows.flatMap((row) => (typeof row[column] === 'number' ? [row[column]] : []))),
];

async function competitionsNamed(db: Database, rows: readonly PlainRow[]) {
  const found = await db
    .selectFrom('competitions')
    .innerJoin('sports', 'sports.id', 'sport_id')
    .select(['competitions.id', 'competitions.name', 'sport_id', 'sports.name as sport'])
    .where('competitions.id', 'in', idsIn(rows, 'competition_id'))
    .execute();
  return new Map(found.map(({ id, name, sport_id, sport }) => [id, { name, sport: { id: sport_id, name: sport } }]));
}

async function authorsNamed(db: Database, rows: readonly PlainRow[]): Promise<Map<number, string>> {
  const ids = [0, ...idsIn(rows, 'account_id'), ...idsIn(rows, 'changed_by')];
  const found = await db.selectFrom('accounts').select(['id', 'display_name']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, display_name }) => [id, display_name]));
}

async function teamsNamed(db: Database, rows: readonly PlainRow[]) {
  const ids = idsIn(rows, 'team_id');
  const teams = await db.selectFrom('teams').select(['id', 'name', 'logo']).where('id', 'in', ids).execute();
  return new Map(teams.map((team) => [team.id, team]));
}
