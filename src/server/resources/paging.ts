import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nameKey } from '#shared/names.ts';
import { pageSize } from '#shared/pages.ts';
import { badField } from '../failure.ts';

export interface Page<T> {
  rows: T[];
  next: string | null;
}

/** A key as a cursor: opaque to clients, so that a list may change its order without breaking them. */
export const toCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key behind a cursor; `shape` says whether its parts are what the list expects. A made-up cursor is a 400. */
export function fromCursor<K extends readonly (string | number)[]>(
  cursor: string | undefined,
  shape: (key: readonly unknown[]) => key is K,
): K | null {
  if (cursor === undefined) return null;
  const key = parse(cursor);
  if (!Array.isArray(key) || !shape(key)) throw badField('cursor', 'is not a page of this list');
  return key;
}

export const isIdKey = (key: readonly unknown[]): key is readonly [number] =>
  key.length === 1 && isKeyNumber(key[0]) && key[0] > 0;

export const isKeyText = (part: unknown): part is string =>
  typeof part === 'string' && part.length <= 500 && part.isWellFormed() && !part.includes('\0');

export const isKeyNumber = (part: unknown): part is number =>
  Number.isInteger(part) && Math.abs(Number(part)) < 2 ** 31;

export function toPage<T>(rows: T[], key: (row: T) => readonly (string | number)[], size = pageSize): Page<T> {
  const last = rows[size - 1];
  if (rows.length <= size || last === undefined) return { rows, next: null };
  return { rows: rows.slice(0, size), next: toCursor(key(last)) };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

export interface OrderColumn {
  column: string;
  holds: 'text' | 'number';
  descending?: boolean;
}

/** For `order by`. The last column has to be unique. */
export const inOrder = (order: readonly OrderColumn[]): RawBuilder<unknown> =>
  sql.join(order.map(({ column, descending }) => sql`${sql.ref(column)} ${sql.raw(descending ? 'desc' : 'asc')}`));

/** The rows after a page's last row: further on in the first column, or equal there and further on in the next. */
export function afterCursor(order: readonly OrderColumn[], cursor: unknown): RawBuilder<SqlBool> {
  const key = fromCursor(
    typeof cursor === 'string' ? cursor : undefined,
    (parts): parts is readonly (string | number)[] => fitsOrder(order, parts),
  );
  if (!key) return sql`1 = 1`;
  const alternatives = order.map((last, at) => {
    const equal = order.slice(0, at).map(({ column }, index) => sql`${sql.ref(column)} = ${key[index]}`);
    const further = sql`${sql.ref(last.column)} ${sql.raw(last.descending ? '<' : '>')} ${key[at]}`;
    return sql`(${sql.join([...equal, further], sql` and `)})`;
  });
  return sql`${withinReach(order, key)} and (${sql.join(alternatives, sql` or `)})`;
}

/** A condition on the first column alone, so that the database can use an index. */
const withinReach = ([first]: readonly OrderColumn[], [key]: readonly (string | number)[]) =>
  first ? sql`${sql.ref(first.column)} ${sql.raw(first.descending ? '<=' : '>=')} ${key}` : sql`1 = 1`;

const fitsOrder = (order: readonly OrderColumn[], key: readonly unknown[]): boolean =>
  key.length === order.length &&
  order.every(({ holds }, at) => (holds === 'number' ? isKeyNumber(key[at]) : isKeyText(key[at])));

interface SearchedList<Row> {
  /** The words to search for; nothing, or nothing but spaces, finds all rows. */
  typed: string | undefined;
  size: number;
  cursor: string | undefined;
  /** Rows after the cursor, in the list's order, at most this many. */
  read(cursor: string | undefined, most: number): Promise<Row[]>;
  /** The values by which the list is ordered, for the cursor. */
  getKey(row: Row): readonly (string | number)[];
  /** The text of the row in which the words are searched. */
  getText(row: Row): string;
}

/** Rows read at once, after which other requests get their turn. */
const portion = 500;

/**
 * A page of the rows that contain each of the typed words, whatever the accents and case. The comparison is made here,
 * because the two engines disagree about letters beyond ASCII. Each search reads the rows from the database.
 */
export async function searchedPage<Row>(list: SearchedList<Row>): Promise<Page<Row>> {
  const words = nameKey(list.typed ?? '')
    .split(' ')
    .filter(Boolean);
  const { size, cursor, read, getKey } = list;
  if (words.length === 0) return toPage(await read(cursor, size + 1), getKey, size);
  const matches: Row[] = [];
  for (let from = cursor; ; await setImmediate()) {
    const rows = await read(from, portion);
    matches.push(...rows.filter((row) => containsAll(list.getText(row), words)));
    const last = rows.at(-1);
    if (matches.length > size || last === undefined || rows.length < portion) return toPage(matches, getKey, size);
    from = toCursor(getKey(last));
  }
}

function containsAll(text: string, words: readonly string[]): boolean {
  const key = nameKey(text);
  return words.every((word) => key.includes(word));
}
