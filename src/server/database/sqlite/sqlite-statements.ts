import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

export class PreparedOnce implements SqliteDatabase {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = new Prepared(this.#file.prepare(sql));
    if (this.#statements.size > 1_000) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  close() {
    this.#statements.clear();
    this.#file.close();
  }
}

class Prepared implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }
  all(parameters: readonly unknown[]) {
    return this.#statement.all(...bindable(parameters));
  }
  run(parameters: readonly unknown[]) {
    return this.#statement.run(...bindable(parameters));
  }
  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...bindable(parameters));
  }
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value === null || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
      return value;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`A ${typeof value} cannot be stored`);
  });
}
