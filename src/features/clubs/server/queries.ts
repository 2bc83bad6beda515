import { namedBySport, sportNames } from '#features/sports/server/queries.ts';
import { isAdmin } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/plain-table.ts';
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
    const names = await sportNames(db, rows);
    return ({ sport_id: id }) => ({ sport: names.get(id) ?? null });
  },
});

export async function hiddenClubNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('clubs').select('name').where('hidden', '=', 1).execute();
  return rows.map(({ name }) => name);
}
