import type { Issue } from '#shared/errors.ts';
import type { ResourceField, ResourceRow } from './kind.ts';

/** What a form holds: the text of its inputs, and switches. */
export type FormValues = Record<string, string | boolean>;
export type Body = Record<string, unknown>;

/** What the form begins with: a row's values, or those of a new one. */
export function valuesOf(fields: readonly ResourceField[], row: object | null): FormValues {
  const stored = new Map<string, unknown>(Object.entries(row ?? {}));
  return Object.fromEntries(
    fields.map((field) => [field.name, shown(field, row ? stored.get(field.name) : field.initial)]),
  );
}

/** The request that the form's values make. */
export function bodyOf(fields: readonly ResourceField[], values: FormValues): Body {
  return Object.fromEntries(fields.map((field) => [field.name, typed(field, values[field.name])]));
}

/** What is wrong before the contract is asked: JSON that is none. */
export function unreadable(fields: readonly ResourceField[], values: FormValues): Issue[] {
  return fields
    .filter((field) => field.kind === 'json' && !isJson(String(values[field.name] ?? '')))
    .map((field) => ({ path: field.name, message: 'must be valid JSON' }));
}

/** The fields that somebody else changed since the form was opened. */
export function changedFields(fields: readonly ResourceField[], before: FormValues, now: FormValues) {
  return fields.filter((field) => before[field.name] !== now[field.name]);
}

/** The row that came with a refusal, if it is one. */
export function rowIn(current: unknown): ResourceRow | null {
  if (typeof current !== 'object' || current === null) return null;
  if (!('id' in current) || !('version' in current) || typeof current.version !== 'number') return null;
  const { id, version } = current;
  return typeof id === 'number' || typeof id === 'string' ? { ...current, id, version } : null;
}

function shown({ kind }: ResourceField, value: unknown): string | boolean {
  if (kind === 'switch') return value === true;
  if (value === null || value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  return kind === 'datetime' ? localInput(String(value)) : String(value);
}

function typed(field: ResourceField, value: string | boolean | undefined): unknown {
  if (field.kind === 'switch') return value === true;
  const text = String(value ?? '');
  if (text.trim() === '') return field.required && field.kind !== 'json' ? emptyOf(field) : null;
  if (field.kind === 'number') return Number(text);
  if (field.kind === 'datetime') return Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString();
  if (field.kind === 'json') return isJson(text) ? JSON.parse(text) : text;
  if (field.kind === 'select') return field.options?.find((option) => String(option.value) === text)?.value ?? text;
  return text;
}

/** Left out, a number or a choice is reported as missing; an empty text says itself that it is required. */
const emptyOf = ({ kind }: ResourceField) => (kind === 'number' || kind === 'select' ? undefined : '');

/** An instant as `<input type="datetime-local">` wants it: local time, to the minute. */
function localInput(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function isJson(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
