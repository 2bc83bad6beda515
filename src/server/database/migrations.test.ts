import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { freshDatabase } from '#testing/database.ts';
import { readEnv } from '../env.ts';
import { type Migration, migrate, migrationNames } from './migrations.ts';
import { openDatabase } from './open.ts';

test('a step added later runs on a village that is in use, whatever number stands in its name', async () => {
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

test('two features that call a step the same are told so, instead of one of them staying without its table', () => {
  const step: Migration = async () => undefined;
  expect(() => migrationNames([{ '0900_things': step }, { '0900_things': step }])).toThrow(
    'Two migrations are called 0900_things',
  );
});
