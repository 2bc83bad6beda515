import { sql } from 'kysely';
import type { Database, Schema } from './schema.ts';

export const haveNoRows =
  (...tables: (keyof Schema)[]) =>
  async (db: Database): Promise<boolean> => {
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      if (rows.length > 0) return false;
    }
    return true;
  };
