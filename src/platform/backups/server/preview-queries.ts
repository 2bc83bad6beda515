import { stat } from 'node:fs/promises';
import type { FeatureContext } from '#server/feature.ts';
import type { Progress } from '#shared/endpoints.ts';
import type { BackupPreview } from '../contract.ts';
import { readArchive } from './archive-reader.ts';
import { type Manifest, UnusableBackup } from './manifest.ts';
import { countTo } from './progress.ts';
import { mustFit } from './restore-checks.ts';

/** What people know a village by, and the tables that hold it. */
const shown = {
  people: 'accounts',
  teams: 'teams',
  players: 'players',
  games: 'games',
  plays: 'game_events',
  competitions: 'competitions',
  photos: 'photos',
  comments: 'comments',
};

/** Throws `UnusableBackup` for a file that cannot be read. */
export async function previewBackup(
  { env, migrations }: Pick<FeatureContext, 'env' | 'migrations'>,
  { path, name }: { path: string; name: string },
  report: (progress: Progress) => void,
): Promise<BackupPreview> {
  const { size } = await stat(path);
  const manifest = await readArchive(path, { onPacked: countTo(size, 'read', report) });
  const { madeAt, version, rows, pictures } = manifest;
  return {
    name,
    bytes: size,
    madeAt,
    version,
    contents: Object.entries(shown).map(([what, table]) => ({ what, count: rows[table] ?? 0 })),
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    pictures,
    problem: findProblem(manifest, { env, migrations }),
  };
}

function findProblem(manifest: Manifest, { env, migrations }: Pick<FeatureContext, 'env' | 'migrations'>) {
  try {
    mustFit(manifest, env, migrations);
    return null;
  } catch (error) {
    if (error instanceof UnusableBackup) return error.message;
    throw error;
  }
}
