import * as z from 'zod/mini';
import { RefusedRow } from './sheet.ts';

/** Parses a cell with the schema of a field; an empty cell is undefined. */
export function cellAs<Value>(schema: z.ZodMiniType<Value>, label: string, typed: string): Value | undefined {
  return typed === '' ? undefined : requiredCell(schema, label, typed);
}

export function requiredCell<Value>(schema: z.ZodMiniType<Value>, label: string, typed: unknown): Value {
  const result = z.safeParse(schema, typed);
  if (!result.success) throw new RefusedRow(`${label} ${result.error.issues[0]?.message ?? 'cannot be read'}`);
  return result.data;
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔', 'on']);
const no = new Set(['no', 'n', 'false', '0', '-', '–', 'off']);

export function switchCell(label: string, typed: string): boolean | undefined {
  const word = typed.toLowerCase();
  if (word === '') return undefined;
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new RefusedRow(`${label} must be yes or no, not '${typed}'`);
}

export function numberCell(label: string, typed: string, most: number): number | undefined {
  if (typed === '') return undefined;
  if (!/^\d+([.,]0+)?$/.test(typed)) throw new RefusedRow(`${label}: '${typed}' is not a whole number`);
  const number = Number.parseInt(typed, 10);
  if (number > most) throw new RefusedRow(`${label} is at most ${most} (${typed})`);
  return number;
}
