import type { ExportContext, ExportedList } from '#server/resources/exported-list.ts';
import type { ExportFormat } from '../contract.ts';
import { csvOf } from './sheet/write-csv.ts';
import { workbookOf } from './workbook.ts';

interface FileFormat {
  type: string;
  /** Yields the file in chunks of a few rows. */
  fileOf(list: ExportedList, context: ExportContext): AsyncIterable<string | Uint8Array>;
}

export const fileFormats: Record<ExportFormat, FileFormat> = {
  csv: { type: 'text/csv; charset=utf-8', fileOf: csvFileOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fileOf: workbookOf },
};

async function* csvFileOf({ headings, pages }: ExportedList, context: ExportContext): AsyncGenerator<string> {
  const columns = Object.fromEntries(headings.map((heading) => [heading, heading]));
  let isFirst = true;
  for await (const rows of pages(context)) {
    yield csvOf(rows, columns, isFirst);
    isFirst = false;
  }
}
