import type { SheetRow } from './sheet.ts';

export interface SheetColumn {
  /** The heading in templates and exports. */
  heading: string;
  /** Other usual headings. */
  alsoHeaded?: readonly string[];
  /** Headings that count only if no column of the file has one of the others. */
  elseHeaded?: readonly string[];
  /** Whether a further heading, given in lower-case letters and digits only, means this column. */
  isNamed?(heading: string): boolean;
  /** A cell of the template. If all are empty, the column is only read. */
  example: string;
}

export type SheetColumns<Name extends string = string> = Readonly<Record<Name, SheetColumn>>;

/** Maps a field to its column in the file, counted from 0. */
export type Mapping<Name extends string = string> = ReadonlyMap<Name, number>;

export interface Guess<Name extends string = string> {
  mapping: Map<Name, number>;
  /** Columns that two headings match; neither heading is used. */
  unclear: Name[];
}

export function guessColumns<Name extends string>(columns: SheetColumns<Name>, heading: SheetRow): Guess<Name> {
  const names = Object.keys(columns) as Name[];
  const cells = withNeighbours(heading.cells.map(plain), (cell) => isKnown(columns, cell));
  const claims = names.map((name) => ({ name, at: indexesOf(columns[name], cells) }));
  return {
    mapping: new Map(
      claims.flatMap(({ name, at: [only, second] }) =>
        only !== undefined && second === undefined ? [[name, only]] : [],
      ),
    ),
    unclear: claims.filter(({ at }) => at.length > 1).map(({ name }) => name),
  };
}

/** Whether the cell is a known heading. */
export const isHeading = (columns: SheetColumns, cell: string): boolean => isKnown(columns, plain(cell));

const isKnown = (columns: SheetColumns, cell: string): boolean =>
  Object.values<SheetColumn>(columns).some((column) => indexesOf(column, [cell]).length > 0);

function indexesOf(column: SheetColumn, cells: readonly string[]): number[] {
  const { names, otherNames } = namesOf(column);
  const where = (is: (cell: string) => boolean) => cells.flatMap((cell, at) => (is(cell) ? [at] : []));
  const indexes = where((cell) => names.has(cell) || column.isNamed?.(cell) === true);
  return indexes.length > 0 ? indexes : where((cell) => otherNames.has(cell));
}

const knownNames = new WeakMap<SheetColumn, ColumnNames>();

interface ColumnNames {
  names: ReadonlySet<string>;
  otherNames: ReadonlySet<string>;
}

function namesOf(column: SheetColumn): ColumnNames {
  const { heading, alsoHeaded = [], elseHeaded = [] } = column;
  const names = knownNames.get(column) ?? {
    names: new Set([heading, ...alsoHeaded].map(plain)),
    otherNames: new Set(elseHeaded.map(plain)),
  };
  knownNames.set(column, names);
  return names;
}

/** In `Home, Score, Away, Score` each score belongs to the side before it, in `Home, Score, Score, Away` to its neighbour. */
function withNeighbours(cells: readonly string[], isKnown: (cell: string) => boolean): string[] {
  const isTwice = (cell: string) => cells.indexOf(cell) !== cells.lastIndexOf(cell);
  return cells.map((cell, at) => {
    if (cell === '' || !isTwice(cell)) return cell;
    const neighbour = [cells[at - 1], cells[at + 1]].find((one = '') => one !== '' && !isTwice(one)) ?? '';
    return isKnown(neighbour + cell) ? neighbour + cell : cell;
  });
}

/** `Home_Score`, `home-score`, `HomeScore` and `Home score` are the same heading; `FG%` is not `FG`. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('%', 'pct')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A row whose cells are read by column name. A column that the file lacks is empty. */
export interface NamedRow<Name extends string = string> {
  line: number;
  /** The cell's text on one line. */
  cell(name: Name): string;
  lines(name: Name): string;
  hasSurplus: boolean;
}

export function namedRow<Name extends string>(row: SheetRow, mapping: Mapping<Name>, width: number): NamedRow<Name> {
  const lines = (name: Name) => row.cells[mapping.get(name) ?? -1] ?? '';
  return {
    line: row.line,
    lines,
    cell: (name) => lines(name).replace(/\s+/g, ' '),
    hasSurplus: row.cells.slice(width).some((cell) => cell !== ''),
  };
}
