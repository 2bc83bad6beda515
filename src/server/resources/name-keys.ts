import { type Kysely, sql } from 'kysely';
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
      const place = JSON.stringify([key, ...(within ?? []).map((column) => row[column])]);
      if (within === null || !taken.has(place)) return taken.add(place) && { row, key };
      return { row, key: `${key}${doubleMark}${row.id}` };
    });
    const changed = keys.filter(({ row, key }) => row.name_key !== key);
    // A row may get the key that another one still has: all that change give up theirs first.
    for (const { row, key } of changed) await setKey(db, table, row.id, `${key}${doubleMark}${row.id}`);
    for (const { row, key } of changed) await setKey(db, table, row.id, key);
  };

/** The rows that bear the same name as others of their table, since names are folded further: the oldest of each first. */
export async function doublesIn(db: Database, table: string): Promise<number[][]> {
  const { rows: doubles } = await sql<{ name_key: string }>`
    select name_key from ${sql.table(table)} where name_key like ${`%${doubleMark}%`} order by id`.execute(db);
  if (doubles.length === 0) return [];
  const keys = [...new Set(doubles.map(({ name_key }) => plainKey(name_key)))];
  const { rows } = await sql<{ id: number; name_key: string }>`
    select id, name_key from ${sql.table(table)}
    where name_key in (${sql.join(keys)}) or name_key like ${`%${doubleMark}%`} order by id`.execute(db);
  const groups = Map.groupBy(rows, (row) => plainKey(row.name_key));
  return keys.map((key) => (groups.get(key) ?? []).map(({ id }) => id)).filter((ids) => ids.length > 1);
}

/** Gives a row the key of its name, where the row that had it is gone. */
export async function takeNameKey({ db }: { db: Tx }, table: string, id: number, name: string): Promise<void> {
  const key = nameKey(name);
  const { rows } = await sql`select 1 from ${sql.table(table)} where name_key = ${key}`.execute(db);
  if (rows.length === 0) await sql`update ${sql.table(table)} set name_key = ${key} where id = ${id}`.execute(db);
}

const plainKey = (key: string): string => key.split(doubleMark)[0] ?? key;

const setKey = (db: Kysely<unknown>, table: string, id: number, key: string) =>
  sql`update ${sql.table(table)} set name_key = ${key} where id = ${id}`.execute(db);
