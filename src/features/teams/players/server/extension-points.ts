import type { SheetColumn } from '#platform/spreadsheets/server/sheet/columns.ts';
import type { ImportJournal } from '#platform/spreadsheets/server/sheet/import-journal.ts';
import type { Refusal } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import type { Player } from '../contract.ts';

/** A column of the player import that a later feature reads. */
export interface PlayerImportColumn {
  name: string;
  column: SheetColumn;
  /** Reads a cell that is not empty; throws `RefusedRow`. */
  read(cell: string): string;
  /** Compares the cells of one sport's rows with the stored values. */
  plan(db: Database, sportId: number, cells: readonly PlayerCell[]): Promise<ColumnPlan>;
}

export interface PlayerCell {
  line: number;
  value: string;
  /** The name of an existing team of the sport, or of one that the import adds. */
  team: string;
  /** Null if the row adds the player. */
  player: Player | null;
}

export interface ColumnPlan {
  refused: Refusal[];
  /** Changes to existing players in words, keyed by line. */
  changes: ReadonlyMap<number, readonly string[]>;
  /** Writes the changes after the players. `playerIdByLine` maps each line to its player. */
  apply(write: Write, playerIdByLine: ReadonlyMap<number, number>, journal: ImportJournal): Promise<void>;
}

export const playerImportColumns = new ExtensionPoint<PlayerImportColumn>();

/** Rows of a later feature that refer to players, and move along when two players are merged. */
export interface PlayerRows {
  name: string;
  /** The games that a player is recorded in. */
  findGameIds?(db: Database, playerId: number): Promise<number[]>;
  /** Why these two players cannot be merged; null if they can. */
  refusal?(db: Database, kept: number, merged: number): Promise<string | null>;
  /** Moves the rows of one player to another. Returns, as JSON, what `putBack` needs. */
  move(write: Write, from: number, to: number): Promise<string>;
  /** Moves back the rows that still exist. */
  putBack(write: Write, moved: string, from: number, to: number): Promise<void>;
}

export const playerRows = new ExtensionPoint<PlayerRows>();
