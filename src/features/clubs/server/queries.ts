import type { Viewer } from '#server/access.ts';
import type { Database, Flag } from '#server/database/schema.ts';
import { fromCursor, type Page, pageOf } from '#server/paging.ts';
import { pageSize } from '#shared/pages.ts';
import type { Club, ClubFilters } from '../contract.ts';
import { maySeeHiddenClubs } from './policy.ts';
import { presentClub } from './present.ts';

/** Featured clubs first, then by name. */
export async function listClubs(db: Database, viewer: Viewer, filters: ClubFilters): Promise<Page<Club>> {
  const after = fromCursor(filters.cursor, isFeaturedAndNameKey);
  let query = clubsFor(db, viewer)
    .orderBy('clubs.featured', 'desc')
    .orderBy('clubs.name_key')
    .limit(pageSize + 1);
  if (filters.sportId !== undefined) query = query.where('clubs.sport_id', '=', filters.sportId);
  if (after) {
    const [featured, nameKey] = after;
    query = query.where((eb) =>
      eb.or([
        eb('clubs.featured', '<', featured),
        eb.and([eb('clubs.featured', '=', featured), eb('clubs.name_key', '>', nameKey)]),
      ]),
    );
  }
  const page = pageOf(await query.execute(), (row) => [row.featured, row.name_key]);
  return { rows: page.rows.map((row) => presentClub(row, viewer)), next: page.next };
}

export async function findClub(db: Database, viewer: Viewer, id: number): Promise<Club | undefined> {
  const row = await clubsFor(db, viewer).where('clubs.id', '=', id).executeTakeFirst();
  return row && presentClub(row, viewer);
}

/** The clubs that exist for this viewer. */
function clubsFor(db: Database, viewer: Viewer) {
  const clubs = db
    .selectFrom('clubs')
    .leftJoin('sports', 'sports.id', 'clubs.sport_id')
    .selectAll('clubs')
    .select('sports.name as sport_name');
  return maySeeHiddenClubs(viewer) ? clubs : clubs.where('clubs.hidden', '=', 0);
}

const isFeaturedAndNameKey = (key: readonly unknown[]): key is readonly [Flag, string] =>
  key.length === 2 &&
  (key[0] === 0 || key[0] === 1) &&
  typeof key[1] === 'string' &&
  key[1].length <= 500 &&
  key[1].isWellFormed() &&
  !key[1].includes('\0');
