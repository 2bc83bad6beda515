import { residencesOf } from '#features/residences/server/queries.ts';
import { namedBySport, sportNames } from '#features/sports/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import { oldestFirst } from '#server/resources/usual-rows.ts';
import { teams } from '../contract.ts';

export const teamTable = plainTable(teams, {
  table: 'teams',
  order: oldestFirst,
  fresh: () => ({ games_played: 0, wins: 0, losses: 0 }),
  alsoFoundBy: namedBySport,
  shown: async (db, rows) => {
    const names = await sportNames(db, rows);
    const residences = await residencesOf(db, rows);
    return (row) => ({
      sport: names.get(row['sport_id']),
      residences: residences(row),
      gamesPlayed: row['games_played'],
      wins: row['wins'],
      losses: row['losses'],
    });
  },
});

export async function teamNames(db: Database, sportId: number): Promise<string[]> {
  const rows = await db.selectFrom('teams').select('name').where('sport_id', '=', sportId).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

export async function teamIdsByName(db: Database, sportId: number): Promise<Map<string, number>> {
  const rows = await db.selectFrom('teams').select(['id', 'name_key']).where('sport_id', '=', sportId).execute();
  return new Map(rows.map((row) => [row.name_key, row.id]));
}
