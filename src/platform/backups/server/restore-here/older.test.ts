import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { startTestApp } from '#app/testing/app.ts';
import { migrate, platformMigrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import { type Env, readEnv } from '#server/env.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { testPasswordHash } from '#testing/usernames.ts';
import { restorePhrase } from '../../contract.ts';
import { makeBackup } from '../commands.ts';

const newest = '0064_backup_schedule';
const at = '2026-11-01T12:00:00.000Z';
const club = "O'Brien’s 1\\2 🏐";

/** A village of the version before the newest step, with an admin and a team's name that needs care. */
async function makeOlder(env: Env): Promise<string> {
  const { db, engine, close } = await openDatabase(env);
  const all = [platformMigrations, ...featureMigrations].flatMap((steps) => Object.keys(steps));
  await migrate(db, engine, featureMigrations, new Set(all.filter((step) => step !== newest)));
  const account = { username: 'admin', username_key: 'admin', display_name: 'Admin', created_at: at };
  await db
    .insertInto('accounts')
    .values({ ...account, is_admin: 1, password_hash: testPasswordHash })
    .execute();
  await sql`insert into clubs (name, name_key) values (${club}, 'obriens')`.execute(db);
  await close();
  return (await makeBackup(env, 'village')).path;
}

it('brings a backup of an older version up to date, beside the village', async () => {
  const older = await freshDatabase({ isOlder: true });
  const path = await makeOlder(readEnv(older.settings));
  await using arena = await startTestApp();
  const folder = join(arena.app.context.env.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  await copyFile(path, join(folder, basename(path)));
  const restored = await arena.as.adminWithWindow.post(`/api/admin/backups/${basename(path)}/restore`, {
    confirm: restorePhrase,
  });
  expect(restored.status).toBe(200);
  const clubs = await arena.db.selectFrom('clubs').select('name').execute();
  expect(clubs).toEqual([{ name: club }]);
  // Nobody of before has an account in it.
  expect((await arena.as.adminWithWindow.get('/api/user')).status).toBe(401);
  const schedule = await arena.db.selectFrom('backup_schedule').select(['hour', 'days']).execute();
  expect(schedule).toEqual([{ hour: 3, days: 7 }]);
  await older.drop();
});
