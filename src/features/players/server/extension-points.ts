import type { SheetColumn } from '#features/spreadsheets/server/sheet/columns.ts';
import type { Refusal } from '#features/spreadsheets/server/sheet/row-reader.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/extension-point.ts';
import type { Write } from '#server/write.ts';
import type { Player } from '../contract.ts';

/** A column of the import of players that a later feature reads. */
export interface PlayerImportColumn {
  name: string;
  column: SheetColumn;
  /** Of a cell that is not empty; throws `RefusedRow`. */
  read(cell: string): string;
  /** Compares what rows of one sport say with what is stored. */
  plan(db: Database, sportId: number, cells: readonly PlayerCell[]): Promise<ColumnPlan>;
}

export interface PlayerCell {
  line: number;
  value: string;
  /** As the sport knows it, or will. */
  team: string;
  /** Null where the row adds one. */
  player: Player | null;
}

export interface ColumnPlan {
  refused: Refusal[];
  /** What changes for players that are there, by line, in words. */
  changes: ReadonlyMap<number, string>;
  /** Writes it, after the players: those of each line. */
  apply(write: Write, playerOf: ReadonlyMap<number, number>): Promise<void>;
}

export const playerImportColumns = new ExtensionPoint<PlayerImportColumn>();

/** Rows of a later feature that name players, and go along where two players become one. */
export interface RowsOfPlayers {
  name: string;
  /** The games that a player is recorded in. */
  gamesOf?(db: Database, playerId: number): Promise<number[]>;
  /** Why these two cannot become one; null where they can. */
  refusal?(db: Database, kept: number, merged: number): Promise<string | null>;
  /** Gives the rows of one player to another; answers, as JSON, what it takes to put them back. */
  move(write: Write, from: number, to: number): Promise<string>;
  /** Gives back those that are still there. */
  putBack(write: Write, moved: string, from: number, to: number): Promise<void>;
}

export const rowsOfPlayers = new ExtensionPoint<RowsOfPlayers>();
