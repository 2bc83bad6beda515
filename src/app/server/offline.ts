import { auditBy } from '#features/people/accounts/server/audit-log/audit.ts';
import { hasUnfinishedRestore } from '#platform/backups/server/restore-journal.ts';
import { Changes } from '#server/cache/changes.ts';
import { MaintenanceLock } from '#server/concurrency/exclusive.ts';
import { migrate } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import { type Env, WrongSetting } from '#server/env.ts';
import { notifyOthers } from '#server/live/other-processes.ts';
import type { WriteServices } from '#server/write.ts';
import { featureMigrations, subscribers } from './features.ts';

/** Opens the village's database for a terminal command, with or without a running server. */
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
      maintenanceLock: new MaintenanceLock(),
      writeAudit: auditBy('the terminal'),
      notifyOthers: engine === 'postgres' ? notifyOthers : async () => undefined,
      subscribers,
    },
    close,
  };
}
