import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isLoaded } from './postgres/postgres-tools.ts';

const Journal = z.object({
  /** Folders in the data folder: the new state, unpacked and checked, and the place that the old state moves to. */
  staging: z.string(),
  aside: z.string(),
  /** The mark that the restore's transaction leaves in PostgreSQL; null on SQLite, where this journal alone decides. */
  mark: z.nullable(z.string()),
});
type Journal = z.infer<typeof Journal>;

const getJournalPath = (dataDir: string) => join(dataDir, 'restore.json');
const stagingName = /^restor(e-\d|ing-)/;

export const hasUnfinishedRestore = (dataDir: string): boolean => existsSync(getJournalPath(dataDir));

/** From here on a killed restore gets finished: on SQLite always, on PostgreSQL once its transaction commits. */
export async function writeJournal(dataDir: string, journal: Journal): Promise<void> {
  const unfinished = `${getJournalPath(dataDir)}.part`;
  const file = await open(unfinished, 'w', 0o600);
  await file.writeFile(JSON.stringify(journal));
  await file.sync().finally(() => file.close());
  await rename(unfinished, getJournalPath(dataDir));
  await syncFolder(dataDir);
}

/** Completes an interrupted restore, or undoes it. The caller must hold the folder alone, or be its only starter. */
export async function finishRestore({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<void> {
  if (hasUnfinishedRestore(dataDir)) {
    const journal = Journal.parse(JSON.parse(readFileSync(getJournalPath(dataDir), 'utf8')));
    const settled = journal.mark === null || (databaseUrl !== undefined && (await isLoaded(databaseUrl, journal.mark)));
    if (settled) for await (const _step of swapIn(dataDir, journal));
    await rm(getJournalPath(dataDir));
    await syncFolder(dataDir);
  }
  for (const name of existsSync(dataDir) ? await readdir(dataDir) : []) {
    if (stagingName.test(name)) await rm(join(dataDir, name), { recursive: true });
  }
}

/**
 * Replaces the old state with the new one by renames, one per step. It may stop between any two steps and be run again:
 * the files still in the staging folder show how far it came.
 */
export async function* swapIn(dataDir: string, { staging, aside }: Journal): AsyncGenerator<string> {
  await mkdir(join(dataDir, aside), { recursive: true, mode: 0o700 });
  const old = (name: string) => join(dataDir, name);
  const moveAside = async (name: string) => {
    if (existsSync(old(name))) await rename(old(name), join(dataDir, aside, name));
  };
  if (existsSync(join(dataDir, staging, 'village.sqlite'))) {
    // SQLite would apply these newest writes of the old database to the new one.
    for (const ending of ['-wal', '-shm', '-journal']) {
      await moveAside(`village.sqlite${ending}`);
      yield ending;
    }
  }
  for (const name of ['village.sqlite', 'uploads']) {
    if (!existsSync(join(dataDir, staging, name))) continue;
    await moveAside(name);
    await syncFolder(dataDir);
    yield `${name} aside`;
    await rename(join(dataDir, staging, name), old(name));
    await syncFolder(dataDir);
    yield name;
  }
}

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
