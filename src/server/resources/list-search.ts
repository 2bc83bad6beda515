import { setImmediate } from 'node:timers/promises';
import { nameKey } from '#shared/name-key.ts';
import { type Page, pageOf, toCursor } from './paging.ts';

interface SearchedList<Row> {
  /** The words to search for; nothing, or nothing but spaces, finds all rows. */
  typed: string | undefined;
  size: number;
  cursor: string | undefined;
  /** Rows after the cursor, in the list's order, at most this many. */
  read(cursor: string | undefined, most: number): Promise<Row[]>;
  /** The values by which the list is ordered, for the cursor. */
  keyOf(row: Row): readonly (string | number)[];
  /** The text of the row in which the words are searched. */
  textOf(row: Row): string;
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
  const { size, cursor, read, keyOf } = list;
  if (words.length === 0) return pageOf(await read(cursor, size + 1), keyOf, size);
  const matches: Row[] = [];
  for (let from = cursor; ; await setImmediate()) {
    const rows = await read(from, portion);
    matches.push(...rows.filter((row) => containsAll(list.textOf(row), words)));
    const last = rows.at(-1);
    if (matches.length > size || last === undefined || rows.length < portion) return pageOf(matches, keyOf, size);
    from = toCursor(keyOf(last));
  }
}

function containsAll(text: string, words: readonly string[]): boolean {
  const key = nameKey(text);
  return words.every((word) => key.includes(word));
}
