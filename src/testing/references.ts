import { sql } from 'kysely';
import type { Engine } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';

/** Histories, which say what was: of commands, of imports, and of what people did in the browser. */
const histories = new Set(['audit_log', 'imports']);

/** Where a village still holds the id of a row, in a column such as `home_team_id` or in a text such as `{"teamId":7}`. */
export async function findReferences(db: Database, engine: Engine, name: string, id: number) {
  const inColumn = new RegExp(`(^|_)${name}_id$`);
  const inText = new RegExp(`(?<=[^a-z])[a-z_]*${name}_?id\\\\*"\\s*:\\s*${id}(?!\\d)`, 'i');
  const found: string[] = [];
  for (const { table, column } of await listColumns(db, engine)) {
    if (histories.has(table)) continue;
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
    const isHeld = (value: unknown) => {
      if (inColumn.test(column)) return value === id;
      if (column === `${name}_ids`) return JSON.parse(String(value)).includes(id);
      return typeof value === 'string' && inText.test(value);
    };
    if (rows.some(({ value }) => isHeld(value))) found.push(`${table}.${column}`);
  }
  return found;
}

async function listColumns(db: Database, engine: Engine): Promise<{ table: string; column: string }[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ table: string; column: string }>`select t.name as "table", c.name as "column" from sqlite_master t
          join pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%'`
      : sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
          from information_schema.columns where table_schema = 'public'`;
  return (await query.execute(db)).rows;
}
