import { sql } from 'kysely';
import { type Migrations, migrate } from '#server/database/migrations.ts';
import { type OpenDatabase, openDatabase } from '#server/database/open.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { featureMigrations } from '../server/features.ts';

/** A database with the schema from before a migration step; `update` runs the rest. */
export interface OlderApp extends OpenDatabase {
  update(): Promise<void>;
}

/** Opens a database with all migration steps before the named one. */
export async function openOlderApp(step: string): Promise<OlderApp & AsyncDisposable> {
  const { settings, drop } = await freshDatabase();
  const opened = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const { db, engine } = opened;
  if (engine === 'postgres') await sql`drop schema public cascade`.execute(db);
  if (engine === 'postgres') await sql`create schema public`.execute(db);
  await migrate(db, engine, stepsBefore(step));
  return {
    ...opened,
    update: () => migrate(db, engine, featureMigrations),
    [Symbol.asyncDispose]: async () => {
      await opened.close();
      await drop();
    },
  };
}

const stepsBefore = (name: string): Migrations[] =>
  featureMigrations.map((steps) => Object.fromEntries(Object.entries(steps).filter(([step]) => step < name)));
