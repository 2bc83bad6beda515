import { Kysely, PostgresDialect } from 'kysely';
import { placeIn } from '../data-folder/names.ts';
import { makePrivate } from '../data-folder/private.ts';
import type { Engine } from './engine.ts';
import type { Database, Schema } from './schema.ts';
import { NodeSqliteDialect, openSqliteFile } from './sqlite.ts';
import { DatabaseGuard, type DatabaseLost } from './sqlite-guard.ts';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** Rises when another process has written to the same SQLite file; always 0 on PostgreSQL, where NOTIFY tells. */
  foreignWrites(): number;
  /** Calls back once when the SQLite file turns out not to be the one that was opened. Every query fails from then on. */
  onLost(listener: (fault: DatabaseLost) => void): void;
  close(): Promise<void>;
}

/** Opens PostgreSQL when an address is given, else the file in the data folder. */
export function openDatabase(options: { databaseUrl: string | undefined; dataDir: string }): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}

async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  makePrivate(dataDir);
  const path = placeIn(dataDir, 'database');
  const file = openSqliteFile(path);
  const guard = new DatabaseGuard(path);
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file, guard) });
  const dataVersion = file.prepare('pragma data_version');
  let version = 0;
  return {
    db,
    engine: 'sqlite',
    // Asked outside any request's own queries, so it must not throw: what is wrong is found by those.
    foreignWrites: () => {
      if (!guard.seemsThere()) return version;
      try {
        version = Number(dataVersion.get()?.data_version ?? 0);
      } catch (error) {
        guard.notice(error);
      }
      return version;
    },
    onLost: (listener) => guard.onLost(listener),
    close: async () => {
      // Kysely closes only what it has used.
      await db.destroy();
      if (file.isOpen) file.close();
      guard.close();
    },
  };
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  // Loaded only where it is used: a village on the embedded file never pays for it.
  const { default: pg } = await import('pg');
  const int8 = 20;
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  // A lost idle connection is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', foreignWrites: () => 0, onLost: () => undefined, close: () => db.destroy() };
}
