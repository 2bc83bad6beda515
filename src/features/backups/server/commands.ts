import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { pathIn } from '#server/data-folder/data-folder.ts';
import type { Env } from '#server/env.ts';
import type { Progress } from '#shared/calls.ts';
import { readArchive } from './archive-reader.ts';
import { type Source, writeArchive } from './archive-writer.ts';
import { archiveFormat, entryNames, type Manifest, UnusableBackup } from './manifest.ts';
import { dumpPostgres } from './postgres/postgres-tools.ts';
import { type BackupKind, backupName } from './queries.ts';
import { syncFolder } from './restore-journal.ts';
import { snapshotFile } from './sqlite-snapshot.ts';

export type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'mediaUrl'>;

export interface Backup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

export interface BackupOptions {
  folder?: string | undefined;
  report?: (progress: Progress) => void;
}

/**
 * Writes database and pictures into one archive, reads it back, and only then gives it its final name. Works with or
 * without a running app. Pictures in a bucket are not included: the bucket must keep them.
 */
export async function makeBackup(
  place: Place,
  kind: BackupKind,
  { folder = pathIn(place.dataDir, 'backups'), report = () => undefined }: BackupOptions = {},
): Promise<Backup> {
  const madeAt = new Date();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(folder, '.part-'));
  try {
    const unfinished = join(work, 'archive');
    const bytes = await writeVillage(place, madeAt, { work, unfinished, report });
    const manifest = await readArchive(unfinished, { onBytes: countTo(bytes, 'check', report) });
    const path = join(folder, backupName(kind, madeAt));
    await rename(unfinished, path);
    await syncFolder(folder);
    return { path, bytes: (await stat(path)).size, manifest };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

interface Workplace {
  work: string;
  unfinished: string;
  report: (progress: Progress) => void;
}

async function writeVillage(place: Place, madeAt: Date, { work, unfinished, report }: Workplace): Promise<number> {
  const engine = place.databaseUrl ? 'postgres' : 'sqlite';
  const database = { name: entryNames[engine], path: join(work, entryNames[engine]) };
  report({ step: 'copy', done: 0, of: 0 });
  // Copy the database first: by then, all pictures of its rows are in the folder.
  const facts = await copyDatabase(place, database.path);
  const pictures = place.mediaUrl === undefined ? 'here' : 'bucket';
  const sources = await sourcesOf(database, pictures === 'here' ? pathIn(place.dataDir, 'uploads') : undefined);
  const bytes = await bytesOf(sources);
  const format = archiveFormat;
  const about = { format, version, engine, madeAt: madeAt.toISOString(), pictures, ...facts } as const;
  await writeArchive(unfinished, sources, about, countTo(bytes, 'pack', report));
  return bytes;
}

function countTo(of: number, step: string, report: (progress: Progress) => void) {
  let done = 0;
  return (bytes: number) => {
    done += bytes;
    report({ step, done: Math.min(done, of), of });
  };
}

async function bytesOf(sources: readonly Source[]): Promise<number> {
  let bytes = 0;
  for (const { path } of sources) bytes += (await stat(path).catch(() => null))?.size ?? 0;
  return bytes;
}

function copyDatabase({ databaseUrl, dataDir }: Place, target: string) {
  if (databaseUrl) return dumpPostgres(databaseUrl, target);
  const path = pathIn(dataDir, 'database');
  if (!existsSync(path)) throw new UnusableBackup(`there is no village in ${dataDir} yet`);
  return snapshotFile(path, target);
}

async function sourcesOf(database: Source, uploads: string | undefined): Promise<Source[]> {
  if (uploads === undefined || !existsSync(uploads)) return [database];
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  const pictures = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: ['uploads', ...relative(uploads, path).split(sep)].join('/'), path }));
  // Half-written pictures belong to no row yet.
  return [database, ...pictures.filter(({ name }) => !name.includes('.part/'))];
}

const packageFile = join(import.meta.dirname, '../../../../package.json');
const { version } = z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(packageFile, 'utf8')));
