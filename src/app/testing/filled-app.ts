import { sql } from 'kysely';
import { visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { commit, type WriteServices } from '#server/write.ts';
import { testPasswordHash } from '#testing/usernames.ts';
import { features } from '../server/features.ts';
import { startTestApp, type TestApp, type TestOptions } from './app.ts';

/** An app with all rows of the demo, so that no table is empty without a reason. */
export async function startFilledApp(options: TestOptions = {}): Promise<TestApp & AsyncDisposable> {
  const arena = await startTestApp(options);
  await fill(arena.app.services);
  return arena;
}

export async function fill(services: WriteServices): Promise<void> {
  await commit(services, visitor, async (write) => {
    for (const { demo } of features) await demo?.(write, { passwordHash: testPasswordHash });
  });
}

export const listResetTables = (wanted: 'emptied' | 'kept'): string[] =>
  features.flatMap(({ onReset = {} }) =>
    Object.entries(onReset).flatMap(([table, reset]) => (reset === wanted ? [table] : [])),
  );

const ofThePlatform = ['change_number', 'app_version', 'village_clock', 'kysely_migration', 'kysely_migration_lock'];

export async function countAllRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    if (!ofThePlatform.includes(name)) counts[name] = await countTable(db, name);
  }
  return counts;
}

/** Without the tables in which logins leave rows. */
export async function countContent(db: Database): Promise<Record<string, number>> {
  const { audit_log, login_failures, sessions, known_devices, ...content } = await countAllRows(db);
  return content;
}

async function countTable(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}
