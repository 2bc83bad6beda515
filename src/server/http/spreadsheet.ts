import { stringify } from 'csv-stringify/sync';
import { guarded } from './formulas.ts';
import { StreamAnswer } from './stream-answer.ts';

/** How the rows of an answer go into a spreadsheet: the fields in their order, and what their columns are called. */
export interface Spreadsheet {
  /** Of the file that a browser saves, without its ending. */
  name: string;
  columns: Readonly<Record<string, string>>;
}

/** Rows as CSV, without formulas. Further ones go on where others ended. */
export const csvOf = (rows: readonly unknown[], { columns }: Pick<Spreadsheet, 'columns'>, isFirst = true): string =>
  stringify([...rows], {
    columns,
    header: isFirst,
    bom: isFirst,
    cast: { string: guarded },
    record_delimiter: 'windows',
    // On its own it quotes no line end but that of its records.
    quoted_match: /[\r\n]/,
  });

export const spreadsheetOf = (rows: unknown, spreadsheet: Spreadsheet) =>
  new StreamAnswer(
    csvOf(Array.isArray(rows) ? rows : [], spreadsheet),
    'text/csv; charset=utf-8',
    `${spreadsheet.name}.csv`,
  );
