import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import { venues } from '../contract.ts';

export const venueTable = plainTable(venues, {
  table: 'venues',
  order: [{ column: 'name_key', holds: 'text' }],
  rowsPerPage: 200,
});

export interface VenueName {
  id: number;
  name: string;
  short_name: string | null;
}

/** More than any village has. */
const mostVenues = 5000;

export const venueNames = (db: Database): Promise<VenueName[]> =>
  db.selectFrom('venues').select(['id', 'name', 'short_name']).orderBy('id').limit(mostVenues).execute();

export async function findVenueName(db: Database, id: number): Promise<string | undefined> {
  return (await db.selectFrom('venues').select('name').where('id', '=', id).executeTakeFirst())?.name;
}
