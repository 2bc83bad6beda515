import { sql } from 'kysely';
import type { Write } from '#server/write.ts';

export interface Reference {
  table: string;
  refersTo: string;
}

/** Tables that others refer to come first. One that refers to itself is no obstacle: a statement fills it as a whole. */
export function inReferenceOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered = new Set<string>();
  const entered = new Set<string>();
  const add = (table: string) => {
    if (ordered.has(table)) return;
    if (entered.has(table)) throw new Error(`The table ${table} refers to itself by way of others`);
    entered.add(table);
    for (const { refersTo } of references.filter((one) => one.table === table && one.refersTo !== table)) add(refersTo);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered].filter((table) => tables.includes(table));
}

export async function listReferences({ db, engine }: Pick<Write, 'db' | 'engine'>): Promise<Reference[]> {
  const listed =
    engine === 'sqlite'
      ? sql<Reference>`select tables.name as "table", refers."table" as "refersTo"
          from main.sqlite_schema as tables, pragma_foreign_key_list(tables.name, 'main') as refers
          where tables.type = 'table'`
      : sql<Reference>`select from_table.relname as "table", to_table.relname as "refersTo" from pg_constraint
          join pg_class as from_table on from_table.oid = conrelid
          join pg_class as to_table on to_table.oid = confrelid
          where contype = 'f' and connamespace = current_schema()::regnamespace`;
  return (await listed.execute(db)).rows;
}
