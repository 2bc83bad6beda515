import type { Database } from '#server/database/schema.ts';
import { deviceSeconds } from './devices.ts';
import { sessionSeconds } from './sessions.ts';

/** Longer than any window in which failures count. */
export const failureSeconds = 60 * 60;

const maxCounted = 100_000;

export interface SweepLimits {
  auditSeconds: number;
  maxAuditLines: number;
}

export const daySeconds = 24 * 60 * 60;

export const sweepLimits = (auditDays: number): SweepLimits => ({
  auditSeconds: auditDays * daySeconds,
  maxAuditLines: 1_000_000,
});

/** Each statement runs on its own: inside a login's transaction, two of them could deadlock. */
export async function sweep(db: Database, now: Date, limits: SweepLimits): Promise<void> {
  await db.deleteFrom('sessions').where('last_seen_at', '<=', before(now, sessionSeconds)).execute();
  await db.deleteFrom('known_devices').where('last_login_at', '<', before(now, deviceSeconds)).execute();
  await db.deleteFrom('password_links').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('officer_invitations').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('campus_logins').where('expires_at', '<=', now.toISOString()).execute();
  await sweepAudit(db, now, limits);
}

/** Failures matter for an hour at most, so a leaping clock deletes nothing of value. */
export async function sweepFailures(db: Database, now: Date, maxStoredFailures = maxCounted): Promise<void> {
  await db.deleteFrom('login_failures').where('window_started_at', '<', before(now, failureSeconds)).execute();
  const surplus = await db
    .selectFrom('login_failures')
    .select('window_started_at')
    .orderBy('window_started_at', 'desc')
    .offset(maxStoredFailures)
    .limit(1)
    .executeTakeFirst();
  if (!surplus) return;
  await db.deleteFrom('login_failures').where('window_started_at', '<=', surplus.window_started_at).execute();
}

const linesAtOnce = 1_000;

async function sweepAudit(db: Database, now: Date, { auditSeconds, maxAuditLines }: SweepLimits): Promise<void> {
  const newest = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const surplusId = (newest?.id ?? 0) - maxAuditLines;
  const tooOld = before(now, auditSeconds);
  while (true) {
    const lines = await db.selectFrom('audit_log').select(['id', 'at']).orderBy('id').limit(linesAtOnce).execute();
    const ids = lines.filter((line) => line.id <= surplusId || line.at < tooOld).map((line) => line.id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await db.deleteFrom('audit_log').where('id', 'in', ids).execute();
    if (ids.length < linesAtOnce) return;
  }
}

const before = (now: Date, seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();
