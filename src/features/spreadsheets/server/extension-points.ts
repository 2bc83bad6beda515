import type { RawBuilder } from 'kysely';
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
  /** After rows were deleted. */
  removed?(write: Write, rows: readonly PlainRow[]): Promise<void>;
  /** After a row got its earlier columns back. */
  restored?(write: Write, change: { from: PlainRow; to: PlainRow }): Promise<void>;
}

export const importedTables = new ExtensionPoint<ImportedTable>();

/** Rows that people have added since to an imported one. */
export interface UseOfImported {
  of: VersionedTable;
  /** A query of the ids of imported rows, one for each use: `select game_id as id from rsvps`. */
  uses: RawBuilder<unknown>;
  one: string;
  many: string;
  /** Whether it forbids the undo; else it goes with the row. */
  forbids: boolean;
}

export const usesOfImported = new ExtensionPoint<UseOfImported>();
