import type { Database } from '#server/database/schema.ts';
import { version as running } from '#server/version.ts';
import type { NewerVersion } from '../contract.ts';
import { isNewer } from '../rules.ts';

export async function readNewerVersion(db: Database): Promise<NewerVersion> {
  const row = await db.selectFrom('newer_version').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  const { address, checked_at, version, url, failure } = row;
  // After an upgrade the running version is the one that was found.
  const newer = version !== null && isNewer(version, running) ? { version, url } : null;
  return { running, address, checkedAt: checked_at, newer, failure };
}
