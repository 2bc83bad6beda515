import { writeAudit } from '#features/accounts/server/audit.ts';
import { hasUnfinishedRestore } from './backup/restore-journal.ts';
import { Changes } from './changes.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/open.ts';
import { type Env, WrongSetting } from './env.ts';
import { featureMigrations } from './features.ts';
import { notifyOthers } from './live/other-processes.ts';
import type { WriteServices } from './write.ts';

/** Opens the village's database for a command of the terminal, beside a running server or without one. */
export async function openOffline(env: Env): Promise<{ services: WriteServices; close(): Promise<void> }> {
  if (hasUnfinishedRestore(env.dataDir))
    throw new WrongSetting('a restore was cut short; start the app once to end it');
  const { writing: db, engine, close } = await openDatabase({ ...env, isJob: true });
  await migrate(db, engine, featureMigrations);
  return {
    services: {
      db,
      engine,
      changes: new Changes(),
      writeAudit,
      tellOthers: engine === 'postgres' ? notifyOthers : async () => undefined,
    },
    close,
  };
}
