import type { NamedRow } from './columns.ts';
import type { RowOutcome } from './import-kind.ts';
import { RefusedRow } from './sheet.ts';

export interface Refusal {
  line: number;
  reason: string;
}

/** Reads row by row; a row that cannot be read is refused, and stops none of the others. */
export function readRows<Name extends string, Read>(
  rows: readonly NamedRow<Name>[],
  read: (row: NamedRow<Name>) => Read,
): { read: Read[]; refused: Refusal[] } {
  const told: { read: Read[]; refused: Refusal[] } = { read: [], refused: [] };
  for (const row of rows) {
    try {
      if (row.hasSurplus) throw new RefusedRow('it has more cells than there are headings');
      told.read.push(read(row));
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      told.refused.push({ line: row.line, reason: error.message });
    }
  }
  return told;
}

export const inOrderOfLines = <Row extends { line: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.line - b.line);

export const refusals = (refused: readonly Refusal[]): RowOutcome[] =>
  refused.map(({ line, reason }) => ({ line, outcome: 'refuse', what: '', why: reason }));
