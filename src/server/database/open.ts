import { Kysely } from 'kysely';
import { mustNotBeEmptied } from '../data-folder/emptied.ts';
import { pathIn } from '../data-folder/names.ts';
import { makePrivate } from '../data-folder/private.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { openSqliteFile, sqliteDialect } from './sqlite/sqlite.ts';
import { DatabaseGuard, type DatabaseLost } from './sqlite/sqlite-guard.ts';
import { WalIndex } from './sqlite/wal-index.ts';

export interface OpenDatabase {
  db: Database;
  writing: Database;
  engine: Engine;
  job<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Rises when another process has written to the same SQLite file; always 0 on PostgreSQL, where NOTIFY tells. */
  externalWrites(): number;
  /** Calls back once when the SQLite file turns out not to be the one that was opened. Every query fails from then on. */
  onLost(listener: (fault: DatabaseLost) => void): void;
  close(): Promise<void>;
}

export interface OpenOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize?: number;
  isJob?: boolean;
  /** For tests on a busy machine: multiplies how long the database may take. */
  timeoutMultiplier?: number | undefined;
}

export function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openSqlite(options.dataDir);
}

async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  makePrivate(dataDir);
  mustNotBeEmptied(dataDir);
  const path = pathIn(dataDir, 'database');
  const file = openSqliteFile(path);
  const beside = openSqliteFile(path);
  const guard = new DatabaseGuard(path);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, beside, guard) });
  const index = new WalIndex(path);
  const dataVersion = file.prepare('pragma data_version');
  let version = 0;
  let mayHaveChanged = false;
  return {
    db,
    writing: db,
    engine: 'sqlite',
    job: (work) => work(db),
    // Asked outside any request's own queries, so it must not throw: what is wrong is found by those.
    externalWrites: () => {
      if (!guard.seemsThere()) return version;
      mayHaveChanged ||= index.hasMoved();
      if (!mayHaveChanged) return version;
      try {
        version = Number(dataVersion.get()?.data_version ?? 0);
        mayHaveChanged = false;
      } catch (error) {
        guard.notice(error);
      }
      return version;
    },
    onLost: (listener) => guard.onLost(listener),
    close: async () => {
      // Kysely closes only what it has used.
      await db.destroy();
      for (const connection of [beside, file]) if (connection.isOpen) connection.close();
      guard.close();
      index.close();
    },
  };
}

async function openServer(
  databaseUrl: string,
  { poolSize = 10, isJob = false, timeoutMultiplier = 1 }: OpenOptions,
): Promise<OpenDatabase> {
  const opened = await openPostgres({ databaseUrl, poolSize, isJob, timeoutMultiplier });
  return { ...opened, engine: 'postgres', externalWrites: () => 0, onLost: () => undefined };
}
