import { sheetLimits, type Workbook } from '#platform/spreadsheets/server/sheet/sheet.ts';
import { UnreadableQuestion } from '../unreadable.ts';

/** A row of a list, by its column names in lower case. */
export interface Row {
  readonly where: string;
  readonly cells: ReadonlyMap<string, string>;
}

export type Lists = ReadonlyMap<string, readonly Row[]>;

interface Columns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/**
 * The lists of a file, by their names in lower case: the sheets of a workbook, or in a CSV one below the other, each after
 * a row with its name in brackets.
 */
export function readLists(
  workbook: Workbook,
  known: Readonly<Record<string, Columns>>,
  note: (text: string) => void,
): Lists {
  const lists = new Map<string, Row[]>();
  for (const sheet of workbook) {
    if (sheet.fault !== null) throw new UnreadableQuestion(sheet.fault);
    let name = sheet.name.trim().toLowerCase();
    let header: string[] | null = null;
    for (const { line, cells } of sheet.rows.slice(0, sheetLimits.rows)) {
      const title = /^\[(.+)\]$/.exec(cells[0]?.trim() ?? '')?.[1];
      if (title !== undefined) {
        name = title.trim().toLowerCase();
        header = null;
        continue;
      }
      const columns = known[name];
      if (!columns) {
        note(`The list ${name === '' ? 'without a name' : name} is not read`);
        header ??= [];
        continue;
      }
      if (!header) {
        header = cells.map((cell) => cell.trim().toLowerCase());
        checkHeader(name, header, columns, note);
        continue;
      }
      const where = `${name}, line ${line}`;
      const entries = header.map((column, at): [string, string] => [column, cells[at]?.trim() ?? '']);
      lists.set(name, [
        ...(lists.get(name) ?? []),
        { where, cells: new Map(entries.filter(([, cell]) => cell !== '')) },
      ]);
    }
  }
  return lists;
}

function checkHeader(
  name: string,
  header: readonly string[],
  { required, optional }: Columns,
  note: (text: string) => void,
) {
  const missing = required.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new UnreadableQuestion(`${name}: there is no column ${missing.join(', ')}`);
  const unknown = header.filter((column) => column !== '' && ![...required, ...optional].includes(column));
  if (unknown.length > 0) note(`${name}: ${unknown.join(', ')} is not read`);
}
