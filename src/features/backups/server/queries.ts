import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { type BackupKind, readBackupName } from './retention.ts';

export type { BackupKind };

export interface StoredBackup {
  name: string;
  kind: BackupKind;
  madeAt: Date;
  bytes: number;
}

/** The backups in the data folder, newest first. */
export async function listBackups({ dataDir }: { dataDir: string }): Promise<StoredBackup[]> {
  const folder = pathIn(dataDir, 'backups');
  const found: StoredBackup[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const read = readBackupName(name);
    const file = read && (await stat(join(folder, name)).catch(() => null));
    if (read && file?.isFile()) found.push({ name, ...read, bytes: file.size });
  }
  return found.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** The path of the backup of this name; undefined if there is none. */
export async function findBackup(place: { dataDir: string }, name: string): Promise<string | undefined> {
  const known = (await listBackups(place)).some((backup) => backup.name === name);
  return known ? join(pathIn(place.dataDir, 'backups'), name) : undefined;
}

/** A backup must not fill the disk: after it, as much space as the last one took stays free. */
export async function mustHaveRoom({ dataDir }: { dataDir: string }): Promise<void> {
  const [newest] = await listBackups({ dataDir });
  const size = newest?.bytes ?? 0;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < size * 2) throw new Error('there is too little space left on the disk for a backup');
}
