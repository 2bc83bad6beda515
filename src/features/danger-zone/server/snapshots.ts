import { basename } from 'node:path';
import { type BackupKind, mustHaveRoom } from '#features/backups/server/queries.ts';
import { Failure } from '#server/failure.ts';
import type { FeatureContext, ResetContext } from '#server/feature.ts';
import type { Progress } from '#shared/calls.ts';

export interface TakenSnapshot extends Pick<ResetContext, 'pictures'> {
  name: string;
}

/** Nothing is deleted without a snapshot that has been read back completely. */
export async function takeSnapshot(
  { env, log }: Pick<FeatureContext, 'env' | 'log'>,
  kind: BackupKind,
  report: (progress: Progress) => void,
): Promise<TakenSnapshot> {
  try {
    await mustHaveRoom(env);
    // Loads on demand, so that the start does not wait for it.
    const { makeBackup } = await import('#features/backups/server/commands.ts');
    const { path, manifest } = await makeBackup(env, kind, { report });
    return { name: basename(path), pictures: manifest.pictures };
  } catch (err) {
    log.error({ err }, 'no snapshot could be made, so nothing was deleted');
    throw noSnapshot();
  }
}

const noSnapshot = () =>
  new Failure(
    503,
    'No snapshot could be made, so nothing was deleted. See the log for the reason.',
    { code: 'busy' },
    { 'retry-after': '60' },
  );

export const reasons: Record<BackupKind, string> = {
  daily: 'Daily backup',
  village: 'Made by hand',
  'snapshot-before-reset': 'Before the database was reset',
  'snapshot-before-deleting-comments': 'Before all comments were deleted',
};
