import { type QueryExecutorProvider, sql } from 'kysely';
import { nameKey } from '#shared/names.ts';
import type { Migration } from '../database/migrations.ts';
import type { Database, Tx } from '../database/schema.ts';

/** In the key of a name that another row has already, before the row's id. Typed text has no such character. */
const doubleMark = '\u001f';

type Values = Readonly<Record<string, string | number | null>>;
type KeyedRow = Values & { readonly id: number; readonly name_key: string };

interface Keys {
  /** Columns within whose values a key is unique. Null where it is unique nowhere. */
  within: readonly string[] | null;
  /** The text of a row that is folded; its name unless given, with the columns that it reads. */
  text?: { columns: readonly string[]; of(row: Values): string };
}

const itsName = { columns: ['name'], of: ({ name }: Values) => String(name) };

/**
 * A migration that computes the keys of a table again, after `nameKey` has learned to fold more. Of several rows with
 * one key the oldest keeps it; the keys of the others stay unique by their ids, until somebody renames or merges them.
 */
export const computeNameKeysAgain =
  (table: string, { within, text = itsName }: Keys): Migration =>
  async (db) => {
    const columns = ['id', 'name_key', ...text.columns, ...(within ?? [])].map((column) => sql.ref(column));
    const read = sql<KeyedRow>`select ${sql.join(columns)} from ${sql.table(table)} order by id`;
    const { rows } = await read.execute(db);
    const taken = new Set<string>();
    const keys = rows.map((row) => {
      const key = nameKey(text.of(row));
      const place = getScopedKey(key, row, within ?? []);
      if (within === null || !taken.has(place)) return taken.add(place) && { row, key };
      return { row, key: doubledKey(key, row.id) };
    });
    const changed = keys.filter(({ row, key }) => row.name_key !== key);
    // A row may get the key that another one still has: all that change give up theirs first.
    for (const { row, key } of changed) await setKey(db, table, row.id, doubledKey(key, row.id));
    for (const { row, key } of changed) await setKey(db, table, row.id, key);
  };

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

/** The key of a row whose name another one has. */
export const doubledKey = (key: string, id: number): string => `${key}${doubleMark}${id}`;

const plainKey = (key: string): string => key.split(doubleMark)[0] ?? key;

const setKey = (db: QueryExecutorProvider, table: string, id: number, key: string) =>
  sql`update ${sql.table(table)} set name_key = ${key} where id = ${id}`.execute(db);
