import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ExtensionPoint } from '../extension-point.ts';

/** What rows of one kind are called now, for lists that know their ids alone: the audit log. */
export interface NamedRows {
  /** As in `game:115`, and in the field `gameId`. */
  resourceName: string;
  names(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export const namedRows = new ExtensionPoint<NamedRows>();

/** Rows that are called what stands in one of their columns. */
export const namedBy = (resourceName: string, table: string, column: string) =>
  namedRows.contribution({
    resourceName,
    names: async (db, ids) => {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, ${sql.ref(column)} as name from ${sql.table(table)} where id in (${sql.join([...ids])})`.execute(db);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  });
