import type { Database } from '#server/database/schema.ts';
import { deviceSeconds } from './devices.ts';
import { sessionSeconds } from './sessions.ts';

/** Longer than any window in which failures are counted. */
const failureSeconds = 60 * 60;

/**
 * Deletes rows that mean nothing any more. Each statement stands alone: inside a login's transaction, two of them
 * could wait for each other.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  await db.deleteFrom('sessions').where('last_seen_at', '<=', before(sessionSeconds)).execute();
  await db.deleteFrom('known_devices').where('last_login_at', '<', before(deviceSeconds)).execute();
  await db.deleteFrom('login_failures').where('window_started_at', '<', before(failureSeconds)).execute();
}
