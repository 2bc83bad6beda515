import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** A data file of this repository has a fault; the message says where. */
export class WrongData extends Error {}

/**
 * The rows of a CSV file, whose first line names the columns. Each row is checked by a schema of texts; an empty cell
 * counts as a missing one. Throws `WrongData` with the row and the column of each fault.
 */
export function readCsv<Row extends z.ZodMiniType>(file: string, row: Row): z.output<Row>[] {
  const cells = cellsIn(file);
  const results = cells.map((own) => z.safeParse(row, own, english));
  const faults = results.flatMap(({ error }, at) =>
    // The first row of a spreadsheet holds the names of its columns.
    (error?.issues ?? []).map(({ path, message }) => `row ${at + 2}, ${toColumnName(path)}: ${message}`),
  );
  if (faults.length > 0) throw new WrongData(faultsText(file, faults));
  return results.flatMap(({ data, success }) => (success ? [data] : []));
}

/** Looks up rows of a CSV file by a key. Throws `WrongData` unless every key has one row. */
export function keyedRows<const Key extends string, Row extends z.ZodMiniType>(
  file: string,
  row: Row,
  keys: readonly Key[],
  readKey: (row: z.output<Row>) => Key,
): (key: Key) => z.output<Row> {
  const rows = readCsv(file, row);
  const faults = keys
    .map((key) => ({ key, count: rows.filter((one) => readKey(one) === key).length }))
    .filter(({ count }) => count !== 1)
    .map(({ key, count }) => `${count === 0 ? 'no row' : `${count} rows`} for ${key}`);
  if (faults.length > 0) throw new WrongData(faultsText(file, faults));
  return (key) => rows.find((one) => readKey(one) === key) ?? neverMissing(key);
}

/** A JSON file, checked by a schema. Throws `WrongData` with the place of each fault. */
export function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  const result = z.safeParse(schema, jsonIn(file), english);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${z.core.toDotPath(path)}: ${message}`);
  throw new WrongData(faultsText(file, faults));
}

/** A cell with a number. */
export const NumberCell = z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'must be a number')), z.transform(Number));

/** A cell with entries, separated by semicolons. */
export const ListCell = z.pipe(
  z.string(),
  z.transform((cell) => cell.split(';').map((entry) => entry.trim())),
);

/** A cell that is empty or says `yes`. */
export const YesCell = z._default(
  z.pipe(
    z.literal('yes'),
    z.transform(() => true),
  ),
  false,
);

const english = { error: z.locales.en().localeError };

function cellsIn(file: string): Record<string, string>[] {
  try {
    const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')));
  } catch (error) {
    if (error instanceof CsvError) throw new WrongData(faultsText(file, [error.message]));
    throw error;
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new WrongData(faultsText(file, [error.message]));
    throw error;
  }
}

function neverMissing(key: string): never {
  throw new RangeError(`${key} is none of the keys`);
}

const toColumnName = ([column, ...rest]: readonly PropertyKey[]) =>
  column === undefined ? 'as a whole' : [`column ${String(column)}`, ...rest.map(String)].join(', ');

const root = join(import.meta.dirname, '../..');

const faultsText = (file: string, faults: readonly string[]) =>
  faults.map((fault) => `${relative(root, file)}: ${fault}`).join('\n');
