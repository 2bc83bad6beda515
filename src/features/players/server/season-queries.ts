import type { Database } from '#server/database/schema.ts';

/** Those whose season totals follow from box scores. */
export async function derivedPlayers(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('players').select('id').where('kept_stats', 'is not', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
