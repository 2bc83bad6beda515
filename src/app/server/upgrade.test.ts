import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { listBackups } from '#platform/backups/server/queries.ts';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { migrate, planUpgrade, platformMigrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { openApp } from './app.ts';
import { featureMigrations } from './features.ts';

const steps = [platformMigrations, ...featureMigrations].flatMap((list) => Object.keys(list)).sort();
const [newest = ''] = steps.slice(-1);
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
});

/** A village as it was before the newest step. */
async function olderVillage(settings: NodeJS.ProcessEnv = {}) {
  const database = await freshDatabase({ isOlder: true });
  drops.push(database.drop);
  const env = readEnv({ ...database.settings, LOG_LEVEL: 'silent', DEMO_DATA: 'off', ...settings });
  const { db, engine, close } = await openDatabase(env);
  await migrate(db, engine, featureMigrations, new Set(steps.slice(0, -1)));
  await close();
  return env;
}

async function start(env: ReturnType<typeof readEnv>): Promise<string[]> {
  const said: string[] = [];
  const app = await openApp(env, { say: (line) => said.push(line) });
  await app.close();
  return said;
}

test(`a village from before ${newest} is backed up first, once, and the place is said`, async () => {
  const env = await olderVillage();
  const [change = ''] = await start(env);
  const path = change.split('The village as it was: ')[1] ?? '';
  expect(change).toContain('changes the database in 1 step.');
  expect(existsSync(path)).toBe(true);
  expect(await listBackups(env)).toMatchObject([{ kind: 'before-upgrade' }]);
  expect(await start(env)).toEqual([]);
});

test('without backups the upgrade says so', async () => {
  const env = await olderVillage({ BACKUPS: 'off' });
  expect(await start(env)).toEqual([expect.stringContaining('without a backup, because BACKUPS is off')]);
});

test('nothing changes when the backup cannot be made', async () => {
  const env = await olderVillage();
  const folder = pathIn(env.dataDir, 'backups');
  writeFileSync(folder, 'in the way');
  await expect(openApp(env)).rejects.toThrow();
  const { db, close } = await openDatabase(env);
  expect((await planUpgrade(db, featureMigrations)).due).toEqual([newest]);
  await close();
  rmSync(folder);
  expect(await start(env)).toHaveLength(2);
});

test('a new village needs no backup', async () => {
  const database = await freshDatabase();
  drops.push(database.drop);
  const env = readEnv({ ...database.settings, LOG_LEVEL: 'silent', DEMO_DATA: 'off' });
  expect(await start(env)).toEqual([]);
});
