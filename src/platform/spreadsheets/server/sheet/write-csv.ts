// Apart from reading CSV: exports are loaded at the start, and the parser with the first import.
import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV, without formulas: the fields of `columns` in its order, with its values as headings. Without `isFirst`, the rows
 * continue an earlier part, without headings.
 */
export const formatCsv = (rows: readonly object[], columns: Readonly<Record<string, string>>, isFirst = true): string =>
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
