import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { readEnv, WrongSetting } from '../env.ts';
import { version } from '../version.ts';
import { type Migration, migrate } from './migrations.ts';
import { openDatabase } from './open.ts';

const database = await freshDatabase();
const { db, engine, close } = await openDatabase(readEnv(database.settings));
afterAll(async () => {
  await close();
  await database.drop();
});
const step: Migration = async () => undefined;

test('runs a step that is added later on a village in use, whatever its number', async () => {
  await migrate(db, engine, featureMigrations);
  const addColour: Migration = async (handle) => {
    await handle.schema.alterTable('clubs').addColumn('colour', 'text').execute();
  };
  await migrate(db, engine, [...featureMigrations, { '0014_clubs_colour': addColour }]);
  const { rows } = await sql`select colour from clubs`.execute(db);
  expect(rows).toEqual([]);
});

test('refuses two features with a step of the same name, instead of leaving one without its table', async () => {
  const lists = [...featureMigrations, { '0900_things': step }, { '0900_things': step }];
  await expect(migrate(db, engine, lists)).rejects.toThrow('Two migrations are called 0900_things');
});

test('refuses the database of another version in a sentence that says what to do', async () => {
  const refusal = async () => migrate(db, engine, featureMigrations).catch((error: unknown) => error);
  const newer = await refusal();
  expect(newer).toBeInstanceOf(WrongSetting);
  expect(String(newer)).toContain(`Village Arena ${version} has changed the database (0014_clubs_colour), and this is`);
  await db.updateTable('app_version').set({ version: '7.12.0' }).execute();
  expect(String(await refusal())).toContain(
    `Village Arena 7.12.0 has changed the database (0014_clubs_colour), and this is ${version}: install 7.12.0 again, or restore`,
  );
  await sql`update kysely_migration set name = '0001_change_number' where name = '0001_platform'`.execute(db);
  const older = await refusal();
  expect(older).toBeInstanceOf(WrongSetting);
  expect(String(older)).toContain(
    'made by an earlier version, and this one cannot update it: set DATA_DIR to a new folder',
  );
});
