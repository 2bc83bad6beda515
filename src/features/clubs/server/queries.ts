import { readSettings } from '#features/settings/server/queries.ts';
import { namedBySport, sportNames } from '#features/sports/server/queries.ts';
import { isAdmin } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import { nameKey } from '#shared/name-key.ts';
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
