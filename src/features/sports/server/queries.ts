import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/plain-table.ts';
import type { SportName } from '../contract.ts';
import { sports, teams } from '../contract.ts';

const oldestFirst = [{ column: 'id', holds: 'number' }] as const;

export const sportTable = plainTable(sports, { table: 'sports', order: oldestFirst, rowsPerPage: 200 });

export const teamTable = plainTable(teams, {
  table: 'teams',
  order: oldestFirst,
  fresh: () => ({ games_played: 0, wins: 0, losses: 0 }),
  shown: async (db, rows) => {
    const names = await sportNames(db, rows);
    return (row) => ({
      sport: names.get(row['sport_id']),
      ...{ gamesPlayed: row['games_played'], wins: row['wins'], losses: row['losses'] },
    });
  },
});

/** The sports that rows point to, by id. */
export async function sportNames(
  db: Database,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Map<unknown, SportName>> {
  const ids = [...new Set(rows.flatMap(({ sport_id: id }) => (typeof id === 'number' ? [id] : [])))];
  if (ids.length === 0) return new Map();
  const sportsOfRows = await db.selectFrom('sports').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(sportsOfRows.map((sport) => [sport.id, sport]));
}
