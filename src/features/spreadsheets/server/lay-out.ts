import { guessColumns, type Mapping, type NamedRow, namedRow, type SheetColumns } from '#server/sheets/columns.ts';
import type { ImportKind } from '#server/sheets/import-kind.ts';
import type { RowOutcome } from '#server/sheets/row-outcome.ts';
import { type Sheet, type SheetRow, UnusableSheet } from '#server/sheets/sheet.ts';
import { nameKey } from '#shared/name-key.ts';
import type { ChosenColumns } from '../contract.ts';

/** In every kind: a file may hold several sports, and one is imported at a time. */
const sportColumn = { sport: { heading: 'Sport', alsoHeaded: ['sports'], example: '' } };

export const columnsOf = (kind: ImportKind): SheetColumns => ({ ...kind.columns, ...sportColumn });

export interface LaidOut {
  heading: SheetRow;
  first: SheetRow | undefined;
  mapping: Mapping;
  /** Why its rows cannot be read yet; null when they can. */
  problem: string | null;
  rows: NamedRow[];
}

/** Finds the headings and what stands under each; what somebody chose counts before what is guessed. */
export function layOut(kind: ImportKind, sheet: Sheet, chosen?: ChosenColumns): LaidOut {
  const columns = columnsOf(kind);
  const { heading, rows } = partHeading(columns, sheet);
  const guess = guessColumns(columns, heading);
  const mapping = chosen ? chosenMapping(columns, chosen) : guess.mapping;
  const problem = whyNot(kind, mapping, chosen ? [] : guess.unclear);
  const width = Math.max(heading.cells.length, ...[...mapping.values()].map((at) => at + 1));
  return {
    heading,
    first: rows[0],
    mapping,
    problem,
    rows: problem === null ? rows.map((row) => namedRow(row, mapping, width)) : [],
  };
}

const mostTitleRows = 10;

/** A title may stand above the headings: they are the row of the first few that says most of what is known. */
function partHeading(columns: SheetColumns, sheet: Sheet): { heading: SheetRow; rows: SheetRow[] } {
  const known = sheet.slice(0, mostTitleRows).map((row) => guessColumns(columns, row).mapping.size);
  const at = Math.max(0, known.indexOf(Math.max(...known)));
  const [heading, ...rows] = sheet.slice(at);
  if (!heading) throw new UnusableSheet('The file is empty');
  if (rows.length === 0) throw new UnusableSheet('The file has headings but no rows');
  return { heading, rows };
}

const chosenMapping = (columns: SheetColumns, chosen: ChosenColumns): Mapping =>
  new Map(
    Object.entries(chosen).flatMap(([name, at]) => (at !== null && name in columns ? [[name, at] as const] : [])),
  );

function whyNot(kind: ImportKind, mapping: Mapping, unclear: readonly string[]): string | null {
  const columns = columnsOf(kind);
  const headingOf = (name = '') => columns[name]?.heading.toLowerCase() ?? name;
  const [twice] = unclear;
  if (twice !== undefined) return `Two columns are headed as ${headingOf(twice)}`;
  const needed = kind.needs.map(([name]) => headingOf(name));
  const missing = kind.needs
    .filter((names) => !names.some((name) => mapping.has(name)))
    .map(([name]) => headingOf(name));
  if (missing.length === 0) return null;
  return `The first row needs headings for ${inWords(needed)}; there is none for ${missing.join(', ')}`;
}

const inWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Parts the rows of this sport, and those that name none, from those of others. */
export function ofSport(rows: readonly NamedRow[], sport: string): { rows: NamedRow[]; others: RowOutcome[] } {
  const isOther = ({ cell }: NamedRow) => cell('sport') !== '' && nameKey(cell('sport')) !== nameKey(sport);
  return {
    rows: rows.filter((row) => !isOther(row)),
    others: rows
      .filter(isOther)
      .map(({ line, cell }) => ({ line, outcome: 'skip', what: '', why: `it is of ${cell('sport')}` })),
  };
}
