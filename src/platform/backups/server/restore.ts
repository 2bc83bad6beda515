import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { acquireFolder, FolderInUse, makePrivate } from '#server/data-folder/data-folder.ts';
import { type Migrations, migrate, unknownStep } from '#server/database/migrations.ts';
import type { Schema } from '#server/database/schema.ts';
import { preparedOnce } from '#server/database/sqlite/sqlite.ts';
import { readArchive } from './archive-reader.ts';
import type { DataLocation } from './commands.ts';
import { entryNames, type Manifest, UnusableBackup } from './manifest.ts';
import { loadPostgres } from './postgres/postgres-load.ts';
import { isUnused } from './postgres/postgres-tools.ts';
import { finishRestore, writeJournal } from './restore-journal.ts';
import { type FileSchema, readSchema } from './sqlite-schema.ts';
import { inspectFile } from './sqlite-snapshot.ts';

export interface Restored {
  manifest: Manifest;
  aside: string | null;
}

/**
 * Replaces the current state with a backup. The whole archive is checked before anything is touched. The replacement is
 * all or nothing, even when the process is killed in between. The old state is kept beside it.
 */
export async function restoreBackup(location: DataLocation, file: string, steps: Migrations[]): Promise<Restored> {
  const manifest = await readArchive(file);
  mustFit(manifest, location, steps);
  const lock = await lockData(location);
  try {
    await finishRestore(location);
    return await replace(location, file, manifest, steps);
  } finally {
    lock.release();
  }
}

function mustFit({ engine, migrations, pictures }: Manifest, location: DataLocation, steps: Migrations[]): void {
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

async function lockData({ dataDir, databaseUrl }: DataLocation): Promise<{ release(): void }> {
  makePrivate(dataDir);
  const lock = acquireFolder(dataDir, 'alone');
  if (databaseUrl && !(await isUnused(databaseUrl))) {
    lock.release();
    throw new FolderInUse('somebody is connected to the database');
  }
  return lock;
}

async function replace(
  location: DataLocation,
  file: string,
  manifest: Manifest,
  steps: Migrations[],
): Promise<Restored> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const journal = { staging: `restore-${stamp}`, aside: `before-restore-${stamp}` };
  const staging = join(location.dataDir, journal.staging);
  try {
    await readArchive(file, { into: staging });
    if (manifest.pictures === 'here') await mkdir(join(staging, 'uploads'), { recursive: true });
    if (location.databaseUrl) {
      const mark = `restored ${stamp}`;
      await writeJournal(location.dataDir, { ...journal, mark });
      const dump = join(staging, entryNames.postgres);
      await loadPostgres({ databaseUrl: location.databaseUrl, dump, manifest, steps, mark });
    } else {
      await checkDatabase(join(staging, entryNames.sqlite), manifest, steps);
      await rename(join(staging, entryNames.sqlite), join(staging, 'village.sqlite'));
      await writeJournal(location.dataDir, { ...journal, mark: null });
    }
  } finally {
    await finishRestore(location);
  }
  const aside = join(location.dataDir, journal.aside);
  const isEmpty = !existsSync(aside) || (await readdir(aside)).length === 0;
  if (isEmpty) await rm(aside, { recursive: true, force: true });
  return { manifest, aside: isEmpty ? null : aside };
}

async function checkDatabase(path: string, { rows, migrations }: Manifest, steps: Migrations[]): Promise<void> {
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
