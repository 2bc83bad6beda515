import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireFolder, FolderInUse, makePrivate } from '#server/data-folder/data-folder.ts';
import type { Migrations } from '#server/database/migrations.ts';
import { readArchive } from './archive-reader.ts';
import type { DataLocation } from './commands.ts';
import { entryNames, type Manifest } from './manifest.ts';
import { loadPostgres } from './postgres/postgres-load.ts';
import { isUnused } from './postgres/postgres-tools.ts';
import { checkDatabase, mustFit } from './restore-checks.ts';
import { finishRestore, writeJournal } from './restore-journal.ts';

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
