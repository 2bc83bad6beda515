import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import type { Database } from '#server/database/schema.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { sweep, sweepFailures } from './sweep.ts';

const app = await startTestApp();
afterAll(() => app.close());

const now = new Date('2026-05-01T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const limits = { auditSeconds: 3_600, maxAuditLines: 5 };

async function remainingLines(db: Database): Promise<string[]> {
  const lines = await db.selectFrom('audit_log').select('act').orderBy('id').execute();
  return lines.map((line) => line.act);
}

async function write(db: Database, ages: number[]) {
  await db.deleteFrom('audit_log').execute();
  const lines = ages.map((age) => ({ at: ago(age), account_id: null, actor: 'visitor', act: `a${age}` }));
  for (const line of lines)
    await db
      .insertInto('audit_log')
      .values({ ...line, subject: null, detail: null })
      .execute();
}

test('sweeps audit lines that are too old or too many', async () => {
  const { db } = app;
  await write(db, [9_999, 3_601, 3_600, 10]);
  await sweep(db, now, limits);
  expect(await remainingLines(db)).toEqual(['a3600', 'a10']);
  await write(db, [9, 8, 7, 6, 5, 4, 3]);
  await sweep(db, now, limits);
  expect(await remainingLines(db)).toEqual(['a7', 'a6', 'a5', 'a4', 'a3']);
});

test('keeps only the newest counts of failed logins', async () => {
  const { db } = app;
  const rows = [5_000, 40, 30, 20, 10].map((age) => ({ key: `k${age}`, count: 1, window_started_at: ago(age) }));
  await db.insertInto('login_failures').values(rows).execute();
  await sweepFailures(db, now, 3);
  const remaining = await db.selectFrom('login_failures').select('key').orderBy('window_started_at').execute();
  expect(remaining.map((row) => row.key)).toEqual(['k30', 'k20', 'k10']);
});

test('an account keeps 50 sessions and 20 known devices, and drops those unused for longest', async () => {
  const { db } = app;
  const first = app.newVisitor();
  await first.logIn(usernames.officer, testPassword);
  const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const { account_id } = session;
  const others = Array.from({ length: 60 }, (_, index) => ({ token_hash: `other ${index}`, index }));
  const at = ({ index }: { index: number }) => new Date(Date.now() - (index + 1) * 1000).toISOString();
  const copied = others.map((other) => sessionRow(account_id, other.token_hash, at(other)));
  await db.insertInto('sessions').values(copied).execute();
  const devices = others.map((other) => ({ account_id, token_hash: other.token_hash, last_login_at: at(other) }));
  await db.insertInto('known_devices').values(devices).execute();

  await app.newVisitor().logIn(usernames.officer, testPassword);
  const remainingIn = async (table: 'sessions' | 'known_devices') =>
    (await db.selectFrom(table).select('token_hash').where('account_id', '=', account_id).execute()).length;
  expect([await remainingIn('sessions'), await remainingIn('known_devices')]).toEqual([50, 20]);
  expect((await first.get('/api/user')).status).toBe(200);
});

test('a session that the 51st login ended is refused at once', async () => {
  const oldest = app.newVisitor();
  await oldest.logIn(usernames.otherMember, testPassword);
  expect((await oldest.get('/api/user')).status).toBe(200);
  const { account_id } = await app.db
    .selectFrom('sessions')
    .select('account_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const later = new Date(Date.now() + 1000).toISOString();
  const newer = Array.from({ length: 50 }, (_, index) => sessionRow(account_id, `newer ${index}`, later));
  await app.db.insertInto('sessions').values(newer).execute();
  const fresh = app.newVisitor();
  await fresh.logIn(usernames.otherMember, testPassword);
  expect((await oldest.get('/api/user')).status).toBe(401);
  expect((await fresh.get('/api/user')).status).toBe(200);
});

/** A session whose token nobody holds. */
const sessionRow = (account_id: number, token_hash: string, at: string) => ({
  token_hash,
  account_id,
  created_at: at,
  last_seen_at: at,
  admin_until: null,
  password_at: at,
  replaced_token_hash: null,
  replaced_until: null,
});
