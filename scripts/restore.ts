import { featureMigrations } from '#app/server/features.ts';
import { UnusableBackup } from '#platform/backups/server/manifest.ts';
import { FailedProgram, MissingProgram } from '#platform/backups/server/postgres/postgres-tools.ts';
import { restoreBackup } from '#platform/backups/server/restore.ts';
import { FolderInUse } from '#server/data-folder/data-folder.ts';
import { readEnv, WrongSetting } from '#server/env.ts';

/** `npm run restore -- FILE`: replaces the village's data with a backup; the app must not be running. */
async function restore([file, ...more]: string[]): Promise<void> {
  if (file === undefined || more.length > 0) throw new UnusableBackup('usage: npm run restore -- FILE');
  const env = readEnv(process.env);
  const { manifest, aside } = await restoreBackup(env, file, featureMigrations);
  console.log(`Restored the village as it was at ${manifest.madeAt}.`);
  if (aside) console.log(`What was there before is in ${aside}; remove it once it is not needed any more.`);
  if (manifest.pictures === 'bucket') console.log('The pictures are not part of this backup: they are in the bucket.');
}

process.umask(0o077);
try {
  await restore(process.argv.slice(2));
} catch (error) {
  const kinds = [UnusableBackup, FailedProgram, MissingProgram, WrongSetting];
  if (error instanceof FolderInUse) console.error(`Nothing was restored: ${error.message}; stop it first`);
  else if (kinds.some((kind) => error instanceof kind))
    console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  else throw error;
  process.exitCode = 1;
}
