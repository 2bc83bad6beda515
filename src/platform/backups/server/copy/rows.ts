import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export type Value = string | number | null;

/** All rows of a village's database, whatever the engine. Both engines store numbers and text, and nothing else. */
export interface Rows {
  /** The columns of each table, in one order on both engines. */
  listTables(): Promise<Map<string, readonly string[]>>;
  read(table: string, columns: readonly string[]): AsyncIterable<Value[][]> | Iterable<Value[][]>;
  /** The last id that each table gave out, which may be of a row that is gone: it must not be given out again. */
  readLastIds(): Promise<Map<string, number>>;
}

/** How many rows are read at once. */
export const portion = 500;

const maxValues = 30_000;

export async function insertRows(
  db: Database,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  const atOnce = Math.max(1, Math.floor(maxValues / columns.length));
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows.slice(from, from + atOnce).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.id(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

const size = 2n ** 256n;

/** A hash of all rows, in whatever order they come: the sum of the hashes of each. */
export class TableHash {
  #sum = 0n;
  rows = 0;

  add(rows: readonly (readonly Value[])[]): void {
    for (const row of rows) {
      const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
      this.#sum = (this.#sum + BigInt(`0x${hash}`)) % size;
    }
    this.rows += rows.length;
  }

  get text(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

export async function hashTable(rows: Rows, table: string, columns: readonly string[]): Promise<TableHash> {
  const hash = new TableHash();
  for await (const some of rows.read(table, columns)) hash.add(some);
  return hash;
}
