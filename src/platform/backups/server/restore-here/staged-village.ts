import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { type Migrations, migrate } from '#server/database/migrations.ts';
import type { Schema } from '#server/database/schema.ts';
import { preparedOnce } from '#server/database/sqlite/sqlite.ts';
import type { Progress } from '#shared/endpoints.ts';
import { readArchive } from '../archive-reader.ts';
import type { DataLocation } from '../commands.ts';
import { entryNames, type Manifest, UnusableBackup } from '../manifest.ts';
import { countTo } from '../progress.ts';
import { checkDatabase, mustFit } from '../restore-checks.ts';
import { syncFolder } from '../restore-journal.ts';

type Report = (progress: Progress) => void;

/** A backup, unpacked beside the village and checked. On SQLite its database has today's schema already. */
export interface StagedVillage {
  manifest: Manifest;
  database: string;
  /** Moves its pictures to those of the village. Each has a name of its own for good, so that none is replaced. */
  placePictures(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Throws `UnusableBackup` for one that does not fit or is damaged. Nothing of the village is changed. */
export async function stageVillage(
  location: DataLocation,
  archive: string,
  steps: Migrations[],
  report: Report,
): Promise<StagedVillage> {
  const folder = await mkdtemp(join(location.dataDir, 'restoring-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { size } = await stat(archive);
    const checked = await readArchive(archive, { onPacked: countTo(size, 'read', report) });
    mustFit(checked, location, steps);
    await mustHaveRoomFor(checked, location);
    const manifest = await readArchive(archive, { into: folder, onPacked: countTo(size, 'unpack', report) });
    const engine = location.databaseUrl ? 'postgres' : 'sqlite';
    const database = join(folder, entryNames[engine]);
    if (engine === 'sqlite') await bringUpToDate(database, manifest, steps, report);
    return {
      manifest,
      database,
      placePictures: () => movePictures(join(folder, 'uploads'), pathIn(location.dataDir, 'uploads')),
      [Symbol.asyncDispose]: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Unpacked, in the database and in its log of writes, beside the snapshot that is made before. */
async function mustHaveRoomFor({ entries }: Manifest, { dataDir }: DataLocation): Promise<void> {
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < bytes * 3) throw new UnusableBackup('there is too little space left on the disk to unpack it');
}

async function bringUpToDate(path: string, manifest: Manifest, steps: Migrations[], report: Report): Promise<void> {
  report({ step: 'prepare', done: 0, of: 1 });
  await checkDatabase(path, manifest, steps);
  const file = new DatabaseSync(path);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
  try {
    await migrate(db, 'sqlite', steps);
  } finally {
    await db.destroy();
  }
}

async function movePictures(from: string, to: string): Promise<void> {
  const listed = existsSync(from) ? await readdir(from, { withFileTypes: true }) : [];
  for (const { name: folder } of listed.filter((entry) => entry.isDirectory())) {
    await mkdir(join(to, folder), { recursive: true });
    for (const name of await readdir(join(from, folder))) {
      if (!existsSync(join(to, folder, name))) await rename(join(from, folder, name), join(to, folder, name));
    }
    await syncFolder(join(to, folder));
  }
  if (listed.length > 0) await syncFolder(to);
}
