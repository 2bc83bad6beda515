import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Migrations, migrate } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { featureMigrations } from '#server/features.ts';
import { freshDatabase } from '#server/testing/database.ts';

/** The steps up to, but not including, a name. */
const before = (name: string): Migrations[] =>
  featureMigrations.map((steps) => Object.fromEntries(Object.entries(steps).filter(([step]) => step < name)));

/** Without the tables that the test's database came with. */
async function emptied(db: Database): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

it('games from before there was talk get a subject each', async () => {
  const { settings, drop } = await freshDatabase();
  const opened = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const { db, engine } = opened;
  try {
    if (engine === 'postgres') await emptied(db);
    await migrate(db, engine, before('0063'));
    await sql`insert into sports (id, name, name_key) values (1, 'Netball', 'netball')`.execute(db);
    for (const id of [1, 2]) {
      await sql`insert into teams (id, name, name_key, sport_id, gender) values (${id}, 'T', ${`t${id}`}, 1, 'Mixed')`.execute(
        db,
      );
    }
    for (const id of [4, 9]) {
      await sql`insert into games (id, sport_id, home_team_id, away_team_id, date_time, location, status, category, season)
        values (${id}, 1, 1, 2, '2026-01-01T10:00:00.000Z', 'Court', 'upcoming', 'regular', '2026')`.execute(db);
    }
    await migrate(db, engine, featureMigrations);
    const games = await db.selectFrom('games').select(['id', 'subject_id']).orderBy('id').execute();
    const subjects = await db.selectFrom('subjects').selectAll().orderBy('id').execute();
    expect(games.map(({ id }) => id)).toEqual([4, 9]);
    expect(subjects).toEqual(games.map(({ subject_id }) => ({ id: subject_id, kind: 'game' })));
  } finally {
    await opened.close();
    await drop();
  }
});
