import type { SheetRow } from './sheet.ts';

export interface SheetColumn {
  /** As the template and the export head it. */
  heading: string;
  /** What it is headed elsewhere. */
  alsoHeaded?: readonly string[];
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
  const claims = names.map((name) => ({ name, at: placesOf(columns[name], heading) }));
  return {
    mapping: new Map(
      claims.flatMap(({ name, at: [only, second] }) =>
        only !== undefined && second === undefined ? [[name, only]] : [],
      ),
    ),
    unclear: claims.filter(({ at }) => at.length > 1).map(({ name }) => name),
  };
}

function placesOf({ heading, alsoHeaded = [], isNamed }: SheetColumn, { cells }: SheetRow): number[] {
  const known = [heading, ...alsoHeaded].map(plain);
  return cells.flatMap((cell, index) => (known.includes(plain(cell)) || isNamed?.(plain(cell)) ? [index] : []));
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
