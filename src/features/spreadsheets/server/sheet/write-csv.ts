import { stringify } from 'csv-stringify/sync';
import { guarded } from './formulas.ts';

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
