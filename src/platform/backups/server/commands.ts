import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { pathIn } from '#server/data-folder/data-folder.ts';
import type { Env } from '#server/env.ts';
import { version } from '#server/version.ts';
import type { Progress } from '#shared/endpoints.ts';
import { readArchive } from './archive-reader.ts';
import { type ArchiveEntry, archiveFormat, entryNames, type Facts, type Manifest, UnusableBackup } from './manifest.ts';
import { dumpPostgres } from './postgres/postgres-tools.ts';
import { countTo } from './progress.ts';
import { type BackupKind, backupName } from './queries.ts';
import { syncFolder } from './restore-journal.ts';
import { writeSealed } from './seal.ts';
import { snapshotFile } from './sqlite-snapshot.ts';

export type DataLocation = Pick<Env, 'dataDir' | 'databaseUrl' | 'mediaUrl'>;

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
  location: DataLocation,
  kind: BackupKind,
  { folder = pathIn(location.dataDir, 'backups'), report = () => undefined }: BackupOptions = {},
): Promise<Backup> {
  const madeAt = new Date();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(folder, '.part-'));
  try {
    const unfinished = join(work, 'archive');
    const bytes = await writeData(location, madeAt, { work, unfinished, report });
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

async function writeData(
  location: DataLocation,
  madeAt: Date,
  { work, unfinished, report }: Workplace,
): Promise<number> {
  const engine = location.databaseUrl ? 'postgres' : 'sqlite';
  const database = { name: entryNames[engine], path: join(work, entryNames[engine]) };
  report({ step: 'copy', done: 0, of: 0 });
  // Copy the database first: by then, all pictures of its rows are in the folder.
  const facts = await copyDatabase(location, database.path);
  const pictures = location.mediaUrl === undefined ? 'here' : 'bucket';
  const sources = await listSources(database, pictures === 'here' ? pathIn(location.dataDir, 'uploads') : undefined);
  const bytes = await measureBytes(sources);
  const format = archiveFormat;
  const about = { format, version, engine, madeAt: madeAt.toISOString(), pictures, ...facts } as const;
  await writeArchive(unfinished, sources, about, countTo(bytes, 'pack', report));
  return bytes;
}

async function measureBytes(sources: readonly Source[]): Promise<number> {
  let bytes = 0;
  for (const { path } of sources) bytes += (await stat(path).catch(() => null))?.size ?? 0;
  return bytes;
}

function copyDatabase({ databaseUrl, dataDir }: DataLocation, target: string) {
  if (databaseUrl) return dumpPostgres(databaseUrl, target);
  const path = pathIn(dataDir, 'database');
  if (!existsSync(path)) throw new UnusableBackup(`there is no village in ${dataDir} yet`);
  return snapshotFile(path, target);
}

async function listSources(database: Source, uploads: string | undefined): Promise<Source[]> {
  if (uploads === undefined || !existsSync(uploads)) return [database];
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  const pictures = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: ['uploads', ...relative(uploads, path).split(sep)].join('/'), path }));
  // Half-written pictures belong to no row yet.
  return [database, ...pictures.filter(({ name }) => !name.includes('.part/'))];
}

interface Source {
  name: string;
  path: string;
}

/** Writes a new archive, the manifest last, and returns once it would survive a power cut. */
async function writeArchive(
  path: string,
  sources: readonly Source[],
  facts: Facts,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Manifest> {
  const file = await open(path, 'wx', 0o600);
  try {
    const archive = pack();
    const written = pipeline(archive, createGzip({ level: 1 }), (packed) => writeSealed(file, packed));
    const [manifest] = await Promise.all([fill(archive, sources, facts, onBytes), written]);
    await file.sync();
    return manifest;
  } finally {
    await file.close();
  }
}

async function fill(
  archive: Pack,
  sources: readonly Source[],
  facts: Facts,
  onBytes: (bytes: number) => void,
): Promise<Manifest> {
  try {
    const entries: ArchiveEntry[] = [];
    for (const source of sources) {
      const entry = await addFile(archive, source, onBytes);
      if (entry) entries.push(entry);
    }
    // `entries` comes last: a reader compares the end of the text with the entries that it found.
    const manifest = { ...facts, entries };
    archive.entry({ name: entryNames.manifest, mode: 0o600 }, JSON.stringify(manifest));
    archive.finalize();
    return manifest;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Null when the file is gone: somebody removed the picture meanwhile. */
async function addFile(
  archive: Pack,
  { name, path }: Source,
  onBytes: (bytes: number) => void,
): Promise<ArchiveEntry | null> {
  const file = await openIfThere(path);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk);
        onBytes(chunk.byteLength);
        done(null, chunk);
      },
    });
    const content = file.createReadStream({ autoClose: false });
    await pipeline(content, hashing, archive.entry({ name, size, mode: 0o600 }));
    return { name, size, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
