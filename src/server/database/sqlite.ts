import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** Opens the embedded database: durable (an answer follows the sync), checked references, patient with other processes. */
export function openSqliteFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path);
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma foreign_keys = on');
  file.exec('pragma busy_timeout = 5000');
  file.exec('pragma cache_size = -16000');
  return file;
}

/** Kysely's SQLite dialect over `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(file: DatabaseSync) {
    const database = new PreparedOnce(file);
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new OneAtATimeDriver({ database: this.#database });
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  // The driver below queues by itself, so that it can tell a waiting query from one that would wait for itself.
  override get supportsMultipleConnections() {
    return true;
  }
  // Without this a crash inside a migration leaves half of it behind.
  override get supportsTransactionalDdl() {
    return true;
  }
}

const holder = new AsyncLocalStorage<symbol>();

/** Runs `work` so that a query past its transaction fails at once instead of waiting for itself forever. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return holder.run(Symbol('transaction'), work);
}

class OneAtATimeDriver extends SqliteDriver {
  #queue: Promise<void> = Promise.resolve();
  /** Which transaction holds the connection now. */
  #heldBy: symbol | undefined;
  #free: () => void = () => undefined;

  override async acquireConnection() {
    const asking = holder.getStore();
    if (asking && asking === this.#heldBy) {
      throw new Error('A query inside a transaction must use the handle of that transaction');
    }
    const before = this.#queue;
    let free: () => void = () => undefined;
    this.#queue = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    this.#heldBy = asking;
    this.#free = free;
    return super.acquireConnection();
  }

  // A plain `begin` that reads first and writes later fails at once when another process has written in between;
  // this one waits for its turn.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async releaseConnection() {
    this.#heldBy = undefined;
    this.#free();
  }
}

/** Each statement text is prepared once and kept. */
class PreparedOnce implements SqliteDatabase {
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
