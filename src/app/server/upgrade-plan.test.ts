import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readContent } from '#platform/backups/testing/snapshots.ts';
import { migrate, platformMigrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { version } from '#server/version.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { featureMigrations } from './features.ts';
import { checkUpgrade } from './upgrade-plan.ts';

const steps = [platformMigrations, ...featureMigrations].flatMap((list) => Object.keys(list)).sort();
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
});

/** A village as it was after these steps; none for a place without one. */
async function villageAfter(ran: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const database = await freshDatabase({ isOlder: true });
  drops.push(database.drop);
  const env = readEnv({ ...database.settings, ...settings });
  if (ran.length === 0) return env;
  const { db, engine, close } = await openDatabase(env);
  await migrate(db, engine, featureMigrations, ran.length === steps.length ? undefined : new Set(ran));
  await close();
  return env;
}

test('names the steps, the size of the backup and the space, and changes nothing', async () => {
  const env = await villageAfter(steps.slice(0, -2));
  mkdirSync(join(env.dataDir, 'uploads'));
  writeFileSync(join(env.dataDir, 'uploads/picture.webp'), Buffer.alloc(3_000_000));
  const before = readContent(env.dataDir);
  const { lines, faults } = await checkUpgrade(env);
  expect(faults).toEqual([]);
  expect(lines[0]).toBe(`This is Village Arena ${version}.`);
  expect(lines[1]).toMatch(/^Node \d+\.\d+\.\d+ fits\.$/);
  expect(lines[3]).toBe(`2 steps change its database: ${steps.slice(-2).join(', ')}.`);
  expect(lines[4]).toMatch(
    /^Before that a backup is made in .*backups: at most \d+\.\d MB\. .* \d+\.\d MB are free\.$/,
  );
  expect(Number(/at most ([\d.]+) MB/.exec(lines[4] ?? '')?.[1])).toBeGreaterThan(3);
  expect(readContent(env.dataDir)).toEqual(before);
  expect(await checkUpgrade(env)).toEqual({ lines: expect.arrayContaining(lines.slice(0, 4)), faults: [] });
});

test('says that nothing changes, and who started the village last', async () => {
  const env = await villageAfter(steps);
  const { lines } = await checkUpgrade(env);
  expect(lines[2]).toMatch(new RegExp(`was started last by version ${version}\\.$`));
  expect(lines[3]).toBe('Nothing in its database changes.');
});

test('says that there is no village yet, and makes none', async () => {
  const env = await villageAfter([]);
  const { lines, faults } = await checkUpgrade(env);
  expect(faults).toEqual([]);
  expect(lines.at(-1)).toMatch(/^(There is no village in .*: a start makes a new one|Its database is empty: .*)\.$/);
  expect(existsSync(join(env.dataDir, 'village.sqlite'))).toBe(false);
});

test('says that no backup is made where BACKUPS is off', async () => {
  const env = await villageAfter(steps.slice(0, -1), { BACKUPS: 'off' });
  expect((await checkUpgrade(env)).lines.at(-1)).toBe('No backup is made before, because BACKUPS is off.');
});

test('names both versions when the database is of a newer one', async () => {
  const env = await villageAfter(steps);
  const { db, close } = await openDatabase(env);
  await sql`insert into kysely_migration (name, timestamp) values ('0999_later', '')`.execute(db);
  await db.updateTable('app_version').set({ version: '7.12.0' }).execute();
  await close();
  await expect(checkUpgrade(env)).rejects.toThrow(
    `Village Arena 7.12.0 has changed the database (0999_later), and this is ${version}: install 7.12.0 again`,
  );
});

test('says that a restore was cut short', async () => {
  const env = await villageAfter(steps);
  const journal = join(env.dataDir, 'restore.json');
  writeFileSync(journal, '{}');
  expect((await checkUpgrade(env)).faults).toEqual([expect.stringContaining('A restore was cut short')]);
  rmSync(journal);
});
