import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import type { Database } from '#server/database/schema.ts';
import type { Client } from '#testing/client.ts';
import { testEngine } from '#testing/database/database.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { Activity } from './activity.ts';
import { findViewer } from './sessions.ts';

const day = 24 * 60 * 60_000;
const longAgo = '2026-01-01T00:00:00.000Z';

async function people(app: TestApp, count: number): Promise<Client[]> {
  const names = Object.values(usernames);
  const clients = Array.from({ length: count }, () => app.newVisitor());
  await Promise.all(clients.map((client, index) => client.logIn(names[index % names.length] ?? '', testPassword)));
  return clients;
}

/** Makes the next requests look up every session again, as after a minute. */
async function aMinuteLater({ app, db }: TestApp) {
  await db.updateTable('sessions').set({ last_seen_at: recently() }).execute();
  app.changes.publishEverything();
}

const recently = () => new Date(Date.now() - 60 * 60_000).toISOString();

test('100 reads by 20 people write nothing at first, then everything in one transaction', async () => {
  await using app = await startTestApp();
  const clients = await people(app, 20);
  await app.app.activity.flush();
  await aMinuteLater(app);
  const commits = await watchCommits(app);
  for (let round = 0; round < 5; round += 1) {
    const statuses = await Promise.all(clients.map(async (client) => (await client.get('/api/user')).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await commits()).toBe(0);
  }
  const before = new Date(Date.now() - 30 * 60_000).toISOString();
  await app.app.activity.flush();
  expect(await commits()).toBe(1);
  const seen = await app.db.selectFrom('sessions').select('last_seen_at').execute();
  expect(seen).toHaveLength(20);
  expect(seen.every((session) => session.last_seen_at > before)).toBe(true);
  await app.app.activity.flush();
  expect(await commits()).toBe(1);
});

/** Counts the transactions from now on that wrote sessions or accounts, as seen from outside. */
async function watchCommits({ db }: TestApp): Promise<() => Promise<number>> {
  if (testEngine === 'sqlite') return commitsToFile(db);
  const before = await listWriters(db);
  return async () => (await listWriters(db)).filter((writer) => !before.includes(writer)).length;
}

/** PostgreSQL stores in each row which transaction wrote it. */
async function listWriters(db: Database): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select xmin::text as writer from sessions union select xmin::text from accounts
  `.execute(db);
  return rows.map(({ writer }) => writer);
}

/** SQLite's WAL marks the last page of each transaction with the database size after it. */
async function commitsToFile(db: Database): Promise<() => Promise<number>> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const log = `${rows[0]?.file}-wal`;
  return async () => {
    const bytes = await readFile(log);
    if (bytes.length === 0) return 0;
    const frameBytes = 24 + bytes.readUInt32BE(8);
    const frames = Array.from({ length: Math.floor((bytes.length - 32) / frameBytes) }, (_, i) => 32 + i * frameBytes);
    return frames.filter((frame) => bytes.readUInt32BE(frame + 4) > 0).length;
  };
}

test('a failed write of activity fails no read, and is repeated later', async () => {
  await using app = await startTestApp();
  const failures: unknown[] = [];
  const activity = new Activity(app.db, testEngine, (error) => failures.push(error));
  const [client] = await people(app, 1);
  const token = /va_session=([^;]+)/.exec((await client?.cookie()) ?? '')?.[1] ?? '';
  const viewer = await findViewer(app.db, token, new Date());
  if (!viewer) throw new Error('nobody is logged in');
  await app.db.updateTable('sessions').set({ last_seen_at: longAgo }).execute();
  const lastSeen = async () =>
    (await app.db.selectFrom('sessions').select('last_seen_at').executeTakeFirst())?.last_seen_at;

  const now = new Date();
  activity.used(viewer, now);
  await app.db.schema.alterTable('sessions').renameColumn('last_seen_at', 'gone').execute();
  await activity.flush();
  expect(failures).toHaveLength(1);
  await app.db.schema.alterTable('sessions').renameColumn('gone', 'last_seen_at').execute();
  expect(await lastSeen()).toBe(longAgo);
  await activity.flush();
  expect(await lastSeen()).toBe(now.toISOString());
});

test('use keeps a session alive, even if the time is written a minute late or at shutdown', async () => {
  await using app = await startTestApp();
  const secondApp = await app.beside();
  const client = secondApp.as.member;
  await client.get('/api/user');
  const token = /va_session=([^;]+)/.exec(await client.cookie())?.[1] ?? '';
  const almost = new Date(Date.now() - 30 * day + 60_000).toISOString();
  await app.db.updateTable('sessions').set({ last_seen_at: almost }).execute();
  secondApp.app.changes.publishEverything();
  expect((await client.get('/api/user')).status).toBe(200);
  await secondApp[Symbol.asyncDispose]();
  expect(await findViewer(app.db, token, new Date(Date.now() + 29 * day))).not.toBeNull();
});
