import { sql } from 'kysely';
import type { Engine } from '../database/engine.ts';
import type { Tx } from '../database/schema.ts';
import { overloaded } from '../failure.ts';

/** Open, but while a command has the village to itself. */
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

  /** One at a time, until it is disposed of. */
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
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(db);
}

const beat = 500;

/** PostgreSQL takes a transaction that stands still for that of a dead process. */
export function keepAwake({ engine, db }: { engine: Engine; db: Tx }): Disposable {
  const heartbeat = setInterval(() => {
    if (engine === 'postgres') sql`select 1`.execute(db).catch(() => undefined);
  }, beat);
  return { [Symbol.dispose]: () => clearInterval(heartbeat) };
}
