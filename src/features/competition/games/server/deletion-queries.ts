import { countUses, type RowUse } from '#platform/spreadsheets/server/extension-points.ts';
import type { Database } from '#server/database/schema.ts';
import type { GameDependent } from '../several-fields.ts';

/** What belongs to these games, without what there is none of. */
export async function listDependents(
  db: Database,
  uses: readonly RowUse[],
  gameIds: readonly number[],
): Promise<GameDependent[]> {
  const found: GameDependent[] = [];
  for (const use of uses) {
    const { of, one, many, onDelete } = use;
    if (of !== 'games' || !onDelete) continue;
    const counts = await countUses(db, use, gameIds);
    const count = [...counts.values()].reduce((sum, ofGame) => sum + ofGame, 0);
    if (count > 0) found.push({ one, many, effect: onDelete, count });
  }
  return found;
}
