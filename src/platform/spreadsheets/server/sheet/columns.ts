import type { SheetRow } from './sheet.ts';

export interface SheetColumn {
  /** The heading in templates and exports. */
  heading: string;
  /** Other usual headings. */
  alsoHeaded?: readonly string[];
  /** Headings that count only if no column of the file has one of the others. */
  elseHeaded?: readonly string[];
  /** Whether a further heading means this column. All headings of the file are in lower-case letters and digits only. */
  isNamed?(heading: string, all: readonly string[]): boolean;
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
  const claims = names.map((name) => ({ name, at: findIndexes(columns[name], cells) }));
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
  Object.values<SheetColumn>(columns).some((column) => findIndexes(column, [cell]).length > 0);

function findIndexes(column: SheetColumn, cells: readonly string[]): number[] {
  const { names, otherNames } = listNames(column);
  const where = (is: (cell: string) => boolean) => cells.flatMap((cell, at) => (is(cell) ? [at] : []));
  const indexes = where((cell) => names.has(cell) || column.isNamed?.(cell, cells) === true);
  return indexes.length > 0 ? indexes : where((cell) => otherNames.has(cell));
}

const knownNames = new WeakMap<SheetColumn, ColumnNames>();

interface ColumnNames {
  names: ReadonlySet<string>;
  otherNames: ReadonlySet<string>;
}

function listNames(column: SheetColumn): ColumnNames {
  const { heading, alsoHeaded = [], elseHeaded = [] } = column;
  const names = knownNames.get(column) ?? {
    names: new Set([heading, ...alsoHeaded].map(plain)),
    otherNames: new Set(elseHeaded.map(plain)),
  };
  knownNames.set(column, names);
  return names;
}

/**
 * Headings that occur twice belong to the sides beside them. In `Home, Score, Tries, Away, Score, Tries` they follow their side;
 * in `Home, Tries, Score, Score, Tries, Away` each half stands on its own side.
 */
function withNeighbours(cells: readonly string[], isKnown: (cell: string) => boolean): string[] {
  const isTwice = (cell = '') => cell !== '' && cells.indexOf(cell) !== cells.lastIndexOf(cell);
  return cells.map((cell, at) => {
    if (!isTwice(cell)) return cell;
    const start = cells.findLastIndex((one, before) => before < at && !isTwice(one)) + 1;
    const next = cells.findIndex((one, after) => after > at && !isTwice(one));
    const run = cells.slice(start, next === -1 ? cells.length : next);
    const sides = [cells[start - 1], cells[start + run.length]];
    const isSecond = run.indexOf(cell) < at - start;
    const side = (isSecond ? sides.toReversed() : sides).find((one = '') => one !== '' && isKnown(one + cell)) ?? '';
    return side + cell;
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
