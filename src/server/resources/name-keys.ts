import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database, Tx } from '../database/schema.ts';

/** In the key of a name that another row has already, before the row's id. Typed text has no such character. */
export const doubleMark = '\u001f';

type Values = Readonly<Record<string, string | number | null>>;
type KeyedRow = Values & { readonly id: number; readonly name_key: string };

/** The rows that bear the same name as others of their table, since names are folded further: the oldest of each first. */
export async function doublesIn(db: Database, table: string, within: readonly string[]): Promise<number[][]> {
  const marked = sql`name_key like ${`%${doubleMark}%`}`;
  const { rows: doubles } = await sql<{ name_key: string }>`
    select name_key from ${sql.table(table)} where ${marked}`.execute(db);
  if (doubles.length === 0) return [];
  const keys = [...new Set(doubles.map(({ name_key }) => plainKey(name_key)))];
  const { rows } = await sql<KeyedRow>`select ${keyColumns(within)} from ${sql.table(table)}
    where ${marked} or name_key in (${sql.join(keys)}) order by id`.execute(db);
  const groups = Map.groupBy(rows, (row) => getScopedKey(plainKey(row.name_key), row, within));
  return [...groups.values()].filter(({ length }) => length > 1).map((group) => group.map(({ id }) => id));
}

/** Gives a row the key of its name, where the row that had it is gone. */
export async function takeNameKey({ db }: { db: Tx }, table: string, id: number, within: readonly string[]) {
  const read = sql<KeyedRow>`select ${keyColumns(within)} from ${sql.table(table)} where id = ${id}`;
  const [row] = (await read.execute(db)).rows;
  if (!row) return;
  const key = plainKey(row.name_key);
  const sameKey = sql<KeyedRow>`select ${keyColumns(within)} from ${sql.table(table)} where name_key = ${key}`;
  const { rows: others } = await sameKey.execute(db);
  const isTaken = others.some((other) => getScopedKey(key, other, within) === getScopedKey(key, row, within));
  if (!isTaken) await setKey(db, table, id, key);
}

const keyColumns = (within: readonly string[]) =>
  sql.join(['id', 'name_key', ...within].map((column) => sql.ref(column)));

/** Names that are equal here are one name. */
const getScopedKey = (key: string, row: Values, within: readonly string[]): string =>
  JSON.stringify([key, ...within.map((column) => row[column])]);

const plainKey = (key: string): string => key.split(doubleMark)[0] ?? key;

const setKey = (db: QueryExecutorProvider, table: string, id: number, key: string) =>
  sql`update ${sql.table(table)} set name_key = ${key} where id = ${id}`.execute(db);
