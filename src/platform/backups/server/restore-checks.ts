import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { type Migrations, migrate, unknownStep } from '#server/database/migrations.ts';
import type { Schema } from '#server/database/schema.ts';
import { preparedOnce } from '#server/database/sqlite/sqlite.ts';
import type { DataLocation } from './commands.ts';
import { type Manifest, UnusableBackup } from './manifest.ts';
import { type FileSchema, readSchema } from './sqlite-schema.ts';
import { inspectFile } from './sqlite-snapshot.ts';

/** Refuses a backup of the other engine, of an unknown version, or whose pictures have no place here. */
export function mustFit({ engine, migrations, pictures }: Manifest, location: DataLocation, steps: Migrations[]): void {
  const here = location.databaseUrl ? 'postgres' : 'sqlite';
  if (engine !== here) throw new UnusableBackup(`it is of ${names[engine]}, and this village is on ${names[here]}`);
  if (pictures === 'here' && location.mediaUrl) {
    throw new UnusableBackup('it holds the pictures of a data folder, and MEDIA_URL names a bucket');
  }
  const unknown = unknownStep(migrations, steps);
  if (unknown?.isOlder)
    throw new UnusableBackup(
      'it was made by an earlier version, which this one cannot update: restore it with that one',
    );
  if (unknown) {
    throw new UnusableBackup(`it was made by a newer Village Arena (${unknown.name}): update this one first`);
  }
}

const names = { sqlite: 'the embedded database', postgres: 'PostgreSQL' };

/** Compares an unpacked SQLite file with what its manifest says of it, and with the schema of its version. */
export async function checkDatabase(path: string, { rows, migrations }: Manifest, steps: Migrations[]): Promise<void> {
  const found = await inspectFile(path, await schemaAfter(steps, migrations));
  if (found.migrations.join() !== migrations.join()) throw new UnusableBackup('its manifest is not of what is in it');
  const missing = Object.entries(rows).find(([table, count]) => found.rows[table] !== count);
  if (missing) throw new UnusableBackup(`its database lacks rows of ${missing[0]}`);
}

/** The schema that the app's own migrations create, running only those that the backup lists. */
async function schemaAfter(steps: Migrations[], ran: readonly string[]): Promise<FileSchema> {
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
  try {
    await migrate(db, 'sqlite', steps, new Set(ran));
    return readSchema(file);
  } finally {
    await db.destroy();
  }
}
