import type { SheetRow } from './sheet.ts';

export interface SheetColumn {
  /** As the template and the export head it. */
  heading: string;
  /** What it is headed elsewhere. */
  alsoHeaded?: readonly string[];
  /** What it may be headed where no column has one of its other headings. */
  elseHeaded?: readonly string[];
  /** Whether it has this name besides, in small letters and digits alone. */
  isNamed?(heading: string): boolean;
  /** A cell of the template; an export without any has a column that is only read. */
  example: string;
}

export type SheetColumns<Name extends string = string> = Readonly<Record<Name, SheetColumn>>;

/** Which column of the file holds what, counted from 0. */
export type Mapping<Name extends string = string> = ReadonlyMap<Name, number>;

export interface Guess<Name extends string = string> {
  mapping: Map<Name, number>;
  /** Columns that two headings claim; none of them is taken. */
  unclear: Name[];
}

export function guessColumns<Name extends string>(columns: SheetColumns<Name>, heading: SheetRow): Guess<Name> {
  const names = Object.keys(columns) as Name[];
  const cells = withNeighbours(heading.cells.map(plain), (cell) => isKnown(columns, cell));
  const claims = names.map((name) => ({ name, at: placesOf(columns[name], cells) }));
  return {
    mapping: new Map(
      claims.flatMap(({ name, at: [only, second] }) =>
        only !== undefined && second === undefined ? [[name, only]] : [],
      ),
    ),
    unclear: claims.filter(({ at }) => at.length > 1).map(({ name }) => name),
  };
}

/** Whether some column is headed so. */
export const isHeading = (columns: SheetColumns, cell: string): boolean => isKnown(columns, plain(cell));

const isKnown = (columns: SheetColumns, cell: string): boolean =>
  Object.values<SheetColumn>(columns).some((column) => placesOf(column, [cell]).length > 0);

function placesOf(column: SheetColumn, cells: readonly string[]): number[] {
  const { names, otherNames } = namesOf(column);
  const where = (is: (cell: string) => boolean) => cells.flatMap((cell, at) => (is(cell) ? [at] : []));
  const places = where((cell) => names.has(cell) || column.isNamed?.(cell) === true);
  return places.length > 0 ? places : where((cell) => otherNames.has(cell));
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

/** In `Home, Score, Away, Score` each score is of the side before it, in `Home, Score, Score, Away` of the one beside it. */
function withNeighbours(cells: readonly string[], isKnown: (cell: string) => boolean): string[] {
  const isTwice = (cell: string) => cells.indexOf(cell) !== cells.lastIndexOf(cell);
  return cells.map((cell, at) => {
    if (cell === '' || !isTwice(cell)) return cell;
    const side = [cells[at - 1], cells[at + 1]].find((one = '') => one !== '' && !isTwice(one)) ?? '';
    return isKnown(side + cell) ? side + cell : cell;
  });
}

/** `Home_Score`, `home-score`, `HomeScore` and `Home score` are the same heading; `FG%` is not `FG`. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('%', 'pct')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A row whose cells are known by the columns of a kind of import; what the file does not have is empty. */
export interface NamedRow<Name extends string = string> {
  line: number;
  /** On one line. */
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
