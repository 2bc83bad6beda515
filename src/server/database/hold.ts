import { sql } from 'kysely';
import type { RowVersion, Schema, Tx } from './schema.ts';

export type VersionedTable = {
  [T in keyof Schema]: Schema[T] extends { version: RowVersion } ? T : never;
}[keyof Schema];

/** Holds a row until the commit: who wants it next waits, and then reads what became of it, on both engines alike. */
export async function holdRow(db: Tx, table: VersionedTable, id: number): Promise<void> {
  await sql`update ${sql.table(table)} set version = version where id = ${id}`.execute(db);
}
