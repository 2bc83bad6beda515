import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Admin } from '#server/access/access.ts';
import type { FeatureContext, StagedTable } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { everything } from '#shared/cache-tags.ts';
import type { Progress } from '#shared/endpoints.ts';
import { inReferenceOrder, listReferences } from './reference-order.ts';

/** Where the tables of the backup are while a restore runs: a schema of PostgreSQL, or an attached file of SQLite. */
export const staging = 'village_restore';

export const staged: StagedTable = (table) => sql.id(staging, table);

type Rules = Pick<FeatureContext, 'onReset' | 'onRestore'>;

/** The tables whose rows a restore replaces. */
export function replacedTables({ onReset, onRestore }: Rules): string[] {
  const kept = new Set<string>(onRestore.flatMap(({ kept: names = [] }) => names));
  return onReset.flatMap((tables) => Object.keys(tables)).filter((table) => !kept.has(table));
}

/**
 * Puts the rows of the staged village in the place of the current ones, in the command's transaction: readers see the old
 * village until its commit, and the new one from then on.
 */
export async function replaceRows(
  write: Write<Admin>,
  rules: Rules,
  report: (progress: Progress) => void,
): Promise<void> {
  for (const { prepare } of rules.onRestore) await prepare?.(write, staged);
  const tables = inReferenceOrder(replacedTables(rules), await listReferences(write));
  const columns = await listColumns(write);
  const acts = [
    ...tables.toReversed().map((table) => sql`delete from ${sql.id(table)}`),
    ...tables.map((table) => insertAll(table, columns.get(table) ?? [])),
  ];
  for (const [done, act] of acts.entries()) {
    report({ step: 'replace', done, of: acts.length });
    // SQLite works in this thread: others get their turn between two tables.
    await setImmediate();
    await act.execute(write.db);
  }
  write.changed(everything);
}

/** By name: an updated village has its columns in another order. */
function insertAll(table: string, columns: readonly string[]): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  return sql`insert into ${sql.id(table)} (${names}) select ${names} from ${sql.id(staging, table)}`;
}

async function listColumns({ db }: Write): Promise<Map<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema !== staging);
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}
