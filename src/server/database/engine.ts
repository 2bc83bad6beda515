import { type ColumnDefinitionBuilder, type CreateTableBuilder, type RawBuilder, sql } from 'kysely';
import type { Tx } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** What differs between the engines. Migrations get it; nothing else should need it. */
export const getDifferences = (engine: Engine) => ({
  engine,
  withId: <T extends string>(table: CreateTableBuilder<T>) =>
    table.addColumn('id', 'integer', engine === 'sqlite' ? neverReused : identity),
  /** Sorts by code point, as SQLite does anyway; PostgreSQL would use the collation that the database was created with. */
  sortedText: engine === 'sqlite' ? sql`text collate binary` : sql`text collate "C"`,
});

export type EngineDifferences = ReturnType<typeof getDifferences>;

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

/** The error code of PostgreSQL or the operating system; empty when there is none. */
const getErrorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
/** SQLite's extended result code; the bits above the lowest byte only add detail. */
const getErrcode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

const sqliteUnique = new Set([2067, 1555]);
/** A dangling reference, and a deletion that `on delete restrict` forbids. */
const sqliteForeignKey = new Set([787, 1811]);

export const isUniqueViolation = (error: unknown): boolean =>
  sqliteUnique.has(getErrcode(error)) || getErrorCode(error) === '23505';

/** Whether a write was refused because another row points here, or this row points nowhere. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  sqliteForeignKey.has(getErrcode(error)) || getErrorCode(error) === '23503';

/** Connection exceptions, a server that stops or starts, transactions that stood still, and network errors. */
const lostConnection =
  /^(08...|57P0[1-5]|25P0[34]|ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|EPIPE|ETIMEDOUT)$/;
/** Errors that the pg driver raises itself have no code. */
const lostByDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/;

export const isConnectionLost = (error: unknown): boolean =>
  lostConnection.test(getErrorCode(error)) || (error instanceof Error && lostByDriver.test(error.message));

/**
 * A broken deadlock or a transaction to be tried again, a lock or a statement that took too long, a server without
 * room (class 53, except a full disk, which does not pass by itself), or one that is read-only while another takes over.
 */
const postgresBusy = /^(40P01|40001|55P03|57014|53(?!100)...|25006)$/;
/** SQLITE_BUSY and SQLITE_LOCKED. */
const sqliteBusy = new Set([5, 6]);

export const isBusy = (error: unknown): boolean =>
  postgresBusy.test(getErrorCode(error)) || sqliteBusy.has(getErrcode(error) & 0xff);

/** SQLITE_CORRUPT and SQLITE_NOTADB, and a read past the end of the file (SQLITE_IOERR_SHORT_READ). */
const sqliteDamaged = new Set([11, 26]);
const shortRead = 522;

export const isDamaged = (error: unknown): boolean =>
  sqliteDamaged.has(getErrcode(error) & 0xff) || getErrcode(error) === shortRead;

/** SQLITE_FULL, SQLITE_IOERR and SQLITE_READONLY (a failing disk is remounted read-only), and what others call them. */
const sqliteFailing = new Set([13, 10, 8]);
const otherFailing = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);

export const isStorageFailing = (error: unknown): boolean =>
  !isDamaged(error) && (sqliteFailing.has(getErrcode(error) & 0xff) || otherFailing.has(getErrorCode(error)));
