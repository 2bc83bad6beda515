import { stringify } from 'csv-stringify/sync';
import { guarded } from './formulas.ts';

/**
 * Rows as CSV, without formulas: the fields that `columns` names, in its order, under what it calls them. Further rows go on where
 * others ended.
 */
export const csvOf = (rows: readonly object[], columns: Readonly<Record<string, string>>, isFirst = true): string =>
  stringify([...rows], {
    columns,
    header: isFirst,
    bom: isFirst,
    cast: { string: guarded },
    record_delimiter: 'windows',
    // On its own it quotes no line end but that of its records.
    quoted_match: /[\r\n]/,
  });
