import type { Database } from '#server/database/schema.ts';

/** How many of these games have a box score with players' lines, or one without. */
export async function countBoxScores(
  db: Database,
  gameIds: readonly number[],
  which: 'with lines' | 'without',
): Promise<number> {
  const ids = async (table: 'box_scores' | 'box_score_lines') => {
    const rows = await db.selectFrom(table).select('game_id').distinct().where('game_id', 'in', gameIds).execute();
    return new Set(rows.map(({ game_id }) => game_id));
  };
  const withLines = await ids('box_score_lines');
  if (which === 'with lines') return withLines.size;
  return [...(await ids('box_scores'))].filter((id) => !withLines.has(id)).length;
}
