import { nameKey } from '#shared/name-key.ts';
import type { Field, Fields } from '#shared/plain-fields.ts';

export type Stored = string | number | null;
/** A row as it lies in its table. */
export type PlainRow = Readonly<Record<string, Stored>> & { readonly id: number; readonly version: number };

export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a new row: what was sent, and the fallback of the rest. */
export const freshColumns = (fields: Fields, sent: object): Record<string, Stored> =>
  Object.assign({}, ...Object.entries(fields).map(([name, field]) => stored(name, field, sentAs(sent, name))));

/** The columns of the fields that were sent. */
export const changedColumns = (fields: Fields, sent: object): Record<string, Stored> =>
  Object.assign(
    {},
    ...Object.entries(fields)
      .filter(([name]) => sentAs(sent, name) !== undefined)
      .map(([name, field]) => stored(name, field, sentAs(sent, name))),
  );

/** The fields of a row, as they are answered. */
export const fieldsOf = (fields: Fields, row: PlainRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { storage }]) => [name, answered(storage, row[columnOf(name)])]),
  );

export const sentAs = (sent: object, name: string): unknown => Object.entries(sent).find(([key]) => key === name)?.[1];

function stored(name: string, field: Field, sent: unknown): Record<string, Stored> {
  const value = sent === undefined || sent === null || sent === '' ? field.fallback : sent;
  const column = columnOf(name);
  const kept = { [column]: inColumn(field.storage, value) };
  return field.hasNameKey ? { ...kept, [`${column}_key`]: nameKey(String(value)) } : kept;
}

function inColumn(storage: Field['storage'], value: unknown): Stored {
  if (value === null || value === undefined) return null;
  if (storage === 'flag') return value ? 1 : 0;
  if (storage === 'json') return JSON.stringify(value);
  return typeof value === 'number' ? value : String(value);
}

function answered(storage: Field['storage'], column: Stored | undefined): unknown {
  if (storage === 'flag') return column === 1;
  return storage === 'json' && typeof column === 'string' ? JSON.parse(column) : column;
}
