import type { Control, Field, Fields } from '#shared/plain-fields.ts';
import type { PlainColumns } from '#shared/plain-resource.ts';
import type { StoredRow } from '#shared/plain-storage.ts';
import type { RowId, RowVersion } from '../database/schema.ts';

/** The table of a plain resource: a column for each of its fields, beside those that every such table has. */
export type PlainTable<F extends Fields> = PlainColumns<F> & { id: RowId; version: RowVersion };

export type PlainRow = StoredRow & { readonly id: number; readonly version: number };

export const columnOf = (name: string, field?: Pick<Field, 'columnName'>): string =>
  field?.columnName ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const freshColumns = (fields: Fields, sent: object): StoredRow => storedOf(Object.entries(fields), sent);

export const changedColumns = (fields: Fields, sent: object): StoredRow =>
  storedOf(
    Object.entries(fields).filter(([name]) => sentAs(sent, name) !== undefined),
    sent,
  );

export const fieldsOf = (fields: Fields, row: PlainRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.storage.answer(row, columnOf(name, field))]),
  );

/** The text of the fields in which a search looks. */
export const wordsOf = (fields: Fields, row: PlainRow): string =>
  Object.entries(fields)
    .filter(([, { control }]) => searched.has(control.kind))
    .map(([name, field]) => textIn(field.storage.answer(row, columnOf(name, field))))
    .join(' ');

const searched = new Set<Control['kind']>(['text', 'long-text', 'choice', 'day', 'number', 'list', 'rows', 'link']);

function textIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join(' ') : '';
}

export const sentAs = (sent: object, name: string): unknown => Object.entries(sent).find(([key]) => key === name)?.[1];

const storedOf = (fields: [string, Field][], sent: object): StoredRow =>
  Object.assign({}, ...fields.map(([name, field]) => stored(name, field, sentAs(sent, name))));

function stored(name: string, field: Field, sent: unknown): StoredRow {
  const value = sent === undefined || sent === null || sent === '' ? field.fallback : sent;
  return value === undefined ? {} : field.storage.keep(value, columnOf(name, field));
}
