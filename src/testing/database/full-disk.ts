import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { testEngine } from './database.ts';

/** Makes the database refuse to grow, as on a full disk; returns a function that gives the space back. */
export async function fillDisk(db: Database): Promise<() => Promise<void>> {
  return testEngine === 'sqlite' ? fillFile(db) : fillServer(db);
}

/** Makes every write fail, also one that needs no more space. */
export async function refuseWrites(db: Database): Promise<() => Promise<void>> {
  if (testEngine === 'postgres') return refuseRows(db, ['change_number', 'sessions', 'accounts']);
  await sql`pragma query_only = on`.execute(db);
  return async () => void (await sql`pragma query_only = off`.execute(db));
}

async function fillFile(db: Database) {
  // SQLite takes the present number of pages as the least limit, so no free page is left.
  await sql`pragma max_page_count = 1`.execute(db);
  return async () => void (await sql`pragma max_page_count = 1000000`.execute(db));
}

/** Raises the error of PostgreSQL when it cannot extend a file. */
const cannotExtend = "begin raise exception 'could not extend file' using errcode = '53100'; end";

async function fillServer(db: Database) {
  const freeRows = await refuseRows(db, ['change_number']);
  await sql
    .raw(`create function refuse_table() returns event_trigger language plpgsql as $$ ${cannotExtend} $$`)
    .execute(db);
  await sql`create event trigger full_disk on ddl_command_end when tag in ('CREATE TABLE') execute function refuse_table()`.execute(
    db,
  );
  return async () => {
    await sql`drop event trigger full_disk`.execute(db);
    await sql`drop function refuse_table`.execute(db);
    await freeRows();
  };
}

async function refuseRows(db: Database, tables: readonly string[]) {
  await sql.raw(`create function refuse_row() returns trigger language plpgsql as $$ ${cannotExtend} $$`).execute(db);
  for (const table of tables) {
    await sql`create trigger full_disk before insert or update on ${sql.table(table)} execute function refuse_row()`.execute(
      db,
    );
  }
  return async () => void (await sql`drop function refuse_row cascade`.execute(db));
}
