import { Readable } from 'node:stream';
import { readSettings } from '#platform/settings/server/queries.ts';
import { notFound } from '#server/failure.ts';
import type { Contribution } from '#server/feature.ts';
import { AnyRawResponse, download, type Route, route, serve } from '#server/http/route.ts';
import type { ExportContext, ExportedList, SheetCell } from '#server/resources/exported-list.ts';
import { minutesIn } from '#shared/time-zone.ts';
import { ByList, type ExportFormat, ExportQuery, endpoints } from '../contract.ts';
import { formatCsv } from './sheet/write-csv.ts';

const on = serve(endpoints);

export const exportRoutes = (lists: readonly ExportedList[], contributions: readonly Contribution[]): Route[] => [
  on('GET /api/exports', {
    access: 'admin',
    summary: 'The lists that can be exported as a spreadsheet',
    handle: () => lists.map(({ name, title }) => ({ name, title })),
  }),
  route({
    method: 'GET',
    path: '/api/exports/:list',
    access: 'admin',
    summary: 'A whole list as a CSV file or Excel workbook, safe to open in a spreadsheet',
    params: ByList,
    query: ExportQuery,
    responseType: AnyRawResponse,
    handle: async (context) => {
      const list = lists.find(({ name }) => name === context.params.list);
      if (!list) throw notFound('This list');
      const { timeZone } = await readSettings(context.db);
      await context.commit((write) => write.audit({ act: 'list.export', subject: list.name }));
      const { db, viewer } = context;
      const format = context.query.format ?? 'csv';
      const { type, writeFile } = fileFormats[format];
      const stream = Readable.from(writeFile(list, { db, viewer, timeZone, contributions }));
      return download(stream, type, `${list.name}.${format}`);
    },
  }),
];

interface FileFormat {
  type: string;
  /** Yields the file in chunks of a few rows. */
  writeFile(list: ExportedList, context: ExportContext): AsyncIterable<string | Uint8Array>;
}

const fileFormats: Record<ExportFormat, FileFormat> = {
  csv: { type: 'text/csv; charset=utf-8', writeFile: writeCsvFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', writeFile: writeWorkbook },
};

async function* writeCsvFile(list: ExportedList, context: ExportContext): AsyncGenerator<string> {
  const { headings, pages } = await list.open(context);
  const columns = Object.fromEntries(headings.map((heading) => [heading, heading]));
  let isFirst = true;
  for await (const rows of pages) {
    yield formatCsv(rows, columns, isFirst);
    isFirst = false;
  }
}

/** Excel's limit, in characters. */
const maxCellLength = 32_767;
const maxSheetNameLength = 31;

/**
 * A list as an Excel workbook: texts as text cells, which are never formulas, numbers as numbers, days and instants as dates in the
 * village's time zone. It is streamed while the list is read.
 */
async function* writeWorkbook({ title, open }: ExportedList, context: ExportContext): AsyncGenerator<Uint8Array> {
  // Loaded when first needed, so that the app starts faster.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const { headings, pages } = await open(context);
  const first = (await pages.next()).value || [];
  const columns = headings.map((header, at) => ({
    header,
    width: Math.max(14, header.length + 2),
    ...(first.some((row) => isInstant(String(row[at]))) && { numFmt: 'yyyy-mm-dd hh:mm' }),
  }));
  const formatCell = cellsIn(context.timeZone);
  async function* rows() {
    for (const row of first) yield row.map(formatCell);
    for await (const page of pages) for (const row of page) yield row.map(formatCell);
  }
  yield* writeXlsxStream(rows(), { name: title.slice(0, maxSheetNameLength), columns, freezePane: { rows: 1 } });
}

const isInstant = (cell: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(cell) && !Number.isNaN(Date.parse(cell));

const isDay = (cell: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(cell) && new Date(`${cell}T00:00Z`).toJSON()?.startsWith(cell) === true;

/** A workbook cell has no time zone: it stores the local wall-clock time as if it were UTC. */
function cellsIn(timeZone: string) {
  const toMinute = minutesIn(timeZone);
  return (cell: SheetCell): SheetCell | Date | null => {
    if (cell === '') return null;
    if (typeof cell === 'number') return cell;
    if (isInstant(cell)) return new Date(`${toMinute(cell)}Z`);
    return isDay(cell) ? new Date(`${cell}T00:00Z`) : cell.slice(0, maxCellLength);
  };
}
