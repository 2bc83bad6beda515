import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';

/** All tables: each feature adds its own in its `server/tables.ts` by declaration merging. */
export interface Schema {
  change_number: { id: number; value: number };
  /** One row: the version of the app that opened the database last. */
  app_version: { id: number; version: string };
  village_clock: { id: number; steady_since: string; seen_at: string };
  /** Writes that were done under an idempotency key (`sent-writes.ts`). `sent_on` is a day. */
  sent_writes: { hash: string; sent_on: string };
}

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** 0 or 1: both engines store truth values as integers. */
export type Flag = 0 | 1;

export type DefaultFlag = ColumnType<Flag, Flag | undefined, Flag>;

export type Default<T> = ColumnType<T, T | undefined, T>;

export type RowId = Generated<number>;
/** How often the row was changed, starting at 1. */
export type RowVersion = Default<number>;

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;

export const flag = (value: boolean): Flag => (value ? 1 : 0);
