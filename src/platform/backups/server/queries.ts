import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { findPostgresProgram } from '#server/database/postgres.ts';
import type { Database } from '#server/database/schema.ts';
import type { Env } from '#server/env.ts';
import type { Backups, StoredSchedule } from '../contract.ts';

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

/** The newest of this village as it goes on: not of one from elsewhere, nor of one that a restore has replaced. */
export const newestBackup = (backups: readonly StoredBackup[]): StoredBackup | undefined =>
  backups.find(({ kind }) => kind !== 'uploaded' && kind !== 'snapshot-before-restore');

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

export const readSchedule = (db: Database): Promise<StoredSchedule> =>
  db
    .selectFrom('backup_schedule')
    .select(['hour', 'days', 'weeks', 'months', 'version'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();

/** Whether the app makes daily backups; on PostgreSQL they need one of its programs. */
export function dailyBackups({ backups, databaseUrl }: Pick<Env, 'backups' | 'databaseUrl'>): Backups['daily'] {
  if (!backups) return 'off';
  return databaseUrl !== undefined && findPostgresProgram('pg_dump') === undefined ? 'no-program' : 'on';
}

/** Why a backup was made: daily, by a command, before an upgrade, as a snapshot before something that cannot be undone, or elsewhere. */
const backupKinds = [
  'daily',
  'village',
  'before-upgrade',
  'snapshot-before-reset',
  'snapshot-before-deleting-comments',
  'snapshot-before-restore',
  'uploaded',
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

export const reasons: Record<BackupKind, string> = {
  daily: 'Daily backup',
  village: 'Made by hand',
  'before-upgrade': 'Before an upgrade',
  'snapshot-before-reset': 'Before the database was reset',
  'snapshot-before-deleting-comments': 'Before all comments were deleted',
  'snapshot-before-restore': 'Before a backup was restored',
  uploaded: 'Uploaded',
};
