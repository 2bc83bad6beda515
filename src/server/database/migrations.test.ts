import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { readEnv } from '../env.ts';
import { type Migration, migrate, migrationNames } from './migrations.ts';
import { openDatabase } from './open.ts';

test('runs a step that is added later on a village in use, whatever its number', async () => {
  const database = await freshDatabase();
  const { db, engine, close } = await openDatabase(readEnv(database.settings));
  await migrate(db, engine, featureMigrations);
  const addColour: Migration = async (handle) => {
    await handle.schema.alterTable('clubs').addColumn('colour', 'text').execute();
  };
  await migrate(db, engine, [...featureMigrations, { '0039_club_colour': addColour }]);
  const { rows } = await sql`select colour from clubs`.execute(db);
  expect(rows).toEqual([]);
  await close();
  await database.drop();
});

test('refuses two features with a step of the same name, instead of leaving one without its table', () => {
  const step: Migration = async () => undefined;
  expect(() => migrationNames([{ '0900_things': step }, { '0900_things': step }])).toThrow(
    'Two migrations are called 0900_things',
  );
});
