import { nameKey } from '#shared/names.ts';
import type { LaidOut } from './lay-out.ts';
import type { NamedRow } from './sheet/columns.ts';
import type { RowOutcome } from './sheet/row-reader.ts';

export interface NamedSport {
  id: number;
  name: string;
}

/** The sport with this name, else the only sport whose name the text contains: `Netball`, `Inter-res netball 2026`. */
export function sportNamed(sports: readonly NamedSport[], text: string): NamedSport | undefined {
  const words = ` ${plain(text)} `;
  const [only, second] = sports.filter(({ name }) => words.includes(` ${plain(name)} `));
  return sports.find(({ name }) => plain(name) === words.trim()) ?? (second ? undefined : only);
}

const plain = (text: string) =>
  nameKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The sport named by the sheet's name, else by a cell above its headings. */
export const sportOfSheet = (sports: readonly NamedSport[], { sheet, titles }: LaidOut): NamedSport | undefined =>
  [sheet.name, ...titles.flatMap(({ cells }) => cells)]
    .map((text) => sportNamed(sports, text))
    .find((sport) => sport !== undefined);

interface RowsBySport {
  bySport: Map<NamedSport, NamedRow[]>;
  refused: RowOutcome[];
}

/** Groups the rows by their sport; `usual` is the sport of rows that name none. Sports are in the order of their ids. */
export function partBySport(
  rows: readonly NamedRow[],
  sports: readonly NamedSport[],
  usual: NamedSport | undefined,
): RowsBySport {
  const found = new Map<string, NamedSport | undefined>([['', usual]]);
  const refused: RowOutcome[] = [];
  const bySport = new Map<NamedSport, NamedRow[]>();
  for (const row of rows) {
    const cell = row.cell('sport');
    if (!found.has(cell)) found.set(cell, sportNamed(sports, cell));
    const sport = found.get(cell);
    if (sport)
      bySport
        .set(sport, bySport.get(sport) ?? [])
        .get(sport)
        ?.push(row);
    else refused.push({ line: row.line, outcome: 'refuse', what: '', why: whyNoSport(cell) });
  }
  return { bySport: new Map([...bySport].sort(([a], [b]) => a.id - b.id)), refused };
}

const whyNoSport = (cell: string) => (cell === '' ? 'the sport is required' : `there is no sport ${cell}`);
