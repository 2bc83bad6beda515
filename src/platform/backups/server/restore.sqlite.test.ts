import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { featureMigrations } from '#app/server/features.ts';
import { type Migrations, migrate, platformMigrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import { packArchive } from '../testing/snapshots.ts';
import { makeBackup } from './commands.ts';
import { restoreBackup } from './restore.ts';

const scratch = mkdtempSync(join(tmpdir(), 'village-hostile-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const freshLocation = () => ({
  dataDir: mkdtempSync(join(scratch, 'place-')),
  databaseUrl: undefined,
  mediaUrl: undefined,
});
const known = [platformMigrations, ...featureMigrations].flatMap((steps) => Object.keys(steps)).sort();

/** Steps of later versions. */
const later: Migrations = {
  '0901_clubs_colour': async (db) => {
    await db.schema.alterTable('clubs').addColumn('colour', 'text').execute();
  },
  '0902_clubs_motto': async (db) => {
    await db.schema.alterTable('clubs').addColumn('motto', 'text').execute();
  },
};
const [colour = '', motto = ''] = Object.keys(later);

/** A village made by the app, then changed by hand. */
async function restoreAfter(prepare: string, updates: readonly (readonly string[])[]) {
  const location = freshLocation();
  const { db, close } = await openDatabase(location);
  for (const ran of updates) await migrate(db, 'sqlite', [...featureMigrations, later], new Set(ran));
  await close();
  const file = new DatabaseSync(join(location.dataDir, 'village.sqlite'));
  file.exec(prepare);
  const tables = file.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all();
  const migrations = file.prepare('select name from kysely_migration order by name').all();
  file.exec('pragma journal_mode = delete');
  file.close();
  return {
    location,
    tables: tables.map(({ name }) => String(name)),
    migrations: migrations.map(({ name }) => String(name)),
  };
}

/** An archive as anyone who knows the format could forge it, with a manifest that matches its contents. */
async function archiveAfter(
  prepare: string,
  updates: readonly (readonly string[])[] = [known],
  declared?: string[],
): Promise<string> {
  const { location, tables, migrations } = await restoreAfter(prepare, updates);
  const path = join(location.dataDir, 'village.sqlite');
  const file = new DatabaseSync(path);
  const count = (table: string) =>
    file.prepare(`select count(*) as count from "${table.replaceAll('"', '""')}"`).get()?.count;
  const rows = Object.fromEntries(tables.map((table) => [table, count(table)]));
  file.close();
  const bytes = readFileSync(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const manifest = {
    format: 1,
    version: '1.0.0',
    engine: 'sqlite',
    madeAt: new Date().toISOString(),
    pictures: 'here',
    migrations: declared ?? migrations,
    rows,
    entries: [{ name: 'database.sqlite', size: bytes.byteLength, sha256 }],
  };
  const archive = join(location.dataDir, 'archive');
  const entries = [
    { name: 'database.sqlite', text: bytes },
    { name: 'manifest.json', text: JSON.stringify(manifest) },
  ];
  writeFileSync(archive, await packArchive(entries));
  return archive;
}

async function restored(archive: string, steps = featureMigrations) {
  const there = freshLocation();
  await restoreBackup(there, archive, steps);
  const file = new DatabaseSync(join(there.dataDir, 'village.sqlite'));
  const schema = file.prepare("select name, sql from sqlite_schema where name not like 'sqlite_%' order by name").all();
  file.close();
  return schema.map(({ name, sql }) => `${name}: ${sql}`);
}

it.each([
  [
    'a trigger',
    'create trigger evil after insert on sessions begin update accounts set is_admin = 1; end',
    'it holds what no backup holds: "trigger evil"',
  ],
  ['a view', 'create view evil as select password_hash from accounts', 'it holds what no backup holds: "view evil"'],
  [
    'a view in place of a table',
    'drop table village_clock; create view village_clock as select 1 as id',
    'it holds what no backup holds: "view village_clock"',
  ],
  ['a virtual table', 'create virtual table evil using fts5(x)', 'it holds what no backup holds: "table evil"'],
  ['an unknown table', 'create table evil (x)', 'it holds what no backup holds: "table evil"'],
  [
    'an unknown table whose name is SQL',
    'create table "evil"" where 1 in (select 1); --" (x)',
    'it holds what no backup holds: "table evil" where 1 in (select 1); --"',
  ],
  [
    'an unknown column',
    'alter table accounts add column evil text generated always as (upper(username)) virtual',
    'it holds what no backup holds: "table accounts"',
  ],
  [
    'a missing column',
    'alter table village_clock drop column seen_at',
    'it holds what no backup holds: "table village_clock"',
  ],
  ['a missing table', 'drop table village_clock', 'it lacks what its version has: "table village_clock"'],
])('refuses an archive whose database has %s, in one line', async (_title, prepare, message) => {
  await expect(restored(await archiveAfter(prepare))).rejects.toThrow(message);
});

it('refuses an archive with fewer migrations than its manifest says', async () => {
  const archive = await archiveAfter("delete from kysely_migration where name = '0003_accounts'", [known], known);
  await expect(restored(archive)).rejects.toThrow('its manifest is not of what is in it');
});

it('reports a trigger or a view when the backup is made, not when it is needed', async () => {
  const { location } = await restoreAfter('create view reports as select 1', [known]);
  await expect(makeBackup(location, 'village')).rejects.toThrow('it holds what no backup holds: "view reports"');
});

it('restores the indexes of the app, whatever somebody added or dropped', async () => {
  const changed = await archiveAfter(
    'create index evil on accounts (abs(id)); drop index playlists_one_active; analyze',
  );
  const schema = await restored(changed);
  expect(schema).toEqual(await restored(await archiveAfter('')));
});

it('restores an archive of an older version, and refuses one of a newer version or from before the migrations became one for each feature', async () => {
  const older = await restored(await archiveAfter(''), [...featureMigrations, later]);
  expect(older).toEqual(await restored(await archiveAfter('')));
  const newer = await archiveAfter('', [[...known, colour]]);
  await expect(restored(newer)).rejects.toThrow(
    'it was made by a newer Village Arena (0901_clubs_colour): update this one first',
  );
  const earlier = "update kysely_migration set name = '0001_change_number' where name = '0001_platform'";
  await expect(restored(await archiveAfter(earlier))).rejects.toThrow(
    'it was made by an earlier version, which this one cannot update: restore it with that one',
  );
});

it('restores an archive of an updated village, whose columns are in another order', async () => {
  const steps = [...featureMigrations, later];
  const both = [...known, colour, motto];
  const updated = await restored(await archiveAfter('', [[...known, motto], both]), steps);
  const fresh = await restored(await archiveAfter('', [both]), steps);
  expect(updated.length).toBe(fresh.length);
  expect(updated).not.toEqual(fresh);
});
