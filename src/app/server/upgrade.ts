import { planUpgrade } from '#server/database/migrations.ts';
import type { Database } from '#server/database/schema.ts';
import type { Env } from '#server/env.ts';
import { version } from '#server/version.ts';
import { featureMigrations } from './features.ts';

/**
 * Backs a village up before this version changes its database, so that the upgrade can be taken back. `say` tells who
 * starts it where the backup is. Without a backup nothing is changed, unless BACKUPS is off.
 */
export async function backUpBeforeUpgrade(db: Database, env: Env, say: (line: string) => void): Promise<void> {
  const { due } = await planUpgrade(db, featureMigrations);
  if (due.length === 0) return;
  const change = `Version ${version} changes the database in ${due.length} ${due.length === 1 ? 'step' : 'steps'}`;
  if (!env.backups) {
    say(`${change}, without a backup, because BACKUPS is off`);
    return;
  }
  // Loads on demand, so that the start does not wait for it.
  const { makeBackup } = await import('#platform/backups/server/commands.ts');
  const { path } = await makeBackup(env, 'before-upgrade');
  say(`${change}. The village as it was: ${path}`);
  say('To take the upgrade back, go on with the version before and restore that file with it: npm run restore -- FILE');
}
