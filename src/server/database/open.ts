import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Engine } from './engine.ts';
import type { Database, Schema } from './schema.ts';
import { NodeSqliteDialect, openSqliteFile } from './sqlite.ts';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** Rises when another process has written to the same SQLite file; always 0 on PostgreSQL, where NOTIFY tells. */
  foreignWrites(): number;
  close(): Promise<void>;
}

/** Opens PostgreSQL when an address is given, else the file in the data folder. */
export function openDatabase(options: { databaseUrl: string | undefined; dataDir: string }): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}

async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const file = openSqliteFile(join(dataDir, 'village.sqlite'));
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) });
  const dataVersion = file.prepare('pragma data_version');
  return {
    db,
    engine: 'sqlite',
    foreignWrites: () => Number(dataVersion.get()?.data_version ?? 0),
    close: async () => {
      // Kysely closes only what it has used.
      await db.destroy();
      if (file.isOpen) file.close();
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
  return { db, engine: 'postgres', foreignWrites: () => 0, close: () => db.destroy() };
}
