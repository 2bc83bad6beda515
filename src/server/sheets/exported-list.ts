import * as z from 'zod/mini';
import { inWords } from '#shared/text.ts';
import type { Member } from '../access.ts';
import type { Database } from '../database/schema.ts';
import { csvOf } from '../http/spreadsheet.ts';
import type { Page } from '../paging.ts';
import { type Filling, Slot } from '../slot.ts';

export interface ExportContext {
  db: Database;
  viewer: Member;
  timeZone: string;
  /** What other features said of themselves. */
  fillings: readonly Filling[];
}

/** A list that admins may take away as a spreadsheet. */
export interface ExportedList {
  /** Of the file, and in its address. */
  name: string;
  title: string;
  /** The text of the file in parts, a page of rows each, so that no list has to fit into memory. */
  csv(context: ExportContext): AsyncIterable<string>;
}

export const exportedLists = new Slot<ExportedList>();

export type Cells<Row> = Readonly<Record<string, (row: Row, context: ExportContext) => unknown>>;

export type PageList<Row> = (
  db: Database,
  viewer: Member,
  at: { cursor: string | undefined },
  fillings: readonly Filling[],
) => Promise<Page<Row>>;

interface ListExport<Row> {
  name: string;
  title: string;
  cells: Cells<Row>;
  /** Several make up the whole, one after the other. */
  list: PageList<Row> | readonly PageList<Row>[];
}

export function exportOf<Row>(spec: ListExport<Row>): Filling {
  return exportedLists.fill({ name: spec.name, title: spec.title, csv: (context) => pagesAsCsv(spec, context) });
}

interface ListedContract {
  set: string;
  Answer: z.core.$ZodType;
}

/** A resource's list with the fields of its contract, under their names. */
export const exportOfResource = <Row extends object>(
  { set, Answer }: ListedContract,
  { list, title = headingOf(set) }: Pick<ListExport<Row>, 'list'> & { title?: string | undefined },
): Filling => exportOf({ name: set, title, list, cells: cellsOf<Row>(Answer) });

function cellsOf<Row extends object>(answer: z.core.$ZodType): Cells<Row> {
  if (!(answer instanceof z.ZodMiniObject)) throw new Error('Only rows that are objects can be exported');
  const fields = Object.keys(answer.shape).filter((field) => field !== 'can' && field !== 'version');
  return Object.fromEntries(
    fields.map((field) => [headingOf(field), (row: Row) => new Map<string, unknown>(Object.entries(row)).get(field)]),
  );
}

/** `memberCount` is `Member count`, and `ground-anchors` is `Ground anchors`. */
const headingOf = (name: string) =>
  inWords(name)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

async function* pagesAsCsv<Row>({ cells, list }: ListExport<Row>, context: ExportContext): AsyncGenerator<string> {
  const columns = Object.fromEntries(Object.keys(cells).map((heading) => [heading, heading]));
  let isFirst = true;
  for await (const rows of pagesOf([list].flat(), context)) {
    const shownRows = rows.map((row) => shownRow(cells, row, context));
    yield csvOf(shownRows, { columns }, isFirst);
    isFirst = false;
  }
}

async function* pagesOf<Row>(
  lists: readonly PageList<Row>[],
  { db, viewer, fillings }: ExportContext,
): AsyncGenerator<Row[]> {
  for (const list of lists) {
    let cursor: string | undefined;
    do {
      const page = await list(db, viewer, { cursor }, fillings);
      yield page.rows;
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }
}

const shownRow = <Row>(cells: Cells<Row>, row: Row, context: ExportContext) =>
  Object.fromEntries(Object.entries(cells).map(([heading, cell]) => [heading, shown(cell(row, context))]));

function shown(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('; ');
  return typeof value === 'object' && 'name' in value ? String(value.name) : JSON.stringify(value);
}
