import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { type ArchiveEntry, entryNames, isEntryName, type Manifest, readManifest, UnusableBackup } from './manifest.ts';
import { checkSeal } from './seal.ts';

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

const largestManifest = 100_000_000;

interface Reading {
  /** A folder to unpack it in. */
  into?: string;
  onBytes?: (bytes: number) => void;
  /** Called with how much of the file itself was read, before it is unpacked. */
  onPacked?: (bytes: number) => void;
}

/**
 * Reads an archive to its end and compares every byte with its manifest; with a folder, unpacks it there. Throws
 * `UnusableBackup` for whatever is wrong with it.
 */
export async function readArchive(path: string, use: Reading = {}): Promise<Manifest> {
  const file = await open(path, 'r').catch(() => {
    throw new UnusableBackup('it cannot be opened');
  });
  try {
    await checkSeal(file);
    return await readEntries(file, use);
  } finally {
    await file.close();
  }
}

async function readEntries(file: FileHandle, use: Reading): Promise<Manifest> {
  const archive = extract();
  const packed = file.createReadStream({ autoClose: false, start: 0 });
  if (use.onPacked) packed.on('data', ({ length }) => use.onPacked?.(length));
  const flowing = pipeline(packed, createGunzip(), archive);
  flowing.catch(() => undefined);
  const found = new Map<string, ArchiveEntry>();
  const folders = new Set<string>();
  let manifest: Manifest | undefined;
  try {
    for await (const entry of archive) {
      const name = checkedName(entry, found, folders);
      if (manifest) throw new UnusableBackup('something follows its manifest');
      if (name === entryNames.manifest) manifest = readManifest(await readText(entry), [...found.values()]);
      else found.set(name, await receive(entry, name, use));
    }
    await flowing;
  } catch (error) {
    if (error instanceof UnusableBackup || !isOfTheArchive(error)) throw error;
    throw new UnusableBackup('it is damaged or cut short', { cause: error });
  }
  if (!manifest) throw new UnusableBackup('it has no manifest');
  if (!found.has(entryNames[manifest.engine])) throw new UnusableBackup('the database is missing from it');
  return manifest;
}

function checkedName({ header }: Entry, found: ReadonlyMap<string, unknown>, folders: Set<string>): string {
  if (header.type !== 'file' || !isEntryName(header.name)) {
    throw new UnusableBackup(`it holds what no backup holds: ${JSON.stringify(header.name.slice(0, 100))}`);
  }
  if (found.has(header.name)) throw new UnusableBackup(`it holds ${header.name} twice`);
  const above = listFolders(header.name);
  for (const folder of above) folders.add(folder);
  const both = folders.has(header.name) ? header.name : above.find((folder) => found.has(folder));
  if (both !== undefined) throw new UnusableBackup(`in it ${both} is a file and a folder`);
  return header.name;
}

/** The parent folders of an entry: `uploads/ab/c` lies in `uploads` and `uploads/ab`. */
const listFolders = (name: string): string[] => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));

async function readText(entry: Entry): Promise<string> {
  if ((entry.header.size ?? 0) > largestManifest) throw new UnusableBackup('its manifest cannot be read');
  const chunks: Buffer[] = [];
  for await (const chunk of readBytes(entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function receive(entry: Entry, name: string, { into, onBytes }: Reading): Promise<ArchiveEntry> {
  const target = into === undefined ? null : await create(join(into, name));
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of readBytes(entry)) {
      hash.update(chunk);
      size += chunk.byteLength;
      onBytes?.(chunk.byteLength);
      await target?.writeFile(chunk);
    }
    await target?.sync();
  } finally {
    await target?.close();
  }
  return { name, size, sha256: hash.digest('hex') };
}

/** The library's types do not say that its streams hold buffers. */
async function* readBytes(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk;
}

async function create(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  return open(path, 'wx', 0o600);
}

/** A disk error while unpacking says nothing about the archive. */
const isOfTheArchive = (error: unknown) => !(error instanceof Error && 'syscall' in error);
