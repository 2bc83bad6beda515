import type { DatabaseSync } from 'node:sqlite';
import { portion, type Rows, type Value } from './rows.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export function sqliteRows(file: DatabaseSync): Rows {
  const names = (statement: string) =>
    file
      .prepare(statement)
      .all()
      .map(({ name }) => String(name));
  return {
    listTables: async () => {
      const tables = names(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
      );
      return new Map(tables.map((table) => [table, names(`pragma table_info(${quoted(table)})`).sort()]));
    },
    *read(table, columns) {
      const statement = file.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`);
      statement.setReturnArrays(true);
      let rows: Value[][] = [];
      for (const row of statement.iterate()) {
        rows.push(Object.values(row).map(asValue));
        if (rows.length < portion) continue;
        yield rows;
        rows = [];
      }
      yield rows;
    },
    readLastIds: async () => {
      const found = file.prepare('select name, seq from sqlite_sequence where seq > 0').all();
      return new Map(found.map(({ name, seq }) => [String(name), Number(seq)]));
    },
  };
}

function asValue(value: unknown): Value {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError(`A ${typeof value} is stored`);
}

export function setLastIdsOfSqlite(file: DatabaseSync, lastIds: ReadonlyMap<string, number>): void {
  file.exec('delete from sqlite_sequence');
  const insert = file.prepare('insert into sqlite_sequence (name, seq) values (?, ?)');
  for (const [table, last] of lastIds) insert.run(table, last);
}
