import { CsvError, parse } from 'csv-parse/sync';
import { hasContent, mustFit, type Sheet, type SheetRow, UnusableSheet } from './sheet.ts';
import { unguarded } from './write-csv.ts';

const delimiters = [',', ';', '\t'] as const;

export function sheetText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Parses a CSV text as Excel, LibreOffice and Google Sheets write it: comma, semicolon or tab, quoted fields with
 * line breaks and doubled quotes, any line ends. It trims cells, and removes the apostrophes that keep a spreadsheet
 * from reading them as formulas.
 */
export function sheetRows(text: string): Sheet {
  // Within quotes the parser counts the line end of Windows as two lines.
  const { body, delimiter, line } = opening(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  return parseRows(body, delimiter, line);
}

/** The first line with more than one cell must be within these characters; a title may precede it. */
const openingLength = 10_000;

/** Excel may name the delimiter on a first line of its own: `sep=;`. */
function opening(text: string): { body: string; delimiter: string; line: number } {
  const named = /^sep=([,;\t])\n/i.exec(text);
  if (named?.[1]) return { body: text.slice(named[0].length), delimiter: named[1], line: 2 };
  const lines = text
    .slice(0, openingLength)
    .replace(/"[^"]*"/g, '')
    .split('\n');
  const heading = lines.find((one) => /[,;\t]/.test(one)) ?? '';
  const count = (delimiter: string) => heading.split(delimiter).length;
  return { body: text, delimiter: delimiters.reduce((a, b) => (count(b) > count(a) ? b : a)), line: 1 };
}

function parseRows(text: string, delimiter: string, firstLine: number): SheetRow[] {
  const rows: SheetRow[] = [];
  let line = firstLine;
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      // Accepts an unquoted cell such as: 5" pipe
      relax_quotes: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        const row = { line, cells: cells.map(plainCell) };
        if (hasContent(row)) {
          mustFit(row, rows.length);
          rows.push(row);
        }
        line = firstLine + lines;
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError
      ? new UnusableSheet(faults[error.code]?.(line) ?? `Line ${line} is not valid CSV`)
      : error;
  }
  return rows;
}

const plainCell = (cell: string) => unguarded(cell.trim());

const faults: Partial<Record<CsvError['code'], (line: number) => string>> = {
  CSV_QUOTE_NOT_CLOSED: (line) => `The quotation mark on line ${line} is never closed`,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: (line) => `The quotation mark on line ${line} is closed within a word`,
};
