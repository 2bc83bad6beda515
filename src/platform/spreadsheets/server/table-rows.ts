import type { Mapping } from './sheet/columns.ts';
import type { ImportKind } from './sheet/import-kind.ts';
import type { RowOutcome } from './sheet/row-reader.ts';
import type { SheetRow } from './sheet/sheet.ts';

/** Separates the rows of a table from other lines: repeated headings, totals, and lines such as `Matchday 2`. */
export function partTable(
  kind: Pick<ImportKind, 'needs'>,
  headings: readonly SheetRow[],
  rows: readonly SheetRow[],
  mapping: Mapping,
): { rows: SheetRow[]; aside: RowOutcome[] } {
  const why = (row: SheetRow): string | null => {
    if (headings.some((heading) => isSame(heading, row))) return 'these are the headings again';
    const filled = row.cells.filter((cell) => cell !== '');
    if (isSum(filled[0] ?? '') && missesSome(kind, row, mapping)) return 'it is a total of other rows';
    return filled.length === 1 && kind.needs.length > 1 ? 'it has only one filled cell' : null;
  };
  const table: SheetRow[] = [];
  const aside: RowOutcome[] = [];
  for (const row of rows) {
    const reason = why(row);
    if (reason === null) table.push(row);
    else aside.push({ line: row.line, outcome: 'skip', what: formatContent(row), why: reason });
  }
  return { rows: table, aside };
}

const isSame = (a: SheetRow, b: SheetRow) => a.cells.join('\n') === b.cells.join('\n');

const isSum = (cell: string) =>
  /^(((sub|grand)[ -]?)?total(s| games| goals| points| players| teams)?|sum|average)[\s:=]*\d*$/i.test(cell);

/** In a total, some required column is empty or contains the word "total" itself. */
const missesSome = ({ needs }: Pick<ImportKind, 'needs'>, { cells }: SheetRow, mapping: Mapping): boolean =>
  needs.some((names) => names.every((name) => isEmptyOrSum(cells[mapping.get(name) ?? -1] ?? '')));

const isEmptyOrSum = (cell: string) => cell === '' || isSum(cell);

const longest = 200;

/** The row's content in short, so that a person can find it in the file. */
export function formatContent({ cells }: SheetRow): string {
  const content = cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .replace(/\s+/g, ' ');
  return content.length > longest ? `${content.slice(0, longest)}…` : content;
}
