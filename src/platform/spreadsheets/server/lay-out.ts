import type { ChosenColumns } from '../contract.ts';
import {
  type Guess,
  guessColumns,
  isHeading,
  type Mapping,
  type NamedRow,
  namedRow,
  type SheetColumns,
} from './sheet/columns.ts';
import type { ImportKind } from './sheet/import-kind.ts';
import type { RowOutcome } from './sheet/row-reader.ts';
import { type Sheet, type SheetRow, UnusableSheet, type Workbook, type WorkbookSheet } from './sheet/sheet.ts';
import { partTable } from './table-rows.ts';

export interface Headed {
  /** The row of headings. Two rows of headings are joined into one, with the line of the lower. */
  heading: SheetRow;
  /** The rows above the headings, such as a title. */
  above: SheetRow[];
  rows: SheetRow[];
}

/** The headings must be among this many first rows, whether guessed or chosen. */
export const maxTitleRows = 30;

/** A title, a logo's URL or notes may precede the headings, so they are the row with the most known headings. */
export function findHeading(columns: SheetColumns, sheet: Sheet, chosenLine?: number): Headed | null {
  const candidates = sheet.slice(0, maxTitleRows).map((row, at) => asHeading(columns, row, sheet[at - 1]));
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
  // A title above adds no known heading; two rows of headings match more together than each alone.
  return known > alone.known && known > knownIn(columns, above) ? { row: together, known } : alone;
}

const knownIn = (columns: SheetColumns, row: SheetRow) => guessColumns(columns, row).mapping.size;

/** Joins `Home` above `Team` and `Score` to `Home Team` and `Home Score`: a merged cell's text is in its first column. */
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

/** Every kind of a sport has this column, because a file may hold several. */
const sportColumn = { sport: { heading: 'Sport', alsoHeaded: ['sports', 'sport code', 'discipline'], example: '' } };

export const listColumns = (kind: ImportKind): SheetColumns =>
  kind.isOfVillage ? kind.columns : { ...kind.columns, ...sportColumn };

/** What the person chose; the rest is guessed. */
export interface LayOutChoices {
  /** The sheet's place in the workbook, counted from 1. */
  sheet?: number | undefined;
  headingLine?: number | undefined;
  columns?: ChosenColumns | undefined;
}

export interface LaidOut {
  kind: ImportKind;
  sheet: WorkbookSheet;
  heading: SheetRow;
  /** The rows above the headings. */
  titles: SheetRow[];
  first: SheetRow | undefined;
  mapping: Mapping;
  /** Headings of columns that are not read. */
  ignored: string[];
  notes: string[];
  /** Why its rows cannot be read yet; null when they can. */
  problem: string | null;
  rows: NamedRow[];
  /** Rows that are not part of the table, such as totals. */
  aside: RowOutcome[];
  table: SheetRow[];
}

/** Finds the sheet, the kind of its list, its headings and the cells under each. */
export function layOut(kinds: readonly ImportKind[], workbook: Workbook, choices: LayOutChoices = {}): LaidOut {
  const { sheet, kind, headed, guess } = bestCandidate(kinds, workbook, choices);
  const columns = listColumns(kind);
  const { heading, above, rows } = headed;
  const mapping = choices.columns ? chosenMapping(columns, choices.columns) : guess.mapping;
  const problem =
    rows.length === 0
      ? 'This sheet has no rows below its headings'
      : whyNot(kind, heading, mapping, choices.columns ? [] : guess.unclear);
  const width = Math.max(heading.cells.length, ...[...mapping.values()].map((at) => at + 1));
  const headings = [...above, ...sheet.rows.filter(({ line }) => line === heading.line)];
  const { rows: table, aside } = partTable(kind, headings, rows, mapping);
  return {
    kind,
    sheet,
    heading,
    titles: above,
    first: table[0],
    mapping,
    problem,
    aside,
    table,
    ignored: ignoredHeadings(heading, rows, mapping),
    notes: problem === null ? findMisses(kind, mapping) : [],
    rows: problem === null ? table.map((row) => namedRow(row, mapping, width)) : [],
  };
}

interface Candidate {
  sheet: WorkbookSheet;
  kind: ImportKind;
  headed: Headed;
  guess: Guess;
}

/** The first sheet with the columns that some kind needs, else the one with the most known headings. */
function bestCandidate(
  kinds: readonly ImportKind[],
  workbook: Workbook,
  { sheet: at, headingLine }: LayOutChoices,
): Candidate {
  const chosen = at === undefined ? workbook : workbook.slice(at - 1, at);
  const [first] = chosen;
  if (!first) throw new UnusableSheet('This sheet is not in the file');
  if (first.fault !== null && chosen.length === 1) throw new UnusableSheet(first.fault);
  const candidates = chosen.flatMap((sheet) => kinds.flatMap((kind) => candidatesIn(sheet, kind, headingLine)));
  const withMostHeadings = (some: readonly Candidate[]) =>
    some.reduce<Candidate | undefined>(
      (most, candidate) => (most && getSize(most) >= getSize(candidate) ? most : candidate),
      undefined,
    );
  const good = candidates.filter(({ kind, headed, guess }) => isGood(kind, headed, guess));
  const best = withMostHeadings(good.filter(({ sheet }) => sheet === good[0]?.sheet)) ?? withMostHeadings(candidates);
  if (best && (best.headed.rows.length > 0 || at !== undefined)) return best;
  const isEmpty = chosen.every(({ rows }) => rows.length === 0);
  throw new UnusableSheet(isEmpty ? 'The file is empty' : 'The file has headings but no rows');
}

const getSize = ({ guess }: Candidate) => guess.mapping.size;

const isGood = (kind: ImportKind, { heading, rows }: Headed, { mapping, unclear }: Guess) =>
  rows.length > 0 && whyNot(kind, heading, mapping, unclear) === null;

function candidatesIn(sheet: WorkbookSheet, kind: ImportKind, headingLine: number | undefined): Candidate[] {
  const columns = listColumns(kind);
  const headed = findHeading(columns, sheet.rows, headingLine);
  return headed ? [{ sheet, kind, headed, guess: guessColumns(columns, headed.heading) }] : [];
}

/** Whether some kind of list could be read from a sheet without further choices. */
export const holdsList = (kinds: readonly ImportKind[], sheet: WorkbookSheet): boolean =>
  kinds.some((kind) => candidatesIn(sheet, kind, undefined).some(({ headed, guess }) => isGood(kind, headed, guess)));

export const takeHeadingRows = ({ rows }: WorkbookSheet): SheetRow[] => rows.slice(0, maxTitleRows);

const chosenMapping = (columns: SheetColumns, chosen: ChosenColumns): Mapping =>
  new Map(
    Object.entries(chosen).flatMap(([name, at]) => (at !== null && name in columns ? [[name, at] as const] : [])),
  );

function whyNot(kind: ImportKind, { line }: SheetRow, mapping: Mapping, unclear: readonly string[]): string | null {
  const columns = listColumns(kind);
  const getHeading = (name = '') => columns[name]?.heading.toLowerCase() ?? name;
  const [twice] = unclear;
  if (twice !== undefined) return `Two columns are headed as ${getHeading(twice)}`;
  const needed = kind.needs.map(([name]) => getHeading(name));
  const missing = kind.needs
    .filter((names) => !names.some((name) => mapping.has(name)))
    .map(([name]) => getHeading(name));
  if (missing.length === 0) return null;
  return `Line ${line} needs headings for ${joinNames(needed)}; there is none for ${missing.join(', ')}`;
}

const joinNames = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const findMisses = ({ misses }: ImportKind, mapping: Mapping): string[] =>
  misses && !misses.oneOf.some((names) => names.every((name) => mapping.has(name))) ? [misses.note] : [];

/** A column without a heading is named by its letter if any of its cells is filled. */
function ignoredHeadings({ cells }: SheetRow, rows: readonly SheetRow[], mapping: Mapping): string[] {
  const read = new Set(mapping.values());
  const hasCells = (at: number) => rows.some((row) => (row.cells[at] ?? '') !== '');
  return cells.flatMap((heading, at) => {
    if (read.has(at)) return [];
    if (heading !== '') return [heading];
    return hasCells(at) ? [`column ${toLetter(at)}`] : [];
  });
}

/** Column 26 is `AA`. */
const toLetter = (at: number): string =>
  (at < 26 ? '' : toLetter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
