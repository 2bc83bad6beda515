import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { acquireFolder } from '#server/data-folder/data-folder.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { startProcess } from '#testing/app-process.ts';
import { Client } from '#testing/client.ts';
import { freshDatabase, type TestDatabase, testEngine } from '#testing/database/database.ts';
import { firstSchedule } from '../schedule-rules.ts';
import { lay, packArchive, readContent } from '../testing/snapshots.ts';
import { readArchive } from './archive-reader.ts';
import type { DataLocation } from './commands.ts';
import { backUpDaily } from './jobs.ts';
import { otherConnections } from './postgres/postgres-tools.ts';
import { restoreBackup } from './restore.ts';
import { finishRestore, swapIn, writeJournal } from './restore-journal.ts';

const password = 'backup-court-lights-9';
const picture = `uploads/ab/ab${'0'.repeat(30)}/320.webp`;
const scratch = mkdtempSync(join(tmpdir(), 'village-backup-'));

let database: TestDatabase;
let location: DataLocation;
let archive: string;
beforeAll(async () => {
  database = await freshDatabase();
  location = readEnv(database.settings);
  const app = await start();
  await app.admin.post('/api/sports', { name: 'Before' });
  lay(location.dataDir, picture, 'a picture');
  await script('backup', join(scratch, 'made'));
  archive = join(scratch, 'made', readdirSync(join(scratch, 'made'))[0] ?? '');
  await app.admin.post('/api/sports', { name: 'After' });
  rmSync(join(location.dataDir, picture));
  // Simulates a crash: on SQLite the newest writes are still in the WAL file.
  await app.end('SIGKILL');
  await nobodyConnected();
});
afterAll(async () => {
  await database.drop();
  rmSync(scratch, { recursive: true });
});

async function start() {
  const quiet = { ADMIN_PASSWORD: password, LOG_LEVEL: 'silent', BACKUPS: 'off' };
  const running = await startProcess({ ...database.settings, ...quiet });
  const admin = new Client(running.url);
  await admin.logIn('admin', password);
  return { ...running, admin };
}

const script = (name: 'backup' | 'restore', argument: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, `../../../../scripts/${name}.ts`), argument], {
    env: { ...process.env, ...database.settings },
  });

async function nobodyConnected() {
  const { databaseUrl } = location;
  if (databaseUrl) await vi.waitUntil(async () => (await otherConnections(databaseUrl)) === 0);
}

/** The village's state. On SQLite comparing the files is enough, and opening the database would change them. */
async function state(at = location) {
  const files = readContent(at.dataDir);
  return at.databaseUrl ? { files, sports: await sports(at) } : { files };
}

async function sports(at = location): Promise<string[]> {
  const { db, close } = await openDatabase(at);
  const rows = await db.selectFrom('sports').select('name').orderBy('name').execute();
  await close();
  await nobodyConnected();
  return rows.map(({ name }) => name).filter((name) => name === 'Before' || name === 'After');
}

describe('a damaged or forged archive', () => {
  const use = (bytes: Buffer) => {
    const path = join(scratch, 'used');
    writeFileSync(path, bytes);
    return restoreBackup(location, path, featureMigrations);
  };
  const flipped = (at: number) => {
    const bytes = readFileSync(archive);
    bytes[at] = (bytes[at] ?? 0) ^ 4;
    return bytes;
  };
  const manifest = (facts: object) => ({ name: 'manifest.json', text: JSON.stringify(facts) });

  const facts = {
    format: 1,
    version: '1.0.0',
    engine: 'sqlite',
    madeAt: '2026-11-21T12:00:00.000Z',
    pictures: 'here',
    migrations: [],
    rows: {},
  };

  it('is refused when it is cut short at any place, and when any byte is changed', async () => {
    const before = await state();
    const whole = readFileSync(archive);
    const offsets = Array.from({ length: 24 }, (_, index) => Math.floor((index * (whole.length - 1)) / 23));
    for (const at of [...offsets, 3, 4, 8, 9]) {
      await expect(use(flipped(at)), `byte ${at}`).rejects.toThrow(/^it is/);
      await expect(use(whole.subarray(0, at)), `the first ${at}`).rejects.toThrow(/^it is/);
    }
    expect(await state()).toEqual(before);
  });

  it.each([
    ['another file', async () => Buffer.from('SQLite format 3\0'), 'it is no backup of Village Arena'],
    ['an empty file', async () => Buffer.alloc(0), 'it is empty'],
    ['no manifest', () => packArchive([{ name: 'database.sqlite', text: 'x' }]), 'it has no manifest'],
    [
      'a later format',
      () => packArchive([manifest({ format: 2 })]),
      'it was made in format 2, and this version reads format 1',
    ],
    [
      'a way out',
      () => packArchive([{ name: '../outside', text: 'x' }]),
      'it holds what no backup holds: "../outside"',
    ],
    [
      'a way out through another folder',
      () => packArchive([{ name: 'uploads/../../x', text: 'x' }]),
      'it holds what no backup holds: "uploads/../../x"',
    ],
    ['a root', () => packArchive([{ name: '/etc/passwd', text: 'x' }]), 'it holds what no backup holds: "/etc/passwd"'],
    [
      'a link',
      () => packArchive([{ name: 'uploads/a', text: '/etc', type: 'symlink' }]),
      'it holds what no backup holds: "uploads/a"',
    ],
    [
      'a file that is also a folder',
      () => packArchive(['uploads/a', 'uploads/a/b'].map((name) => ({ name, text: 'x' }))),
      'in it uploads/a is a file and a folder',
    ],
    [
      'a folder that is also a file',
      () => packArchive(['uploads/a/b/c', 'uploads/a'].map((name) => ({ name, text: 'x' }))),
      'in it uploads/a is a file and a folder',
    ],
    [
      'a manifest that is only long',
      () => packArchive([{ name: 'manifest.json', text: `{"format":1,"entries":[${'{},'.repeat(400_000)}{}]}` }]),
      'its manifest is not of what is in it',
    ],
    [
      'a manifest of other files',
      () => packArchive([{ name: 'database.sqlite', text: 'x' }, manifest({ ...facts, entries: [] })]),
      'its manifest is not of what is in it',
    ],
  ])('is refused: %s', async (_title, bytes, message) => {
    const before = await state();
    await expect(use(await bytes())).rejects.toThrow(message);
    expect([await state(), existsSync(join(location.dataDir, '../outside'))]).toEqual([before, false]);
  });

  it('makes the restore command print one line and change nothing', async () => {
    const before = await state();
    const path = join(scratch, 'short');
    writeFileSync(path, readFileSync(archive).subarray(0, 1_000));
    const failed = await script('restore', path).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stderr: 'Nothing was restored: it is damaged or cut short\n' });
    expect(await state()).toEqual(before);
  });

  it('is refused when it is of a newer version, or of the other engine', async () => {
    const older = featureMigrations.slice(1);
    await expect(restoreBackup(location, archive, older)).rejects.toThrow(/^it was made by a newer Village Arena \(\d/);
    const databaseUrl = testEngine === 'sqlite' ? 'postgres://nobody@127.0.0.1:1/nothing' : undefined;
    await expect(restoreBackup({ ...location, databaseUrl }, archive, featureMigrations)).rejects.toThrow(/^it is of /);
  });
});

it('refuses to restore while an app is running', async () => {
  const before = await state();
  const lock = acquireFolder(location.dataDir, testEngine === 'sqlite' ? 'alone' : 'shared');
  await expect(restoreBackup(location, archive, featureMigrations)).rejects.toThrow(
    `another Village Arena runs on ${location.dataDir}`,
  );
  lock.release();
  expect(await state()).toEqual(before);
});

it('restores a backup over what a crash left, and keeps the old data aside', async () => {
  const { stdout } = await script('restore', archive);
  expect(stdout).toMatch(/^Restored the village as it was at 20/);
  const aside = readdirSync(location.dataDir).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(existsSync(join(location.dataDir, aside, testEngine === 'sqlite' ? 'village.sqlite-wal' : 'uploads'))).toBe(
    true,
  );
  expect(readFileSync(join(location.dataDir, picture), 'utf8')).toBe('a picture');
  const app = await start();
  expect(JSON.stringify((await app.admin.get('/api/sports')).body)).toMatch(/Before/);
  expect(await app.end()).toBe(0);
  await nobodyConnected();
  expect(await sports()).toEqual(['Before']);
});

it('restores into an empty place', async () => {
  const empty = await freshDatabase();
  const there = readEnv(empty.settings);
  if (there.databaseUrl) await emptied(there);
  const { aside } = await restoreBackup(there, archive, featureMigrations);
  expect([aside, await sports(there), Object.keys(readContent(there.dataDir)).includes(picture)]).toEqual([
    null,
    ['Before'],
    true,
  ]);
  await empty.drop();
});

async function emptied(at: DataLocation) {
  const { db, close } = await openDatabase(at);
  await db.schema.dropSchema('public').cascade().execute();
  await db.schema.createSchema('public').execute();
  await close();
}

describe('a restore that is killed', () => {
  const journal = { staging: 'restore-2026', aside: 'before-restore-2026', mark: null };
  /** The old state in place, and the new one unpacked. */
  const prepared = () => {
    const dataDir = mkdtempSync(join(scratch, 'killed-'));
    for (const name of ['village.sqlite', 'village.sqlite-wal', 'village.sqlite-shm', 'uploads/a'])
      lay(dataDir, name, 'old');
    for (const name of ['village.sqlite', 'uploads/a', 'uploads/b']) lay(dataDir, `restore-2026/${name}`, 'new');
    return dataDir;
  };
  const found = (dataDir: string) =>
    ['village.sqlite', 'village.sqlite-wal', 'village.sqlite-shm', 'uploads/a', 'uploads/b'].map((name) => {
      const path = join(dataDir, name);
      return existsSync(path) ? readFileSync(path, 'utf8') : null;
    });

  it('changes nothing if killed before the journal is written', async () => {
    const dataDir = prepared();
    await finishRestore({ dataDir, databaseUrl: undefined });
    expect(found(dataDir)).toEqual(['old', 'old', 'old', 'old', null]);
    expect(readdirSync(dataDir).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it('is finished by the next start if killed at any later step', async () => {
    for (let steps = 0; steps < 10; steps += 1) {
      const dataDir = prepared();
      await writeJournal(dataDir, journal);
      const swap = swapIn(dataDir, journal);
      for (let step = 0; step < steps; step += 1) await swap.next();
      await finishRestore({ dataDir, databaseUrl: undefined });
      expect([steps, found(dataDir)]).toEqual([steps, ['new', null, null, 'new', 'new']]);
      expect(readContent(join(dataDir, journal.aside))).toHaveProperty('village.sqlite-wal');
      expect(readdirSync(dataDir).filter((name) => name.startsWith('restore'))).toEqual([]);
    }
  });

  it('is undone when PostgreSQL never committed its part', async () => {
    const dataDir = prepared();
    await writeJournal(dataDir, { ...journal, mark: 'never' });
    await finishRestore({ dataDir, databaseUrl: location.databaseUrl });
    expect(found(dataDir)).toEqual(['old', 'old', 'old', 'old', null]);
  });
});

const right = { isBelieved: async () => true };
const leapt = { isBelieved: async () => false };
const plan = { ...firstSchedule, timeZone: 'UTC' };

it('makes one daily backup a day in a running app, and removes the expired ones', async () => {
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line) };
  const folder = join(location.dataDir, 'backups');
  const old = Array.from({ length: 9 }, (_, index) => `daily-2020-01-0${index + 1}T03-00-00-000Z.tar.gz`);
  for (const name of [...old, 'village-2020-01-01T03-00-00-000Z.tar.gz']) lay(folder, name, 'old');
  await backUpDaily(location, { log, clock: right, plan }, new Date());
  await backUpDaily(location, { log, clock: right, plan }, new Date());
  expect(lines).toEqual([expect.stringMatching(/^backup made and read back: .*daily-20/)]);
  const made = readdirSync(folder).filter((name) => !name.includes('2020'));
  expect(made).toHaveLength(1);
  // Beside today's, six days of 2020 stay; the newest also stands for its week and month. Manual backups stay too.
  expect(readdirSync(folder).filter((name) => name.includes('2020'))).toEqual([
    ...old.slice(3),
    'village-2020-01-01T03-00-00-000Z.tar.gz',
  ]);
  expect((await readArchive(join(folder, made[0] ?? ''))).entries.map(({ name }) => name)).toContain(picture);
});

it('makes a daily backup although the clock has leapt, and then removes none', async () => {
  const folder = join(location.dataDir, 'backups');
  const dailies = () => readdirSync(folder).filter((name) => name.startsWith('daily-'));
  for (const name of dailies()) rmSync(join(folder, name));
  const known = Array.from({ length: 9 }, (_, index) => `daily-2031-01-0${index + 1}T03-00-00-000Z.tar.gz`);
  for (const name of known) lay(folder, name, 'kept');
  await backUpDaily(location, { log: { info: vi.fn() }, clock: leapt, plan }, new Date());
  expect(dailies()).toEqual([expect.stringMatching(/^daily-20[23]\d/), ...known].sort());
});
