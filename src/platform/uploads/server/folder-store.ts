import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileName, getDirectory, type PictureStore, type StoredPicture } from './store.ts';

const unfinished = '.part';

/**
 * Pictures in a folder of the data folder: `<2 letters>/<id>/<width>.<format>`. Paths in the trash contain the day:
 * `<2 letters>/<id>/<day>/<width>.<format>`.
 */
export function folderStore(root: string, trash: string): PictureStore {
  const at = (id: string) => join(root, getDirectory(id));
  const inTrash = (id: string) => join(trash, getDirectory(id));
  return {
    put: async (id, files) => {
      const temporary = at(id) + unfinished;
      await mkdir(temporary, { recursive: true });
      try {
        for (const { width, format, bytes } of files)
          await writeSynced(join(temporary, fileName(width, format)), bytes);
        await syncFolder(temporary);
        await rename(temporary, at(id));
        await syncFolder(dirname(temporary));
        await syncFolder(root);
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        throw error;
      }
    },
    read: (id, width, format) => readIfThere(join(at(id), fileName(width, format))),
    remove: async (id) => {
      await rm(at(id), { recursive: true, force: true });
      await rm(at(id) + unfinished, { recursive: true, force: true });
      await rm(inTrash(id), { recursive: true, force: true });
    },
    discard: async (id, day) => {
      await rm(join(inTrash(id), day), { recursive: true, force: true });
      await move(at(id), join(inTrash(id), day));
    },
    recover: async (id) => {
      const day = (await namesIn(inTrash(id))).sort().at(-1);
      if (day === undefined) return false;
      // A restore has brought its files back already.
      if (!existsSync(at(id)) && !(await move(join(inTrash(id), day), at(id)))) return false;
      await rm(inTrash(id), { recursive: true, force: true });
      return true;
    },
    purge: async (id, day) => {
      await rm(join(inTrash(id), day), { recursive: true, force: true });
      await rmdir(inTrash(id)).catch(() => undefined);
    },
    list: () => listFolder(root),
    listTrash: () => listTrash(trash),
  };
}

async function* listFolder(root: string): AsyncGenerator<StoredPicture> {
  for (const directory of await namesIn(root)) {
    for (const name of await namesIn(join(root, directory))) {
      const id = name.endsWith(unfinished) ? name.slice(0, -unfinished.length) : name;
      const found = await stat(join(root, directory, name)).catch(() => null);
      if (found && isId(id)) yield { id, storedAt: found.mtime, isUnfinished: id !== name };
    }
  }
}

async function* listTrash(trash: string): AsyncGenerator<{ id: string; day: string }> {
  for (const directory of await namesIn(trash)) {
    for (const id of (await namesIn(join(trash, directory))).filter(isId)) {
      for (const day of await namesIn(join(trash, directory, id))) yield { id, day };
    }
  }
}

const isId = (name: string) => /^[0-9a-f]{32}$/.test(name);

async function move(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
  return true;
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
