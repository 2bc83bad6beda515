import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openOlderApp } from '#app/testing/older-app.ts';

it('gives each game from before comments and likes a subject of its own', async () => {
  await using village = await openOlderApp('0063');
  const { db } = village;
  for (const id of [1, 2]) {
    await sql`insert into teams (id, name, name_key, sport_id, gender) values (${id}, 'T', ${`t${id}`}, 2, 'Mixed')`.execute(
      db,
    );
  }
  for (const id of [4, 9]) {
    await sql`insert into games (id, sport_id, home_team_id, away_team_id, date_time, location, status, category, season)
      values (${id}, 2, 1, 2, '2026-01-01T10:00:00.000Z', 'Court', 'upcoming', 'regular', '2026')`.execute(db);
  }
  await village.update();
  const games = await db.selectFrom('games').select(['id', 'subject_id']).orderBy('id').execute();
  const subjects = await db.selectFrom('subjects').selectAll().orderBy('id').execute();
  expect(games.map(({ id }) => id)).toEqual([4, 9]);
  expect(subjects).toEqual(games.map(({ subject_id }) => ({ id: subject_id, kind: 'game' })));
});
