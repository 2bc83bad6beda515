import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { namedBySport, sportNames } from '#features/teams/sports/server/queries.ts';
import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { isAdmin } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import { nameKey } from '#shared/names.ts';
import { clubsTag, clubTag } from '../cache-tags.ts';
import { clubs } from '../contract.ts';

export const clubTable = plainTable(clubs, {
  table: 'clubs',
  order: [
    { column: 'featured', holds: 'number', descending: true },
    { column: 'name_key', holds: 'text' },
  ],
  seenBy: (viewer) => (isAdmin(viewer) ? {} : { hidden: 0 }),
  alsoFoundBy: namedBySport,
  shown: async (db, rows) => {
    const [names, { signUpClubs }] = await Promise.all([sportNames(db, rows), readSettings(db)]);
    const keys = new Set(signUpClubs.map(nameKey));
    return (row) => ({
      sport: names.get(row.sport_id) ?? null,
      takesSignUps: row.hidden === 0 && row.sign_ups_closed === 0 && keys.has(String(row.name_key)),
    });
  },
});

/** Names of clubs that are hidden or closed for sign-ups. */
export async function closedClubNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('clubs')
    .select('name')
    .where((club) => club.or([club('hidden', '=', 1), club('sign_ups_closed', '=', 1)]))
    .execute();
  return rows.map(({ name }) => name);
}

export const clubSearch: SearchSource = {
  kind: 'club',
  title: 'Clubs',
  tags: { list: clubsTag, row: clubTag },
  dependsOn: [sportsTag],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('clubs')
      .leftJoin('sports', 'sports.id', 'clubs.sport_id')
      .select(['clubs.id', 'clubs.name', 'clubs.description', 'clubs.leaders', 'sports.name as sport'])
      .where(isAsked('clubs.id', asked))
      .orderBy('clubs.id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, description, leaders, sport }) => ({
      id,
      name,
      also: [sport, description, ...JSON.parse(leaders)].join(' '),
    }));
  },
  hits: async (db, viewer, ids) => {
    const rows = await db
      .selectFrom('clubs')
      .select(['id', 'name', 'meeting_time', 'logo', 'hidden'])
      .where('id', 'in', ids)
      .execute();
    return rows
      .filter(({ hidden }) => hidden === 0 || isAdmin(viewer))
      .map(({ id, name, meeting_time, logo }) => ({
        id,
        title: name,
        detail: meeting_time,
        at: null,
        picture: logo,
        look: 'crest' as const,
        path: `/clubs/${id}`,
      }));
  },
};
