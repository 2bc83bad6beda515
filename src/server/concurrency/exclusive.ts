import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
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

/** Keeps writes of other processes waiting until the commit; reads go on. On SQLite nobody else writes during a transaction. */
export async function lockTables({ engine, db }: { engine: Engine; db: Tx }, tables: readonly string[]): Promise<void> {
  if (engine === 'sqlite' || tables.length === 0) return;
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(db);
}

const beat = 500;

/** Queries now and then, because PostgreSQL's `idle_in_transaction_session_timeout` ends a transaction that is idle. */
export function keepAwake({ engine, db }: { engine: Engine; db: Tx }): Disposable {
  const heartbeat = setInterval(() => {
    if (engine === 'postgres') sql`select 1`.execute(db).catch(() => undefined);
  }, beat);
  return { [Symbol.dispose]: () => clearInterval(heartbeat) };
}
