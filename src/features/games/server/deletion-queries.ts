import { countRows } from '#features/conversation/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import type { GamePart } from '../several-fields.ts';
import { countIn, type PartOfGames } from './extension-points.ts';

/** What belongs to these games, without what there is none of. */
export async function partsTakenAlong(
  db: Database,
  parts: readonly PartOfGames[],
  gameIds: readonly number[],
): Promise<GamePart[]> {
  const found: GamePart[] = [];
  for (const { count, ...part } of [...ownParts, ...parts]) {
    const counted = await count(db, gameIds);
    if (counted > 0) found.push({ ...part, count: counted });
  }
  return found;
}

const talk =
  (table: 'comments' | 'likes'): PartOfGames['count'] =>
  async (db, gameIds) => {
    const subjects = await db.selectFrom('games').select('subject_id').where('id', 'in', gameIds).execute();
    const counts = await countRows(
      db,
      table,
      subjects.map(({ subject_id }) => subject_id),
    );
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  };

const ownParts: readonly PartOfGames[] = [
  { one: 'RSVP', many: 'RSVPs', effect: 'deleted', count: countIn('rsvps') },
  { one: 'comment', many: 'comments', effect: 'deleted', count: talk('comments') },
  { one: 'like', many: 'likes', effect: 'deleted', count: talk('likes') },
];
