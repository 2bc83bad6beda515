import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openApp } from '#app/server/app.ts';
import { featureMigrations } from '#app/server/features.ts';
import { fillDemoVillage } from '#app/server/start.ts';
import { acquireFolder } from '#server/data-folder/data-folder.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { readEnv } from '#server/env.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { isUnused } from '../postgres/postgres-tools.ts';
import { type CopiedTable, copyVillage } from './copy-village.ts';
import { type Journey, planJourney } from './places.ts';
import { postgresRows } from './postgres-rows.ts';
import { hashTable, type Rows } from './rows.ts';
import { sqliteRows } from './sqlite-rows.ts';

const scratch = mkdtempSync(join(tmpdir(), 'village-copy-'));
const village = join(scratch, 'village');
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(scratch, { recursive: true });
});

const awkward = `Oak’s 7\t\u{1f3c0} "\\\\N" \\. \u2028\r\n'too'`;

async function newestRsvp(db: Database): Promise<number> {
  const { id } = await db.selectFrom('rsvps').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return id;
}

/** The demo village on SQLite, with a picture, awkward characters, and a newest row that is gone. */
beforeAll(async () => {
  const env = readEnv({ DATA_DIR: village, DEMO_DATA: 'on', DEMO_PASSWORD: 'court-lights-9', LOG_LEVEL: 'silent' });
  const app = await openApp(env);
  await fillDemoVillage(app, env);
  await app.db.insertInto('sent_writes').values({ hash: awkward, sent_on: '2026-11-28' }).execute();
  await app.db
    .deleteFrom('rsvps')
    .where('id', '=', await newestRsvp(app.db))
    .execute();
  await app.close();
  mkdirSync(join(village, 'uploads/ab'), { recursive: true });
  writeFileSync(join(village, 'uploads/ab/picture.webp'), 'a picture');
  writeFileSync(join(village, 'push-keys.json'), '{}');
});

async function emptyPostgres(): Promise<string> {
  const database = await freshDatabase({ isOlder: true });
  drops.push(database.drop);
  return database.settings.DATABASE_URL ?? '';
}

const freshFolder = () => join(mkdtempSync(join(scratch, 'place-')), 'data');

const plan = (from: string, to: string, settings: NodeJS.ProcessEnv = {}) => planJourney(readEnv(settings), from, to);
const copy = (journey: Journey) => copyVillage(journey, featureMigrations);

/** A hash of each table, and the last id that it gave out. */
async function readAll(rows: Rows) {
  const hashes: Record<string, string> = {};
  for (const [table, columns] of await rows.listTables()) hashes[table] = (await hashTable(rows, table, columns)).text;
  return { hashes, lastIds: await rows.readLastIds() };
}

async function readFolder(folder: string) {
  const file = new DatabaseSync(join(folder, 'village.sqlite'));
  return readAll(sqliteRows(file)).finally(() => file.close());
}

async function readPostgres(databaseUrl: string) {
  const { db, close } = await openPostgres(databaseUrl, {});
  const read = await db.transaction().execute((tx) => readAll(postgresRows(tx)));
  await close();
  return read;
}

it('copies a village from SQLite to PostgreSQL and back, each row, id and picture', async () => {
  const [databaseUrl, back] = [await emptyPostgres(), freshFolder()];
  const before = await readFolder(village);
  const reported: CopiedTable[] = [];
  await copyVillage(plan(village, databaseUrl), featureMigrations, { report: (copied) => reported.push(copied) });
  expect(await readPostgres(databaseUrl)).toEqual(before);
  await vi.waitFor(() => copy(plan(databaseUrl, back, { DATA_DIR: village })));
  expect(await readFolder(back)).toEqual(before);
  expect(await readFolder(village)).toEqual(before);
  expect(readFileSync(join(back, 'uploads/ab/picture.webp'), 'utf8')).toBe('a picture');
  expect(readdirSync(back).sort()).toEqual(['push-keys.json', 'uploads', 'village.lock', 'village.sqlite']);
  const tables = reported.filter(({ hash }) => hash !== undefined);
  expect(Object.fromEntries(tables.map(({ table, hash }) => [table, hash]))).toEqual(before.hashes);
  expect(Object.keys(before.hashes).length).toBeGreaterThan(50);
});

it('gives out no id again that a deleted row had', async () => {
  const databaseUrl = await emptyPostgres();
  await copy(plan(village, databaseUrl));
  const { lastIds } = await readFolder(village);
  const { db, close } = await openPostgres(databaseUrl, {});
  const { game_id } = await db.selectFrom('rsvps').select('game_id').executeTakeFirstOrThrow();
  const rsvp = { game_id, user_name: "O'Neil 7", name_key: 'o neil 7', created_at: '2026-11-28T12:00:00.000Z' };
  const { id } = await db.insertInto('rsvps').values(rsvp).returning('id').executeTakeFirstOrThrow();
  await close();
  expect(id).toBe((lastIds.get('rsvps') ?? 0) + 1);
});

async function killAt(table: string, from: string, to: string): Promise<void> {
  const probe = join(import.meta.dirname, '../../../../app/testing/killed-copy-probe.ts');
  const env = { ...process.env, DATA_DIR: village, DIE_AT: table };
  const child = spawn(process.execPath, [probe, from, to], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

it('leaves both ends as they were when a copy to PostgreSQL is killed', async () => {
  const databaseUrl = await emptyPostgres();
  const before = await readFolder(village);
  await killAt('teams', village, databaseUrl);
  await vi.waitFor(async () => expect(await isUnused(databaseUrl)).toBe(true));
  expect((await readPostgres(databaseUrl)).hashes).toEqual({});
  expect(await readFolder(village)).toEqual(before);
  await vi.waitFor(() => copy(plan(village, databaseUrl)));
  expect(await readPostgres(databaseUrl)).toEqual(before);
});

it('leaves both ends as they were when a copy to a folder is killed', async () => {
  const [databaseUrl, folder] = [await emptyPostgres(), freshFolder()];
  await copy(plan(village, databaseUrl));
  const before = await readPostgres(databaseUrl);
  await killAt('teams', databaseUrl, folder);
  expect(existsSync(join(folder, 'village.sqlite'))).toBe(false);
  expect(existsSync(join(folder, 'uploads'))).toBe(false);
  expect(await readPostgres(databaseUrl)).toEqual(before);
  await vi.waitFor(() => copy(plan(databaseUrl, folder)));
  expect(await readFolder(folder)).toEqual(before);
});

it('refuses a target that holds something, and two ends of one kind', async () => {
  const databaseUrl = await emptyPostgres();
  await copy(plan(village, databaseUrl));
  const [taken, withPictures] = [freshFolder(), freshFolder()];
  cpSync(village, taken, { recursive: true });
  mkdirSync(join(withPictures, 'uploads/cd'), { recursive: true });
  const refused = async (journey: Journey) => String(await copy(journey).catch(String));
  await vi.waitFor(async () =>
    expect(await refused(plan(village, databaseUrl))).toMatch(/the PostgreSQL database has \d+ tables already/),
  );
  await vi.waitFor(async () =>
    expect(await refused(plan(databaseUrl, taken))).toContain('village.sqlite is there already'),
  );
  await vi.waitFor(async () =>
    expect(await refused(plan(databaseUrl, withPictures, { DATA_DIR: village }))).toContain('uploads is there already'),
  );
  expect(await refused(plan(freshFolder(), databaseUrl))).toContain('there is no village in');
  expect(() => plan(village, taken)).toThrow('one end must be a data folder and the other PostgreSQL');
  expect(() => plan(village, 'DATABASE_URL')).toThrow('DATABASE_URL is not set');
});

it('refuses while the app runs on either end', async () => {
  const databaseUrl = await emptyPostgres();
  const lock = acquireFolder(village, 'shared');
  await expect(copy(plan(village, databaseUrl))).rejects.toThrow('another Village Arena runs on');
  lock.release();
  const { db, close } = await openPostgres(databaseUrl, {});
  await db.introspection.getTables();
  await expect(copy(plan(village, databaseUrl))).rejects.toThrow('somebody is connected to PostgreSQL');
  await close();
});

it('refuses a database that a newer version made', async () => {
  const newer = freshFolder();
  cpSync(village, newer, { recursive: true });
  const file = new DatabaseSync(join(newer, 'village.sqlite'));
  file.exec("insert into kysely_migration (name, timestamp) values ('0999_later', '')");
  file.close();
  await expect(copy(plan(newer, await emptyPostgres()))).rejects.toThrow('0999_later');
});
