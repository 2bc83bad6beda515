import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { OneAtATimeDriver } from './sqlite-driver.ts';
import type { DatabaseGuard } from './sqlite-guard.ts';

export function openSqliteFile(path: string): DatabaseSync {
  // Nobody waits for an answer yet, so opening may wait for another process; from then on the driver waits.
  const file = new DatabaseSync(path, { timeout: 5_000 });
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma foreign_keys = on');
  file.exec('pragma cache_size = -16000');
  file.exec('pragma busy_timeout = 0');
  return file;
}

export const sqliteDialect = (file: DatabaseSync, beside: DatabaseSync, guard: DatabaseGuard): Dialect => ({
  createDriver: () => new OneAtATimeDriver(file, beside, guard),
  createAdapter: () => new TransactionalDdlAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class TransactionalDdlAdapter extends SqliteAdapter {
  // The driver queues by itself, so that it can tell a waiting query from one that would wait for itself.
  override get supportsMultipleConnections() {
    return true;
  }
  // Without this a crash inside a migration leaves half of it behind.
  override get supportsTransactionalDdl() {
    return true;
  }
}
