import { existsSync } from 'node:fs';
import { cp, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { pathIn } from '#server/data-folder/data-folder.ts';
import { type Migrations, migrate, planUpgrade } from '#server/database/migrations.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database, Schema, Tx } from '#server/database/schema.ts';
import { preparedOnce } from '#server/database/sqlite/sqlite.ts';
import { loosenForeignKeys } from '../postgres/postgres-load.ts';
import { syncFolder } from '../restore-journal.ts';
import { CannotCopy, filesBeside, type Journey, lockBoth, stagingFolder } from './places.ts';
import { postgresRows, setLastIdsOfPostgres } from './postgres-rows.ts';
import { hashTable, insertRows, type Rows, TableHash } from './rows.ts';
import { setLastIdsOfSqlite, sqliteRows } from './sqlite-rows.ts';

/** A table that is the same at both ends now, or how far its rows have come. */
export interface CopiedTable {
  table: string;
  rows: number;
  hash?: string;
}

export interface CopyOptions {
  /** Whether a bucket holds the pictures. */
  inBucket?: boolean;
  report?: (copied: CopiedTable) => void;
}

interface Copying {
  source: Rows;
  steps: Migrations[];
  /** The steps of the schema that ran in the source, and now run in the target. */
  ran: ReadonlySet<string>;
  report: (copied: CopiedTable) => void;
}

/**
 * Copies a village from one engine to the other, row for row, compares a hash of each table, and only then lets the
 * target hold it. Killed before that, the target is as empty as it was. Nothing is written to the source.
 */
export async function copyVillage(
  journey: Journey,
  steps: Migrations[],
  { inBucket = false, report = () => undefined }: CopyOptions = {},
): Promise<void> {
  using _lock = await lockBoth(journey);
  const staging = stagingFolder(journey.to.dataDir);
  await mkdir(staging, { mode: 0o700 });
  try {
    const placeFiles = await stageFiles(journey, staging, inBucket);
    await readFrom(journey, steps, report, (copying) =>
      journey.to.databaseUrl
        ? writePostgres(journey.to.databaseUrl, copying, placeFiles)
        : writeSqlite(journey.to.dataDir, staging, copying, placeFiles),
    );
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Copies what is beside the database; the function that it returns moves all that to its place. */
async function stageFiles({ from, to }: Journey, staging: string, inBucket: boolean): Promise<() => Promise<void>> {
  const paths = filesBeside.filter((name) => name !== 'uploads' || !inBucket).map((name) => pathIn(from.dataDir, name));
  const found = from.dataDir === to.dataDir ? [] : paths.filter((path) => existsSync(path));
  const staged = found.map((path) => join(staging, basename(path)));
  for (const [at, path] of staged.entries()) await cp(found[at] ?? '', path, { recursive: true });
  return async () => {
    for (const path of staged) await rename(path, join(to.dataDir, basename(path)));
    await syncFolder(to.dataDir);
  };
}

async function readFrom(
  { from }: Journey,
  steps: Migrations[],
  report: Copying['report'],
  write: (copying: Copying) => Promise<void>,
): Promise<void> {
  const writeFrom = async (db: Database, source: Rows) => {
    const { ran } = await planUpgrade(db, steps);
    if (ran.length === 0) throw new CannotCopy('there is no village in it');
    await write({ source, steps, ran: new Set(ran), report });
  };
  if (from.databaseUrl) {
    const { job, close } = await openPostgres(from.databaseUrl, { poolSize: 2, isJob: true });
    const snapshot = (db: Database) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    await job((db) => snapshot(db).execute((tx) => writeFrom(tx, postgresRows(tx)))).finally(close);
    return;
  }
  const file = new DatabaseSync(pathIn(from.dataDir, 'database'));
  const db = kyselyOn(file);
  try {
    file.exec('begin');
    await writeFrom(db, sqliteRows(file));
  } finally {
    await db.destroy();
  }
}

const kyselyOn = (file: DatabaseSync): Database =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });

async function writePostgres(databaseUrl: string, copying: Copying, placeFiles: () => Promise<void>): Promise<void> {
  const { job, close } = await openPostgres(databaseUrl, { poolSize: 2, isJob: true });
  const fill = async (tx: Tx) => {
    const target = postgresRows(tx);
    const found = (await target.listTables()).size;
    if (found > 0) throw new CannotCopy(`the PostgreSQL database has ${found} tables already; name an empty one`);
    await migrate(tx, 'postgres', copying.steps, copying.ran);
    const foreignKeys = await loosenForeignKeys(tx);
    await setLastIdsOfPostgres(tx, await copyRows(copying, tx, target));
    await sql`set constraints all immediate`.execute(tx);
    for (const { fasten } of foreignKeys) await sql.raw(fasten).execute(tx);
    await mustHaveLastIds(copying.source, target);
    await placeFiles();
  };
  await job((db) => db.transaction().execute(fill)).finally(close);
}

async function writeSqlite(
  dataDir: string,
  staging: string,
  copying: Copying,
  placeFiles: () => Promise<void>,
): Promise<void> {
  const path = join(staging, basename(pathIn(dataDir, 'database')));
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  const db = kyselyOn(file);
  try {
    await migrate(db, 'sqlite', copying.steps, copying.ran);
    const target = sqliteRows(file);
    const lastIds = await db.transaction().execute((tx) => copyRows(copying, tx, target));
    setLastIdsOfSqlite(file, lastIds);
    await mustHaveLastIds(copying.source, target);
    const [dangling] = file.prepare('pragma foreign_key_check').all();
    if (dangling) throw new CannotCopy(`a row of ${dangling['table']} refers to none`);
  } finally {
    await db.destroy();
  }
  await syncFile(path);
  await placeFiles();
  await rename(path, pathIn(dataDir, 'database'));
  await syncFolder(dataDir);
}

/** Returns the last id of each table. */
async function copyRows({ source, report }: Copying, db: Tx, target: Rows): Promise<ReadonlyMap<string, number>> {
  const [tables, places] = [await source.listTables(), await target.listTables()];
  for (const table of places.keys()) await sql`delete from ${sql.id(table)}`.execute(db);
  for (const [table, columns] of tables) {
    if (places.get(table)?.join() !== columns.join())
      throw new CannotCopy(`its table ${table} is not as its version made it`);
    const read = new TableHash();
    for await (const rows of source.read(table, columns)) {
      await insertRows(db, { table, columns }, rows);
      read.add(rows);
      report({ table, rows: read.rows });
    }
    const written = await hashTable(target, table, columns);
    if (written.text !== read.text) throw new CannotCopy(`${table} is not the same at both ends`);
    report({ table, rows: written.rows, hash: written.text });
  }
  return source.readLastIds();
}

async function mustHaveLastIds(source: Rows, target: Rows): Promise<void> {
  const [wanted, found] = [await source.readLastIds(), await target.readLastIds()];
  const wrong = [...wanted].find(([table, last]) => found.get(table) !== last);
  if (wrong) throw new CannotCopy(`the next id of ${wrong[0]} is not the same at both ends`);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
