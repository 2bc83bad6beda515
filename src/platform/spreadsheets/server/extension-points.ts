import { type RawBuilder, sql } from 'kysely';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { PlainRow } from '#server/resources/plain-table.ts';
import type { VersionedTable, Write } from '#server/write.ts';

/** A table into which imports write, and what follows when an import is undone. */
export interface ImportedTable {
  table: VersionedTable;
  one: string;
  many: string;
  /** Columns that follow from other rows, and say nothing about what somebody did. */
  derived?: readonly string[];
  /** What columns are called, to say which somebody has changed. */
  labels?: Readonly<Record<string, string>>;
  /** Finds columns that have followed a change of another row, such as a venue's name, and say nothing either. */
  followed?(db: Database, rows: readonly PlainRow[]): Promise<(now: PlainRow, after: PlainRow) => readonly string[]>;
  /** After rows were deleted. */
  removed?(write: Write, rows: readonly PlainRow[]): Promise<void>;
  /** After a row got its earlier columns back. */
  restored?(write: Write, change: { from: PlainRow; to: PlainRow }): Promise<void>;
}

export const importedTables = new ExtensionPoint<ImportedTable>();

/** Rows that belong to rows of this table, such as the RSVPs of games. */
export interface RowUse {
  of: VersionedTable;
  /** A query of ids of the table, one for each use: `select game_id as id from rsvps`. */
  uses: RawBuilder<unknown>;
  one: string;
  many: string;
  /** What becomes of them when the import that added the row is undone. */
  onUndo: UseEffect;
  /** What becomes of them when somebody deletes the row; omitted if that need not be said. */
  onDelete?: UseEffect;
}

/** `unlinked`: they stay without the row. `stays`: the row stays, and they too. */
type UseEffect = 'deleted' | 'unlinked' | 'stays';

export const rowUses = new ExtensionPoint<RowUse>();

/** How many there are of each of these rows, without those that have none. */
export async function countUses(db: Database, { uses }: RowUse, ids: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const some of batches(ids)) {
    const { rows } = await sql<{ id: number; count: number | string }>`
      select id, count(*) as count from (${uses}) as used where id in (${sql.join(some)}) group by id`.execute(db);
    for (const { id, count } of rows) counts.set(id, Number(count));
  }
  return counts;
}

export const describeUses = (count: number, { one, many }: Pick<RowUse, 'one' | 'many'>): string =>
  `${count} ${count === 1 ? one : many}`;
