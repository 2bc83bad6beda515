import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ExtensionPoint } from '../extension-point.ts';

/** The current names of rows of one kind, for lists that know only their ids: the audit log. */
export interface NamedRows {
  /** As in `game:115`, and in the field `gameId`. */
  resourceName: string;
  names(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export const namedRows = new ExtensionPoint<NamedRows>();

/** Takes the names of rows from one of their columns. */
export const namedBy = (resourceName: string, table: string, column: string) =>
  namedRows.contribution({
    resourceName,
    names: async (db, ids) => {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, ${sql.ref(column)} as name from ${sql.table(table)} where id in (${sql.join([...ids])})`.execute(db);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  });
