import { type ColumnDefinitionBuilder, type CreateTableBuilder, type RawBuilder, sql } from 'kysely';
import type { Tx } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** What differs between the engines. Migrations get it; nothing else should need it. */
export const differencesOf = (engine: Engine) => ({
  engine,
  withId: <T extends string>(table: CreateTableBuilder<T>) =>
    table.addColumn('id', 'integer', engine === 'sqlite' ? neverReused : identity),
});

export type EngineDifferences = ReturnType<typeof differencesOf>;

const neverReused = (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement();
const identity = (column: ColumnDefinitionBuilder) => column.primaryKey().generatedByDefaultAsIdentity();

/**
 * Serialises transactions by name: each waits here until the one before has committed. SQLite does so anyway. Transactions
 * that share a turn wait only for one that takes it alone.
 */
export async function takeTurn({ engine, db }: { engine: Engine; db: Tx }, name: string, shared?: 'shared') {
  const lock = sql.raw(shared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  if (engine === 'postgres') await sql`select ${lock}(hashtext(${name}))`.execute(db);
}

/** After inserts with explicit ids (demo, restore): the next id follows the largest, and was never used before. */
export function moveSequencePast(engine: Engine, table: string): RawBuilder<unknown> | null {
  // SQLite's AUTOINCREMENT follows explicit ids by itself.
  if (engine === 'sqlite') return null;
  const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
  const afterLargest = sql`(select coalesce(max(id), 0) + 1 from ${sql.table(table)})`;
  return sql`select setval(${sequence}, greatest(${afterLargest}, nextval(${sequence})), false)`;
}

const rowsAtOnce = 100;

/** Rows in portions that one statement can take on either engine. */
export function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}
