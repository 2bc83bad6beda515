import * as z from 'zod/mini';
import type { ResourceContract } from '#shared/plain-resource.ts';
import { toPhrase } from '#shared/text.ts';
import type { Member } from '../access/access.ts';
import type { Database } from '../database/schema.ts';
import { type Contribution, ExtensionPoint } from '../feature.ts';
import type { Page } from './paging.ts';

export interface ExportContext {
  db: Database;
  viewer: Member;
  timeZone: string;
  /** What other features contribute. */
  contributions: readonly Contribution[];
}

/** Days and instants are ISO text. */
export type SheetCell = string | number;

/** A list that admins may download as a spreadsheet. */
export interface ExportedList {
  /** The name of the file, also in its URL. */
  name: string;
  title: string;
  open(context: ExportContext): Promise<OpenedList>;
}

export interface OpenedList {
  headings: readonly string[];
  /** The cells, a page of rows at a time, so that no list has to fit into memory. */
  pages: AsyncGenerator<SheetCell[][], void>;
}

export const exportedLists = new ExtensionPoint<ExportedList>();

export type Cells<Row> = Readonly<Record<string, (row: Row, context: ExportContext) => unknown>>;

export type PageList<Row> = (
  db: Database,
  viewer: Member,
  at: { cursor: string | undefined },
  contributions: readonly Contribution[],
) => Promise<Page<Row>>;

interface ListExport<Row> {
  name: string;
  title: string;
  cells: Cells<Row>;
  /** Columns after these, which the village's own rows decide. */
  moreCells?(db: Database): Promise<Cells<Row>>;
  /** Several lists follow one another in the sheet. */
  list: PageList<Row> | readonly PageList<Row>[];
}

export function defineExport<Row>(spec: ListExport<Row>): Contribution {
  const { name, title, list, moreCells } = spec;
  return exportedLists.contribution({
    name,
    title,
    open: async (context) => {
      const cells = { ...spec.cells, ...(await moreCells?.(context.db)), ...spec.cells };
      return { headings: Object.keys(cells), pages: shownPages({ cells, list }, context) };
    },
  });
}

/** A resource's list with the fields of its contract, under their names. */
export const defineResourceExport = <Row extends object>(
  { set, ResponseBody }: Pick<ResourceContract, 'set' | 'ResponseBody'>,
  { list, title = toHeading(set) }: Pick<ListExport<Row>, 'list'> & { title?: string | undefined },
): Contribution => defineExport({ name: set, title, list, cells: buildCells<Row>(ResponseBody) });

function buildCells<Row extends object>(response: z.core.$ZodType): Cells<Row> {
  if (!(response instanceof z.ZodMiniObject)) throw new Error('Only rows that are objects can be exported');
  const fields = Object.keys(response.shape).filter((field) => field !== 'can' && field !== 'version');
  return Object.fromEntries(
    fields.map((field) => [toHeading(field), (row: Row) => new Map<string, unknown>(Object.entries(row)).get(field)]),
  );
}

/** `memberCount` is `Member count`, and `ground-anchors` is `Ground anchors`. */
const toHeading = (name: string) =>
  toPhrase(name)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

async function* shownPages<Row>({ cells, list }: Pick<ListExport<Row>, 'cells' | 'list'>, context: ExportContext) {
  const { db, viewer, contributions } = context;
  for (const read of [list].flat()) {
    let cursor: string | undefined;
    do {
      const page = await read(db, viewer, { cursor }, contributions);
      yield page.rows.map((row) => Object.values(cells).map((cell) => shown(cell(row, context))));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }
}

function shown(value: unknown): SheetCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return typeof value === 'object' && 'name' in value ? String(value.name) : JSON.stringify(value);
}
