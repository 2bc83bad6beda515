import type { Viewer } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, pageOf } from '#server/paging.ts';
import { pageSize } from '#shared/pages.ts';
import type { Sport, Team } from '../contract.ts';
import { presentSport, presentTeam } from './present.ts';

const mostSports = 200;

export async function listSports(db: Database, viewer: Viewer): Promise<Page<Sport>> {
  const rows = await db.selectFrom('sports').selectAll().orderBy('id').limit(mostSports).execute();
  return { rows: rows.map((row) => presentSport(row, viewer)), next: null };
}

export async function findSport(db: Database, viewer: Viewer, id: number): Promise<Sport | undefined> {
  const row = await db.selectFrom('sports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && presentSport(row, viewer);
}

export async function listTeams(
  db: Database,
  viewer: Viewer,
  filters: { sportId?: number | undefined; cursor?: string | undefined },
): Promise<Page<Team>> {
  const after = fromCursor(filters.cursor, isIdKey);
  let query = teamsWithSport(db)
    .orderBy('teams.id')
    .limit(pageSize + 1);
  if (filters.sportId !== undefined) query = query.where('teams.sport_id', '=', filters.sportId);
  if (after) query = query.where('teams.id', '>', after[0]);
  const page = pageOf(await query.execute(), (row) => [row.id]);
  return { rows: page.rows.map((row) => presentTeam(row, viewer)), next: page.next };
}

export async function findTeam(db: Database, viewer: Viewer, id: number): Promise<Team | undefined> {
  const row = await teamsWithSport(db).where('teams.id', '=', id).executeTakeFirst();
  return row && presentTeam(row, viewer);
}

function teamsWithSport(db: Database) {
  return db
    .selectFrom('teams')
    .innerJoin('sports', 'sports.id', 'teams.sport_id')
    .selectAll('teams')
    .select('sports.name as sport_name');
}
