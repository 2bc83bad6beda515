import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely';
import { isBusy } from './constraints.ts';
import type { DatabaseGuard } from './sqlite-guard.ts';
import type { PreparedOnce } from './sqlite-statements.ts';

const holder = new AsyncLocalStorage<symbol>();

/** Runs `work` so that a query past its transaction fails at once instead of waiting for itself forever. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return holder.run(Symbol('transaction'), work);
}

const mostPatience = 5_000;

/** One connection, lent to one query or transaction after the other. Whoever waits for another process lends it on. */
export class OneAtATimeDriver extends SqliteDriver {
  readonly #database: PreparedOnce;
  readonly #guard: DatabaseGuard;
  #queue: Promise<void> = Promise.resolve();
  #heldBy: symbol | undefined;
  #free: () => void = () => undefined;

  constructor(database: PreparedOnce, guard: DatabaseGuard) {
    super({ database });
    this.#database = database;
    this.#guard = guard;
  }

  override async acquireConnection() {
    await this.#takeTurn();
    const connection = await super.acquireConnection();
    const executeQuery = <R>(query: CompiledQuery) => this.#patiently<R>(connection, query);
    return { executeQuery, streamQuery: connection.streamQuery.bind(connection) };
  }

  // A plain `begin` that reads first and writes later fails at once when another process has written in between;
  // this one waits for its turn.
  override async beginTransaction(connection: DatabaseConnection) {
    this.#guard.mustBeThere();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // Some failures (a full disk) have ended the transaction already; a second end would hide their cause.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isInTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection() {
    this.#endTurn();
  }

  /** SQLite's own waiting would stop the event loop; this tries again while others have their turn. */
  async #patiently<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    const giveUp = performance.now() + mostPatience;
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#guard.watch(() => connection.executeQuery<R>(query));
      } catch (error) {
        if (!isBusy(error) || this.#database.isInTransaction || performance.now() > giveUp) throw error;
        this.#endTurn();
        await setTimeout(pauseAfter(tries, Math.random()));
        await this.#takeTurn();
      }
    }
  }

  async #takeTurn(): Promise<void> {
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
  }

  #endTurn(): void {
    this.#heldBy = undefined;
    this.#free();
  }
}

/** Milliseconds until the next try: 5, 10, 20 ... up to 250, each by up to half shorter, so that two do not keep step. */
export const pauseAfter = (tries: number, random: number): number => Math.min(5 * 2 ** tries, 250) * (1 - random / 2);
