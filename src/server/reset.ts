import { sql } from 'kysely';
import type { Admin } from './access/access.ts';
import type { Schema } from './database/schema.ts';
import type { Contribution } from './extension-point.ts';
import type { Write } from './write.ts';

type Table = keyof Schema;

/** What a reset does with a table: all rows go, all stay, or the feature itself says which. */
export type TableReset = 'emptied' | 'kept' | ((write: Write<Admin>, context: ResetContext) => Promise<void>);

/** By table, those that others refer to first. */
export type OnReset = Readonly<Partial<Record<Table, TableReset>>>;

/** What a feature's own function may have to know: what the snapshot holds, and what other features said of themselves. */
export interface ResetContext {
  /** Whether the snapshot holds the pictures, or a bucket of their own does. */
  pictures: 'here' | 'bucket';
  contributions: readonly Contribution[];
}

/** The tables that a reset takes rows from: nobody else may write there between its snapshot and its commit. */
export const changedByReset = (features: readonly OnReset[]): string[] =>
  features.flatMap((tablesOf) =>
    Object.entries(tablesOf).flatMap(([table, reset]) => (reset === 'kept' ? [] : [table])),
  );

/** Empties the village in the command's transaction: what refers to others goes before them. Answers how many rows went. */
export async function resetTables(
  write: Write<Admin>,
  features: readonly OnReset[],
  context: ResetContext,
  report: (done: number, of: number) => void,
): Promise<number> {
  const before = await countRows(write, features);
  const tables = features.flatMap((tablesOf) => Object.entries(tablesOf)).toReversed();
  for (const [done, [table, reset]] of tables.entries()) {
    report(done, tables.length);
    if (typeof reset === 'function') await reset(write, context);
    else if (reset === 'emptied') await sql`delete from ${sql.table(table)}`.execute(write.db);
  }
  return before - (await countRows(write, features));
}

async function countRows({ db }: Write, features: readonly OnReset[]): Promise<number> {
  let rows = 0;
  for (const table of changedByReset(features)) {
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    rows += Number(counted[0]?.count ?? 0);
  }
  return rows;
}
