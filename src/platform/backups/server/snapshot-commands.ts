import { basename } from 'node:path';
import { sql } from 'kysely';
import type { LimitName } from '#server/access/limits.ts';
import { conflict, Failure, outdated } from '#server/failure.ts';
import type { FeatureContext, ResetContext } from '#server/feature.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import type { Progress } from '#shared/endpoints.ts';
import { backupsTag } from '../cache-tags.ts';
import type { MadeBackup, Schedule, StoredSchedule } from '../contract.ts';
import { type BackupKind, mustHaveRoom, readSchedule } from './queries.ts';

type Report = (progress: Progress) => void;

/** A backup while the app runs, for an admin who asks for one. */
export async function backUpNow(
  { env, log }: Pick<FeatureContext, 'env' | 'log'>,
  report: Report,
): Promise<MadeBackup> {
  try {
    await mustHaveRoom(env);
    // Loads on demand, so that the start does not wait for it.
    const { makeBackup } = await import('./commands.ts');
    const { path, bytes, manifest } = await makeBackup(env, 'village', { report });
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    return { name: basename(path), bytes, rows, pictures: manifest.entries.length - 1 };
  } catch (err) {
    log.error({ err }, 'no backup could be made');
    throw unavailable('No backup could be made. See the log for the reason.');
  }
}

export interface TakenSnapshot extends Pick<ResetContext, 'pictures'> {
  name: string;
}

/** Nothing is done without a snapshot that has been read back completely. `undone`: what was not done without it. */
export async function takeSnapshot(
  { env, log }: Pick<FeatureContext, 'env' | 'log'>,
  kind: BackupKind,
  { report, undone }: { report: Report; undone: 'deleted' | 'restored' },
): Promise<TakenSnapshot> {
  try {
    await mustHaveRoom(env);
    const { makeBackup } = await import('./commands.ts');
    const { path, manifest } = await makeBackup(env, kind, { report });
    return { name: basename(path), pictures: manifest.pictures };
  } catch (err) {
    log.error({ err }, `no snapshot could be made, so nothing was ${undone}`);
    throw unavailable(`No snapshot could be made, so nothing was ${undone}. See the log for the reason.`);
  }
}

const unavailable = (message: string) => new Failure(503, message, { code: 'busy' }, { 'retry-after': '60' });

/** Two acts at once would each work on what the other leaves. Refuses the second with this message. */
export function oneAtATime(refusal: string) {
  let isUnderWay = false;
  return async <T>(
    { count }: { count(limit: LimitName): void },
    limit: LimitName,
    act: () => Promise<T>,
  ): Promise<T> => {
    if (isUnderWay) throw conflict(refusal);
    count(limit);
    isUnderWay = true;
    try {
      return await act();
    } finally {
      isUnderWay = false;
    }
  };
}

export async function changeSchedule(
  write: Write,
  change: Schedule,
  version: number | undefined,
): Promise<StoredSchedule> {
  await lockRowForUpdate(write.db, 'backup_schedule', 1);
  const { version: seen, ...before } = await readSchedule(write.db);
  if (version !== undefined && version !== seen) throw outdated({ ...before, version: seen });
  await write.db
    .updateTable('backup_schedule')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', 1)
    .execute();
  write.changed(backupsTag);
  await write.audit({ act: 'backups.schedule', subject: 'village', detail: { before, after: change } });
  return readSchedule(write.db);
}
