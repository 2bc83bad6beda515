import { guessColumns, isHeading, type SheetColumns } from '#server/sheets/columns.ts';
import type { Sheet, SheetRow } from '#server/sheets/sheet.ts';

export interface Headed {
  /** The row of headings; of two rows one above the other, both together, under the line of the lower. */
  heading: SheetRow;
  /** What stands above, such as a title. */
  above: SheetRow[];
  rows: SheetRow[];
}

/** Rows among which the headings are looked for, and from which somebody may choose them. */
export const mostTitleRows = 30;

/** A title, a logo's address or notes may stand above the headings: they are the row that says most of what is known. */
export function findHeading(columns: SheetColumns, sheet: Sheet, chosenLine?: number): Headed | null {
  const candidates = sheet.slice(0, mostTitleRows).map((row, at) => asHeading(columns, row, sheet[at - 1]));
  const chosen = chosenLine === undefined ? undefined : candidates.findIndex(({ row }) => row.line === chosenLine);
  const most = Math.max(...candidates.map(({ known }) => known));
  const at = chosen ?? candidates.findIndex(({ known }) => known === most);
  const found = candidates[at];
  return found ? { heading: found.row, above: sheet.slice(0, at), rows: sheet.slice(at + 1) } : null;
}

function asHeading(columns: SheetColumns, row: SheetRow, above: SheetRow | undefined) {
  const alone = { row, known: knownIn(columns, row) };
  if (!above) return alone;
  const together = { line: row.line, cells: joined(columns, above.cells, row.cells) };
  const known = knownIn(columns, together);
  // A title above repeats nothing that is known; two rows of headings tell more together than each.
  return known > alone.known && known > knownIn(columns, above) ? { row: together, known } : alone;
}

const knownIn = (columns: SheetColumns, row: SheetRow) => guessColumns(columns, row).mapping.size;

/** `Home` over two cells of which the lower row says `Team` and `Score`: a merged cell stands in its first column. */
function joined(columns: SheetColumns, upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [over = '', own = ''] = [upper[at], lower[at]];
    if (over !== '') group = over;
    if (own === '') return over;
    const whole = `${group} ${own}`.trim();
    return isHeading(columns, whole) || !isHeading(columns, own) ? whole : own;
  });
}
