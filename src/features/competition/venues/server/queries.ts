import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import { venuesTag, venueTag } from '../cache-tags.ts';
import { venues } from '../contract.ts';
import { buildMapLink } from '../rules.ts';

export const venueTable = plainTable(venues, {
  table: 'venues',
  order: [
    { column: 'is_away', holds: 'number' },
    { column: 'name_key', holds: 'text' },
  ],
  rowsPerPage: 200,
});

export interface VenueName {
  id: number;
  name: string;
  short_name: string | null;
}

/** More than any village has. */
const maxVenues = 5000;

export const venueNames = (db: Database): Promise<VenueName[]> =>
  db.selectFrom('venues').select(['id', 'name', 'short_name']).orderBy('id').limit(maxVenues).execute();

export async function findVenueName(db: Database, id: number): Promise<string | undefined> {
  return (await db.selectFrom('venues').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

/** A map of where each of these venues is; null where nobody has said. */
export async function findMapLinks(db: Database, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const venues = await db
    .selectFrom('venues')
    .select(['id', 'name', 'place', 'map_url'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(venues.map((venue) => [venue.id, buildMapLink({ ...venue, mapUrl: venue.map_url })]));
}

export const findMapLink = async (db: Database, id: number): Promise<string | null> =>
  (await findMapLinks(db, [id])).get(id) ?? null;

export const venueSearch: SearchSource = {
  kind: 'venue',
  title: 'Venues',
  tags: { list: venuesTag, row: venueTag },
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('venues')
      .select(['id', 'name', 'short_name', 'place', 'surfaces'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, short_name, place, surfaces }) => ({
      id,
      name: [name, short_name].filter(Boolean).join(' '),
      also: [place, ...JSON.parse(surfaces)].filter(Boolean).join(' '),
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db.selectFrom('venues').select(['id', 'name', 'place']).where('id', 'in', ids).execute();
    return rows.map(({ id, name, place }) => ({
      id,
      title: name,
      detail: place,
      at: null,
      picture: null,
      look: 'place' as const,
      path: `/venues/${id}`,
    }));
  },
};
