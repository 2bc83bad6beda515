import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { type Engine, isBusy } from '../database/engine.ts';
import type { Tx } from '../database/schema.ts';
import { overloaded } from '../failure.ts';

/** Open, except while a command has exclusive use of the village. */
export class MaintenanceLock {
  #closed = false;
  #lastTurn: Promise<void> = Promise.resolve();

  mustBeOpen(): void {
    if (this.#closed) throw overloaded(10);
  }

  close(): Disposable {
    this.mustBeOpen();
    this.#closed = true;
    return {
      [Symbol.dispose]: () => {
        this.#closed = false;
      },
    };
  }

  /** Grants one turn at a time, which lasts until it is disposed. */
  async turn(): Promise<Disposable> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#lastTurn;
    this.#lastTurn = promise;
    await before;
    return { [Symbol.dispose]: resolve };
  }
}

/** Each deadlock costs the second after which PostgreSQL looks for one. */
const lockTries = 10;

/**
 * Keeps writes of other processes waiting until the commit; reads go on. On SQLite nobody else writes during a transaction.
 * Commands write to tables in orders of their own. If one of them and this wait for each other, this gives up what it
 * has locked, and begins anew with the table that the other held.
 */
export async function lockTables({ engine, db }: { engine: Engine; db: Tx }, tables: readonly string[]): Promise<void> {
  if (engine === 'sqlite') return;
  let order = tables;
  await sql`savepoint unlocked`.execute(db);
  for (let tries = 1; ; tries += 1) {
    const held = await lockInOrder(db, order, tries < lockTries);
    if (held === undefined) return;
    await sql`rollback to savepoint unlocked`.execute(db);
    order = [held, ...order.filter((table) => table !== held)];
  }
}

/** Returns the table at which it met a deadlock or waited too long, unless it must succeed. */
async function lockInOrder(db: Tx, tables: readonly string[], mayFail: boolean): Promise<string | undefined> {
  for (const table of tables) {
    try {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(db);
    } catch (error) {
      if (mayFail && isBusy(error)) return table;
      throw error;
    }
  }
  return undefined;
}

const beat = 500;

/** Queries now and then, because PostgreSQL's `idle_in_transaction_session_timeout` ends a transaction that is idle. */
export function keepAwake({ engine, db }: { engine: Engine; db: Tx }): Disposable {
  const heartbeat = setInterval(() => {
    if (engine === 'postgres') sql`select 1`.execute(db).catch(() => undefined);
  }, beat);
  return { [Symbol.dispose]: () => clearInterval(heartbeat) };
}

const holder = new AsyncLocalStorage<symbol>();

/** Runs `work` so that a query that bypasses its transaction fails at once, instead of waiting for itself forever. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return holder.run(Symbol('transaction'), work);
}

/** Lends the one connection to callers in the order of asking. */
export class Mutex {
  #queue: Promise<void> = Promise.resolve();
  #length = 0;
  #heldBy: symbol | undefined;
  #free: () => void = () => undefined;

  get isLocked(): boolean {
    return this.#length > 0;
  }

  async acquire(): Promise<void> {
    this.mustNotBeOwn();
    const before = this.#queue;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#queue = promise;
    this.#length += 1;
    await before;
    this.#heldBy = holder.getStore();
    this.#free = resolve;
  }

  release(): void {
    this.#length -= 1;
    this.#heldBy = undefined;
    this.#free();
  }

  mustNotBeOwn(): void {
    const asking = holder.getStore();
    if (asking && asking === this.#heldBy) {
      throw new Error('A query inside a transaction must use the handle of that transaction');
    }
  }
}

/** Limits how long a caller waits. Past it the caller is told that the server is busy, and the work must stop. */
export class TimeLimit {
  readonly #over = Promise.withResolvers<never>();
  readonly #timer: NodeJS.Timeout;
  #isOver = false;

  constructor(milliseconds: number) {
    this.#over.promise.catch(() => undefined);
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#over.reject(overloaded());
    }, milliseconds);
  }

  async within<T>(work: Promise<T>): Promise<T> {
    try {
      return await Promise.race([work, this.#over.promise]);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  mustNotBeOver(): void {
    if (this.#isOver) throw overloaded();
  }

  /** Called just before the commit: from here on the caller waits for the result, however long that takes. */
  lift(): void {
    this.mustNotBeOver();
    clearTimeout(this.#timer);
  }
}
