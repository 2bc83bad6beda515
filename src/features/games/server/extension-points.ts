import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { GamePart } from '../several-fields.ts';

/** Rows that belong to games: they go with a deleted game, or keep it from being deleted. */
export interface PartOfGames extends Omit<GamePart, 'count'> {
  count(db: Database, gameIds: readonly number[]): Promise<number>;
}

export const partsOfGames = new ExtensionPoint<PartOfGames>();

type Table = 'game_events' | 'rsvps' | 'highlights';

/** Counts the rows of a table that name these games. */
export const countIn =
  (table: Table): PartOfGames['count'] =>
  async (db, gameIds) => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('game_id', 'in', gameIds)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
