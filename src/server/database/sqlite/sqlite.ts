import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { Mutex } from '../../concurrency/exclusive.ts';
import { isBusy } from '../engine.ts';
import type { DatabaseGuard } from './sqlite-guard.ts';

const maxWaitMs = 5_000;

export function openSqliteFile(path: string): DatabaseSync {
  // No request is waiting yet, so opening may block on another process. Later the driver does the waiting.
  const file = new DatabaseSync(path, { timeout: 5_000 });
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma foreign_keys = on');
  file.exec('pragma cache_size = -16000');
  file.exec('pragma busy_timeout = 0');
  return file;
}

export const sqliteDialect = (file: DatabaseSync, readerFile: DatabaseSync, guard: DatabaseGuard): Dialect => ({
  createDriver: () => new OneAtATimeDriver(file, readerFile, guard),
  createAdapter: () => new TransactionalDdlAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class TransactionalDdlAdapter extends SqliteAdapter {
  // The driver has its own queue, so that it can tell a waiting query from one that would wait for itself.
  override get supportsMultipleConnections() {
    return true;
  }
  // Without this a crash inside a migration leaves half of it behind.
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Lends one connection to one query or transaction after the other. A query that waits for another process lends it on.
 * While it is taken, a second connection serves reads, so that a long transaction keeps no reader waiting.
 */
class OneAtATimeDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #guard: DatabaseGuard;
  readonly #reader: SqliteDriver;
  readonly #mutex = new Mutex();

  constructor(file: DatabaseSync, readerFile: DatabaseSync, guard: DatabaseGuard) {
    super({ database: preparedOnce(file) });
    this.#file = file;
    this.#reader = new SqliteDriver({ database: preparedOnce(readerFile) });
    this.#guard = guard;
  }

  override async init() {
    await super.init();
    await this.#reader.init();
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    const reader = await this.#reader.acquireConnection();
    return new Lease(this.#mutex, {
      read: (query) => this.#patiently(() => reader.executeQuery(query)),
      run: (query) => this.#patiently(() => connection.executeQuery(query), this.#mutex),
    });
  }

  // After a plain `begin`, a transaction that reads first and writes later fails at once when another process has
  // written in between; this one waits for its turn.
  override async beginTransaction(lease: DatabaseConnection) {
    this.#guard.mustBeThere();
    await lease.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // Some failures (a full disk) have ended the transaction already; a second rollback would hide their cause.
  override async rollbackTransaction(lease: DatabaseConnection) {
    if (this.#file.isTransaction) await super.rollbackTransaction(lease);
  }

  override async releaseConnection(lease?: DatabaseConnection) {
    if (lease instanceof Lease) lease.end();
  }

  override async destroy() {
    await this.#reader.destroy();
    await super.destroy();
  }

  /** SQLite's own waiting would block the event loop; this tries again while other queries have their turn. */
  async #patiently<R>(query: () => Promise<QueryResult<R>>, mutex?: Mutex): Promise<QueryResult<R>> {
    const giveUp = performance.now() + maxWaitMs;
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#guard.watch(query);
      } catch (error) {
        const isInTransaction = mutex !== undefined && this.#file.isTransaction;
        if (!isBusy(error) || isInTransaction || performance.now() > giveUp) throw error;
        mutex?.release();
        await setTimeout(pauseAfter(tries));
        await mutex?.acquire();
      }
    }
  }
}

interface Executors {
  read<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  run<R>(query: CompiledQuery): Promise<QueryResult<R>>;
}

/** A borrowed connection. It takes the mutex with the first query that the second connection cannot serve. */
class Lease implements DatabaseConnection {
  readonly #mutex: Mutex;
  readonly #executors: Executors;
  #holdsMutex = false;

  constructor(mutex: Mutex, executors: Executors) {
    this.#mutex = mutex;
    this.#executors = executors;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#holdsMutex) return this.#executors.run(query);
    if (onlyReads(query) && this.#mutex.isLocked) {
      this.#mutex.mustNotBeOwn();
      return this.#executors.read(query);
    }
    await this.#mutex.acquire();
    this.#holdsMutex = true;
    return this.#executors.run(query);
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Lists are read page by page');
  }

  end(): void {
    if (this.#holdsMutex) this.#mutex.release();
    this.#holdsMutex = false;
  }
}

const onlyReads = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

/** Milliseconds until the next try: 5, 10, 20 ... up to 250, each up to half shorter, so that two do not keep step. */
const pauseAfter = (tries: number): number => Math.min(5 * 2 ** tries, 250) * (1 - Math.random() / 2);

export function preparedOnce(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = prepared(file.prepare(sql));
      if (statements.size > 1_000) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
    close: () => {
      statements.clear();
      file.close();
    },
  };
}

const prepared = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...bindable(parameters)),
  run: (parameters) => statement.run(...bindable(parameters)),
  iterate: (parameters) => statement.iterate(...bindable(parameters)),
});

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value === null || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
      return value;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`A ${typeof value} cannot be stored`);
  });
}
