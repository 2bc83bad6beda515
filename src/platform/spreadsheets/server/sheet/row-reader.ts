import { setImmediate } from 'node:timers/promises';
import type { NamedRow } from './columns.ts';
import { RefusedRow } from './sheet.ts';

type Outcome = 'add' | 'change' | 'skip' | 'ask' | 'refuse';

export interface RowOutcome {
  line: number;
  outcome: Outcome;
  /** What the row is about: `Lions v Rovers, Sun 16 Aug 2026, 19:30`. */
  what: string;
  /** What the row stores, each in a few words: `3–1`, `Venue Lower Field`. */
  details?: readonly string[];
  /** What it changes: `Kick-off 15:00, was 14:00`. */
  changes?: readonly string[];
  /** Why it is skipped or refused, what has to be answered first, or what is not kept. */
  why: string;
}

export interface Refusal {
  line: number;
  reason: string;
}

export interface ReadRows<Read> {
  read: Read[];
  refused: Refusal[];
}

/** After this many rows, reading yields to other requests. */
const batch = 250;

export async function readInTurns<Name extends string, Read>(
  rows: readonly NamedRow<Name>[],
  read: (row: NamedRow<Name>) => Read,
): Promise<ReadRows<Read>> {
  const result: ReadRows<Read> = { read: [], refused: [] };
  for (let start = 0; start < rows.length; start += batch) {
    const part = readRows(rows.slice(start, start + batch), read);
    result.read.push(...part.read);
    result.refused.push(...part.refused);
    await setImmediate();
  }
  return result;
}

/** Reads row by row. A row that cannot be read is refused; the others are still read. */
export function readRows<Name extends string, Read>(
  rows: readonly NamedRow<Name>[],
  read: (row: NamedRow<Name>) => Read,
): ReadRows<Read> {
  const result: ReadRows<Read> = { read: [], refused: [] };
  for (const row of rows) {
    try {
      if (row.hasSurplus) throw new RefusedRow('it has more cells than there are headings');
      result.read.push(read(row));
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      result.refused.push({ line: row.line, reason: error.message });
    }
  }
  return result;
}

export const sortByLine = <Row extends { line: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.line - b.line);

export const refusals = (refused: readonly Refusal[]): RowOutcome[] =>
  refused.map(({ line, reason }) => ({ line, outcome: 'refuse', what: '', why: reason }));
