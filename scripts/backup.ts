import { makeBackup } from '#platform/backups/server/commands.ts';
import { UnusableBackup } from '#platform/backups/server/manifest.ts';
import { MissingProgram } from '#platform/backups/server/postgres/postgres-tools.ts';
import { hasUnfinishedRestore } from '#platform/backups/server/restore-journal.ts';
import { FolderInUse } from '#server/data-folder/data-folder.ts';
import { readEnv, WrongSetting } from '#server/env.ts';

/** `npm run backup [-- FOLDER]`: database and pictures in one archive, whether or not the app is running. */
async function backup([folder, ...more]: string[]): Promise<void> {
  if (more.length > 0) throw new UnusableBackup('usage: npm run backup [-- FOLDER]');
  const env = readEnv(process.env);
  if (hasUnfinishedRestore(env.dataDir))
    throw new FolderInUse('a restore was cut short; start the app or restore again');
  const { path, bytes, manifest } = await makeBackup(env, 'village', { folder });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const contents = [
    `${rows} rows`,
    `${manifest.entries.length - 1} files of pictures`,
    `${(bytes / 1_000_000).toFixed(1)} MB`,
  ];
  console.log(`${path}: ${contents.join(', ')}, read back and sound`);
  if (manifest.pictures === 'bucket')
    console.log('The pictures are in the bucket of MEDIA_URL: back that up by its own means.');
}

process.umask(0o077);
try {
  await backup(process.argv.slice(2));
} catch (error) {
  const known = [UnusableBackup, MissingProgram, FolderInUse, WrongSetting].some((kind) => error instanceof kind);
  if (!known) throw error;
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
