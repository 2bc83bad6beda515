import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { hasContent, mustFit, type Sheet, type SheetRow, UnusableSheet } from './sheet.ts';

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
  return rowsOf(body, delimiter, line);
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

function rowsOf(text: string, delimiter: string, firstLine: number): SheetRow[] {
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

/**
 * Rows as CSV, without formulas: the fields of `columns` in its order, with its values as headings. Without `isFirst`, the rows
 * continue an earlier part, without headings.
 */
export const csvOf = (rows: readonly object[], columns: Readonly<Record<string, string>>, isFirst = true): string =>
  stringify([...rows], {
    columns,
    header: isFirst,
    bom: isFirst,
    cast: { string: guarded },
    record_delimiter: 'windows',
    // By default csv-stringify quotes only cells with the record delimiter, not those with other line ends.
    quoted_match: /[\r\n]/,
  });

/**
 * A spreadsheet reads a cell as a formula if it begins with one of these characters. Where a cell begins depends on the delimiter
 * of the program that opens the file: comma, semicolon or tab. So a formula may begin after each, a line end or a quotation mark.
 */
const mayBegin = String.raw`(?<=^|[,;\t\r\n"])([^\S\t\r\n]*)`;
const beginning = String.raw`(?='*[=+\-@\t\r＝＋－＠])`;

const toGuard = new RegExp(mayBegin + beginning, 'g');
const toUnguard = new RegExp(`${mayBegin}'${beginning}`, 'g');

/** Puts an apostrophe before each place where a formula could begin, so that no program reads one. */
export const guarded = (text: string): string => text.replace(toGuard, "$1'");

/** Restores the text that `guarded` was given. */
export const unguarded = (text: string): string => text.replace(toUnguard, '$1');
