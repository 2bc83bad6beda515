import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '#server/data-folder/data-folder.ts';

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
export async function findBackup(location: { dataDir: string }, name: string): Promise<string | undefined> {
  const known = (await listBackups(location)).some((backup) => backup.name === name);
  return known ? join(pathIn(location.dataDir, 'backups'), name) : undefined;
}

/** A backup must not fill the disk: after it, as much space as the last one took stays free. */
export async function mustHaveRoom({ dataDir }: { dataDir: string }): Promise<void> {
  const [newest] = await listBackups({ dataDir });
  const size = newest?.bytes ?? 0;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < size * 2) throw new Error('there is too little space left on the disk for a backup');
}

const day = 24 * 60 * 60 * 1000;

export const retention = { days: 7, weeks: 4, months: 6 };

const stored = [
  { periods: retention.days, getPeriod: (at: Date) => Math.floor(at.getTime() / day) },
  // The epoch was a Thursday; weeks begin on Monday.
  { periods: retention.weeks, getPeriod: (at: Date) => Math.floor((at.getTime() / day + 3) / 7) },
  { periods: retention.months, getPeriod: (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth() },
];

/** Backups to remove: all but the newest of each of seven days, four weeks and six months. The newest always stays. */
export function expiredBackups(times: readonly Date[]): Date[] {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const stays = new Set(
    stored.flatMap(({ periods, getPeriod }) => pickNewestByPeriod(newestFirst, getPeriod).slice(0, periods)),
  );
  return newestFirst.filter((at) => !stays.has(at));
}

function pickNewestByPeriod(newestFirst: readonly Date[], getPeriod: (at: Date) => number): Date[] {
  return newestFirst.filter((at, index) => {
    const before = newestFirst[index - 1];
    return before === undefined || getPeriod(before) !== getPeriod(at);
  });
}

export const isDue = (times: readonly Date[], now: Date): boolean =>
  !times.some((at) => Math.floor(at.getTime() / day) === Math.floor(now.getTime() / day));

/** Why a backup was made: daily, by a command, before an upgrade, or as a snapshot before something that cannot be undone. */
const backupKinds = [
  'daily',
  'village',
  'before-upgrade',
  'snapshot-before-reset',
  'snapshot-before-deleting-comments',
] as const;
export type BackupKind = (typeof backupKinds)[number];

export const backupName = (kind: BackupKind, at: Date): string =>
  `${kind}-${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`;

/** Reads kind and time from a backup's file name; undefined for any other file. */
export function readBackupName(name: string): { kind: BackupKind; madeAt: Date } | undefined {
  const [, written, date, ...time] =
    /^([a-z-]+)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/.exec(name) ?? [];
  const kind = backupKinds.find((known) => known === written);
  if (kind === undefined) return undefined;
  const [hours, minutes, seconds, milliseconds] = time;
  const madeAt = new Date(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(madeAt.getTime()) ? undefined : { kind, madeAt };
}
