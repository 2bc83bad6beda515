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

export function pageOf<T>(rows: T[], key: (row: T) => readonly (string | number)[], size = pageSize): Page<T> {
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
