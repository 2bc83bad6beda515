import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { readEnv } from '#server/env.ts';
import { startProcess } from '#testing/app-process.ts';
import { Client } from '#testing/client.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { packArchive } from '../testing/snapshots.ts';
import { makeBackup } from './commands.ts';
import { dumpPostgres, runPostgres } from './postgres/postgres-tools.ts';
import { restoreBackup } from './restore.ts';

const scratch = mkdtempSync(join(tmpdir(), 'village-hostile-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const stranger = join(scratch, 'stranger');

/** Runs a program as the restoring role, on the next statement that changes a table. */
const runsPrograms = `create function public.evil() returns event_trigger language plpgsql as $$
  begin copy (select 1) to program 'touch ${stranger}'; end $$;
  create event trigger evil on ddl_command_end execute function public.evil()`;

/** An archive as the app writes it, of a database that `prepare` has changed. */
async function archiveAfter(prepare: (db: Database) => Promise<unknown>): Promise<string> {
  const database = await freshDatabase();
  const { databaseUrl = '', dataDir } = readEnv(database.settings);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  await prepare(db);
  const dump = join(scratch, 'dump');
  const facts = await dumpPostgres(databaseUrl, dump);
  await close();
  await database.drop();
  const bytes = readFileSync(dump);
  const entry = {
    name: 'database.dump',
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const manifest = {
    format: 1,
    version: '1.0.0',
    engine: 'postgres',
    madeAt: new Date().toISOString(),
    pictures: 'here',
    ...facts,
    entries: [entry],
  };
  const archive = join(scratch, 'archive');
  writeFileSync(
    archive,
    await packArchive([
      { name: entry.name, text: bytes },
      { name: 'manifest.json', text: JSON.stringify(manifest) },
    ]),
  );
  return archive;
}

async function restoreInto(archive: string) {
  const database = await freshDatabase();
  const location = readEnv(database.settings);
  rmSync(stranger, { force: true });
  const outcome = await restoreBackup(location, archive, featureMigrations).catch(String);
  const { db, close } = await openDatabase(location);
  const functions = await sql`select 1 from pg_proc where proname = 'evil'`.execute(db);
  await close();
  await database.drop();
  return { outcome, hasRun: existsSync(stranger), functions: functions.rows.length };
}

it.each<[title: string, prepare: (db: Database) => Promise<unknown>, outcome: unknown]>([
  [
    'a trigger that runs a program',
    (db) => sql.raw(runsPrograms).execute(db),
    expect.objectContaining({ aside: null }),
  ],
  [
    'a table that no village has',
    async (db) => {
      await sql`create table evil (value integer)`.execute(db);
      await sql`insert into evil values (1)`.execute(db);
    },
    'Error: it holds what no backup holds: "evil"',
  ],
  [
    'a column that no village has',
    (db) => sql`alter table change_number add column evil integer`.execute(db),
    'Error: it holds what no backup holds: "change_number.evil"',
  ],
])('runs nothing when it restores a backup with %s', async (_title, prepare, outcome) => {
  expect(await restoreInto(await archiveAfter(prepare))).toEqual({ outcome, hasRun: false, functions: 0 });
});

it('restores a whole village without losing a row or changing a character', async () => {
  const [from, to] = [await freshDatabase(), await freshDatabase()];
  const demo = { DEMO_DATA: 'on', DEMO_PASSWORD: 'court-lights-9', ADMIN_PASSWORD: 'court-lights-9', BACKUPS: 'off' };
  const app = await startProcess({ ...from.settings, ...demo, LOG_LEVEL: 'silent' });
  const admin = new Client(app.url);
  await admin.logIn('admin', demo.ADMIN_PASSWORD);
  const content = 'a\\b\tc\nd\\.\u2028\r\n\\N "quoted" \'too\' \u{1f3c0}';
  expect((await admin.post('/api/announcements', { title: '\\N', content })).status).toBe(201);
  expect(await app.end()).toBe(0);
  const [location, there] = [readEnv(from.settings), readEnv(to.settings)];
  const { path } = await makeBackup(location, 'village', { folder: join(scratch, 'made') });
  await vi.waitFor(() => restoreBackup(there, path, featureMigrations));
  expect(await plainDump(there)).toEqual(await plainDump(location));
  for (const database of [from, to]) await database.drop();
});

async function plainDump({ databaseUrl = '' }: { databaseUrl: string | undefined }): Promise<string[]> {
  const file = join(scratch, 'plain.sql');
  await runPostgres('pg_dump', databaseUrl, ['--no-owner', '--no-comments', `--file=${file}`]);
  // pg_dump writes a new random token on these lines each time.
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\\(un)?restrict /.test(line))
    .sort();
}
