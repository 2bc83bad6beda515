import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { startTestApp } from '#app/testing/app.ts';
import { migrate } from '../database/migrations.ts';
import { computeNameKeysAgain } from './name-keys.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { db } = arena;
const { engine } = arena.app.services;

const listKeys = async (table: string) =>
  (await sql<{ name_key: string }>`select name_key from ${sql.table(table)} order by id`.execute(db)).rows.map(
    ({ name_key }) => name_key,
  );

/** As a village has them that was made before apostrophes were folded. */
async function addTeam(id: number, sport: number, name: string): Promise<void> {
  await sql`insert into teams (id, name, name_key, sport_id, gender)
    values (${id}, ${name}, ${name.toLowerCase()}, ${sport}, 'Mixed')`.execute(db);
}

test('folds the keys that a village has already, and keeps what exists twice', async () => {
  await addTeam(901, 1, 'O’Malley’s');
  await addTeam(902, 1, "O'Malley's");
  await addTeam(903, 2, 'O’Malley’s');
  await addTeam(904, 1, 'Straßenköter');
  const again = computeNameKeysAgain('teams', { within: ['sport_id'] });
  for (const name of ['0910_folded', '0911_folded_again']) {
    await migrate(db, engine, [...featureMigrations, { '0910_folded': again, [name]: again }]);
    expect((await listKeys('teams')).slice(-4)).toEqual([
      "o'malley's",
      "o'malley's\u001f902",
      "o'malley's",
      'strassenkoter',
    ]);
  }
});

test('a double can be renamed, and then neither name is taken again', async () => {
  const renamed = await arena.as.adminWithWindow.patch('/api/teams/902', { version: 1, name: 'O’Malley’s Reserves' });
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  const fields = { sportId: 1, gender: 'Mixed' };
  for (const name of ["O'Malley's", 'O‘MALLEY‘S RESERVES', 'STRASSENKÖTER']) {
    const again = await arena.as.adminWithWindow.post('/api/teams', { ...fields, name });
    expect(again.status, name).toBe(409);
  }
});
