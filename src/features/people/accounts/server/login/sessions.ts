import { type InferResult, sql } from 'kysely';
import { adminWindowMs, hashToken, isToken, type Member, newToken } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import { type Database, flag } from '#server/database/schema.ts';
import { notLoggedIn } from '#server/failure.ts';
import type { Write } from '#server/write.ts';

export const sessionCookie = 'va_session';

const day = 24 * 60 * 60;
export const sessionSeconds = 30 * day;

const maxSessions = 50;
/** How long a replaced token still reads: requests in flight at that moment must not end the session. */
const replacedMs = 30_000;

export async function findViewer(db: Database, token: string, now: Date): Promise<Member | null> {
  if (!isToken(token)) return null;
  const hash = hashToken(token);
  const row = await liveSessions(db, now)
    .where(({ eb, or, and }) =>
      or([
        eb('sessions.token_hash', '=', hash),
        and([
          eb('sessions.replaced_token_hash', '=', hash),
          eb('sessions.replaced_until', '>', now.toISOString()),
          // A later time than any renewal sets: the clock was set back.
          eb('sessions.replaced_until', '<=', replacedUntil(now)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row ? { ...toMember(row), ...(row.token_hash !== hash && { isReplaced: true }) } : null;
}

export async function findSessions(db: Database, ids: readonly number[], now: Date): Promise<Map<number, Member>> {
  if (ids.length === 0) return new Map();
  const rows = await liveSessions(db, now).where('sessions.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.session_id, toMember(row)]));
}

const liveSessions = (db: Database, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('officers', 'officers.account_id', 'accounts.id')
    .select(['sessions.id as session_id', 'sessions.admin_until', 'sessions.password_at', 'officers.id as officer_id'])
    .select('sessions.token_hash')
    .select(['accounts.id', 'accounts.username', 'accounts.display_name', 'accounts.is_admin'])
    .where('accounts.suspended_at', 'is', null)
    .where('sessions.last_seen_at', '>', idleSince(now));

const toMember = (row: InferResult<ReturnType<typeof liveSessions>>[number]): Member => ({
  kind: 'member',
  accountId: row.id,
  sessionId: row.session_id,
  username: row.username,
  displayName: row.display_name,
  isAdmin: row.is_admin === 1,
  isGroundAnchor: row.officer_id !== null,
  adminUntil: row.is_admin === 1 && row.admin_until !== null ? Date.parse(row.admin_until) : 0,
  passwordAt: Date.parse(row.password_at),
});

/**
 * Opens a session for a person whose password was just typed, or whom the university let in: that opens no admin window.
 * Returns its token; the database holds the hash only.
 */
export async function openSession(
  write: Write,
  account: { id: number; isAdmin: boolean },
  { device, byCampus = false }: { device: string | null; byCampus?: boolean },
): Promise<string> {
  const token = newToken();
  const at = write.now.toISOString();
  const { id } = await write.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: account.id,
      created_at: at,
      last_seen_at: at,
      admin_until: account.isAdmin && !byCampus ? windowFrom(write.now) : null,
      password_at: at,
      device,
      by_campus: flag(byCampus),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await write.db.updateTable('accounts').set({ last_seen_at: at }).where('id', '=', account.id).execute();
  await endOldestSessions(write, account.id, id);
  return token;
}

async function endOldestSessions(write: Write, accountId: number, freshId: number): Promise<void> {
  const { numDeletedRows } = await write.db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', freshId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '!=', freshId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxSessions - 1),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) write.changed(accountTag(accountId));
}

/**
 * Gives a session a new token after its password was typed again, and opens an admin's window. The old token becomes
 * void at once, or, for requests in flight, can still read for 30 seconds.
 */
export async function renewSession(
  write: Write,
  viewer: Member,
  { oldTokenReads }: { oldTokenReads: boolean },
): Promise<string> {
  const token = newToken();
  const at = write.now.toISOString();
  const { numUpdatedRows } = await write.db
    .updateTable('sessions')
    .set({
      replaced_token_hash: oldTokenReads ? sql<string>`token_hash` : null,
      replaced_until: oldTokenReads ? replacedUntil(write.now) : null,
      token_hash: hashToken(token),
      last_seen_at: at,
      password_at: at,
      ...(viewer.isAdmin && { admin_until: windowFrom(write.now) }),
    })
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notLoggedIn();
  write.changed(accountTag(viewer.accountId));
  return token;
}

/** Activity that is not written yet cannot reopen the window: it only extends an open one (`activity.ts`). */
export async function endAdminWindow(write: Write, { accountId, sessionId }: Member): Promise<void> {
  const { numUpdatedRows } = await write.db
    .updateTable('sessions')
    .set({ admin_until: null })
    .where('id', '=', sessionId)
    .where('admin_until', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  write.changed(accountTag(accountId));
  await write.audit({ act: 'admin.leave', subject: `account:${accountId}` });
}

export async function endSessionByToken(write: Write, token: string | undefined): Promise<void> {
  if (!isToken(token)) return;
  const ended = await write.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .returning('account_id')
    .executeTakeFirst();
  if (ended) write.changed(accountTag(ended.account_id));
}

/** Returns how it was opened; undefined if the account has no such session. */
export async function endSession(
  write: Write,
  accountId: number,
  sessionId: number,
): Promise<{ byCampus: boolean } | undefined> {
  const ended = await write.db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .returning('by_campus')
    .executeTakeFirst();
  write.changed(accountTag(accountId));
  return ended && { byCampus: ended.by_campus === 1 };
}

/** Returns the number of ended sessions. */
export async function endSessions(write: Write, accountId: number, except = 0): Promise<number> {
  const { numDeletedRows } = await write.db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', except)
    .executeTakeFirst();
  write.changed(accountTag(accountId));
  return Number(numDeletedRows);
}

export const idleSince = (now: Date): string => new Date(now.getTime() - sessionSeconds * 1000).toISOString();
const windowFrom = (now: Date): string => new Date(now.getTime() + adminWindowMs).toISOString();
const replacedUntil = (now: Date): string => new Date(now.getTime() + replacedMs).toISOString();
