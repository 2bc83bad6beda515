import { sql } from 'kysely';
import { batches } from '#server/database/engine.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { TagKind } from '#shared/cache-tags.ts';
import type { PlayerRows } from './extension-points.ts';

interface GameRows {
  table: keyof Schema;
  /** The column that distinguishes the rows of one player. */
  key: 'id' | 'game_id';
  /** The column with the player. */
  column?: 'player_id' | 'other_player_id' | 'fielder_id';
  /** What the games' responses depend on: their box score, or their events. */
  tag: TagKind;
}

/** Implements `PlayerRows` for a table with a player and a game. */
export function definePlayerRows({
  table,
  key,
  tag,
  column = 'player_id',
}: GameRows): PlayerRows & Required<Pick<PlayerRows, 'findGameIds'>> {
  const findGameIds = async (db: Database, playerId: number) => {
    const { rows } = await sql<{ game_id: number }>`
      select distinct game_id from ${sql.table(table)} where ${sql.ref(column)} = ${playerId} order by game_id`.execute(
      db,
    );
    return rows.map(({ game_id }) => game_id);
  };
  const publish = async (write: Write, playerId: number) => {
    write.changed(...(await findGameIds(write.db, playerId)).map((id) => tag(id)));
  };
  return {
    name: column === 'player_id' ? table : `${table}.${column}`,
    findGameIds,
    move: async (write, from, to) => {
      await publish(write, from);
      const { rows } = await sql<{ key: number }>`
        update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}
        returning ${sql.ref(key)} as key`.execute(write.db);
      return JSON.stringify(rows.map((row) => row.key));
    },
    putBack: async (write, moved, from, to) => {
      const keys: number[] = JSON.parse(moved);
      for (const some of batches(keys)) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
          where ${sql.ref(column)} = ${from} and ${sql.ref(key)} in (${sql.join(some)})`.execute(write.db);
      }
      await publish(write, to);
    },
  };
}
