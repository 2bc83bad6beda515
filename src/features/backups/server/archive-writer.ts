import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { type ArchiveEntry, entryNames, type Facts, type Manifest } from './manifest.ts';
import { writeSealed } from './seal.ts';

export interface Source {
  name: string;
  path: string;
}

/** Writes a new archive, the manifest last, and returns once it would survive a power cut. */
export async function writeArchive(
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
