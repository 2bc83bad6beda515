import { sql } from 'kysely';
import type { Admin } from '#server/access/access.ts';
import type { OnReset, ResetContext } from '#server/reset.ts';
import type { Write } from '#server/write.ts';

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
