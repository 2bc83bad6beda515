import { sql } from 'kysely';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import type { PlainRow } from '#server/resources/plain-table.ts';
import type { VersionedTable } from '#server/write.ts';

/** A row that an import wrote. */
export interface ImportedRow {
  table: VersionedTable;
  id: number;
  /** How a person knows it: `Lions v Rovers, 2026-08-16`. */
  what: string;
  /** Whether it was not in the file itself, such as the team of a fixture. */
  isAlong: boolean;
  /** Null if the import added it. */
  before: PlainRow | null;
  after: PlainRow;
}

type Noted = Omit<ImportedRow, 'after'>;

/** Notes what an import writes, so that it can be undone. */
export class ImportJournal {
  readonly #noted: Noted[] = [];

  added(table: VersionedTable, id: number, what: string, { isAlong = false } = {}): void {
    this.#noted.push({ table, id, what, isAlong, before: null });
  }

  /** To be called before the row is changed. */
  async changing(db: Database, table: VersionedTable, id: number, what: string): Promise<void> {
    const before = (await rowsById(db, table, [id])).get(id);
    if (before) this.#noted.push({ table, id, what, isAlong: false, before });
  }

  /** All that was written, with the rows as they are now. */
  async written(db: Database): Promise<ImportedRow[]> {
    const written: ImportedRow[] = [];
    for (const [table, noted] of Map.groupBy(this.#noted, (row) => row.table)) {
      const rows = await rowsById(
        db,
        table,
        noted.map(({ id }) => id),
      );
      for (const row of noted) {
        const after = rows.get(row.id);
        if (after) written.push({ ...row, after });
      }
    }
    return written;
  }
}

export async function rowsById(
  db: Database,
  table: VersionedTable,
  ids: readonly number[],
): Promise<Map<number, PlainRow>> {
  const found = new Map<number, PlainRow>();
  for (const some of batches(ids)) {
    const { rows } = await sql<PlainRow>`select * from ${sql.table(table)} where id in (${sql.join(some)})`.execute(db);
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}
