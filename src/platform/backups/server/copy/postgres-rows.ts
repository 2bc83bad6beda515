import { sql } from 'kysely';
import type { Tx } from '#server/database/schema.ts';
import { portion, type Rows, type Value } from './rows.ts';

export function postgresRows(tx: Tx): Rows {
  return {
    listTables: async () => {
      const { rows } = await sql<{ table: string; columns: string[] }>`
        select table_name as table, json_agg(column_name) as columns from information_schema.columns
        where table_schema = current_schema() group by table_name order by table_name`.execute(tx);
      return new Map(rows.map(({ table, columns }) => [table, columns.sort()]));
    },
    async *read(table, columns) {
      const names = sql.join(columns.map((column) => sql.id(column)));
      await sql`declare village_copy no scroll cursor for select ${names} from ${sql.id(table)}`.execute(tx);
      for (;;) {
        const fetched = await sql<Record<string, Value>>`fetch ${sql.lit(portion)} from village_copy`.execute(tx);
        if (fetched.rows.length === 0) break;
        yield fetched.rows.map((row) => columns.map((column) => row[column] ?? null));
      }
      await sql`close village_copy`.execute(tx);
    },
    readLastIds: async () => {
      const lastIds = new Map<string, number>();
      for (const { table, sequence } of await listSequences(tx)) {
        const { rows } = await sql<{ last: number }>`
          select case when is_called then last_value else last_value - 1 end as last from ${sql.raw(sequence)}`.execute(
          tx,
        );
        if (rows[0] && rows[0].last > 0) lastIds.set(table, rows[0].last);
      }
      return lastIds;
    },
  };
}

async function listSequences(tx: Tx) {
  const { rows } = await sql<{ table: string; sequence: string }>`
    select table_name as table, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(tx);
  return rows;
}

export async function setLastIdsOfPostgres(tx: Tx, lastIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { table, sequence } of await listSequences(tx)) {
    const last = lastIds.get(table);
    if (last !== undefined) await sql`select setval(${sequence}, ${last})`.execute(tx);
  }
}
