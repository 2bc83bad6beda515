import type { DatabaseSync } from 'node:sqlite';

/** The schema of an SQLite file: `table clubs` or `index clubs_by_name`, and the SQL that made it. */
export type FileSchema = ReadonlyMap<string, string>;

/** Everything except what SQLite adds itself: indexes of constraints, and its statistics. */
export function readSchema(file: DatabaseSync): FileSchema {
  const rows = file.prepare('select type, name, sql from sqlite_schema where sql is not null').all();
  const made = rows.filter(({ sql }) => !/^CREATE TABLE sqlite_stat\d\([a-z,]+\)$/.test(String(sql)));
  return new Map(made.map(({ type, name, sql }) => [`${type} ${name}`, String(sql)]));
}

/** Reports anything that is neither a table nor an index; a restore would refuse it. */
export function strangeIn(file: DatabaseSync): string | null {
  const [name] = [...readSchema(file)].find(([, sql]) => !/^create (table|(unique )?index) /i.test(sql)) ?? [];
  return name === undefined ? null : strange(name);
}

/**
 * Compares a file of unknown origin with the schema that it must have, before its tables are read: SQLite would run
 * triggers, views and computed columns. Indexes hold no data of their own, and are replaced with the app's.
 */
export function findFault(file: DatabaseSync, wanted: FileSchema): string | null {
  const found = readSchema(file);
  for (const [name, sql] of found) {
    const ours = wanted.get(name);
    if (ours === sql) continue;
    if (isIndex(name)) file.exec(`drop index "${name.slice('index '.length).replaceAll('"', '""')}"`);
    else if (ours === undefined || !hasSameColumns(sql, ours)) return strange(name);
  }
  for (const [name, sql] of wanted) {
    if (isIndex(name) && found.get(name) !== sql) file.exec(sql);
    else if (!found.has(name)) return `it lacks what its version has: "${name}"`;
  }
  return null;
}

const isIndex = (name: string) => name.startsWith('index ');
const strange = (name: string) => `it holds what no backup holds: "${name.slice(0, 100)}"`;

/** Columns are in the order of migrations, and an updated village ran some migrations of earlier features later. */
const hasSameColumns = (sql: string, other: string) => splitParts(sql).join() === splitParts(other).join();

function splitParts(sql: string): string[] {
  const [open, close] = [sql.indexOf('('), sql.lastIndexOf(')')];
  return [sql.slice(0, open), ...columnsIn(sql.slice(open + 1, close)).sort(), sql.slice(close)];
}

function columnsIn(list: string): string[] {
  const columns: string[] = [];
  let column = '';
  for (const part of list.split(',')) {
    column += part;
    if (column.split('(').length !== column.split(')').length) continue;
    columns.push(column.trim());
    column = '';
  }
  return [...columns, column];
}
