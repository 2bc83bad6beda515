import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '#server/data-folder/data-folder.ts';
import type { Env } from '#server/env.ts';
import { badRequest, conflict, Failure, notFound } from '#server/failure.ts';
import type { Progress } from '#shared/endpoints.ts';
import { readArchive } from './archive-reader.ts';
import { cannotBeRestored, UnusableBackup } from './manifest.ts';
import { countTo } from './progress.ts';
import { backupName } from './queries.ts';
import { syncFolder } from './restore-journal.ts';
import { beginsAsBackup } from './seal.ts';

type Place = Pick<Env, 'dataDir'>;

/** An upload is a folder whose name says how large its file will be, so that a restart forgets nothing. */
const folderOf = ({ dataDir }: Place, id: string) => join(pathIn(dataDir, 'backups'), `.part-upload-${id}`);
const fileOf = (place: Place, id: string) => join(folderOf(place, id), 'archive');
const sizeIn = (id: string): number => Number(id.split('-')[1]);

/** Beside the file itself there must be room to unpack it. */
const timesItsSize = 3;

export async function beginUpload(place: Place, size: number): Promise<{ id: string }> {
  if (!(await hasRoom(place, size))) throw tooLittleSpace();
  const id = `${randomBytes(8).toString('hex')}-${size}`;
  await mkdir(folderOf(place, id), { recursive: true, mode: 0o700 });
  await (await open(fileOf(place, id), 'wx', 0o600)).close();
  return { id };
}

async function hasRoom({ dataDir }: Place, size: number, received = 0): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize >= size * timesItsSize - received;
}

const tooLittleSpace = () => new Failure(413, 'There is too little space left on the disk for this file');

/** Writes a part at its place: sent twice, it is written twice. Returns how much of the file is there. */
export async function addPart(
  place: Place,
  id: string,
  offset: number,
  part: Uint8Array,
): Promise<{ received: number }> {
  if (offset + part.length > sizeIn(id)) throw badRequest('The file is longer than it was said to be');
  if (offset === 0 && !beginsAsBackup(part)) {
    await dropUpload(place, id);
    throw cannotBeRestored(new UnusableBackup('it is no backup of Village Arena'));
  }
  // Other uploads that began beside it may have taken the space.
  if (!(await hasRoom(place, sizeIn(id), offset))) {
    await dropUpload(place, id);
    throw tooLittleSpace();
  }
  const file = await open(fileOf(place, id), 'r+').catch(() => {
    throw notFound('This upload');
  });
  try {
    if (offset > (await file.stat()).size) throw conflict('A part before this one has not arrived');
    await file.write(part, 0, part.length, offset);
    return { received: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

/** Reads the file completely, and puts it beside the other backups if it is one. */
export async function endUpload(
  place: Place,
  id: string,
  report: (progress: Progress) => void,
): Promise<{ name: string }> {
  const found = await stat(fileOf(place, id)).catch(() => null);
  if (!found) throw notFound('This upload');
  if (found.size !== sizeIn(id)) throw conflict('Parts of the file have not arrived');
  try {
    await readArchive(fileOf(place, id), { onPacked: countTo(found.size, 'read', report) });
  } catch (error) {
    await dropUpload(place, id);
    throw error instanceof UnusableBackup ? cannotBeRestored(error) : error;
  }
  const name = backupName('uploaded', new Date());
  const backups = pathIn(place.dataDir, 'backups');
  await rename(fileOf(place, id), join(backups, name));
  await syncFolder(backups);
  await dropUpload(place, id);
  return { name };
}

const dropUpload = (place: Place, id: string) => rm(folderOf(place, id), { recursive: true, force: true });
