import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { sheetRows } from './csv.ts';
import { formatCsv, guarded, unguarded } from './write-csv.ts';

const separators = [',', ';', '\t'];
const columns = { first: 'First', text: 'Text', last: 'Last' };

/** A CSV with a row that contains the text, and another row below it. */
const written = (text: string) =>
  formatCsv(
    [
      { first: text, text, last: -5 },
      { first: 1, text: 'B', last: 2 },
    ],
    columns,
  );

/** Reads like a spreadsheet: a quotation mark opens only at a cell's start, and text after the closing one belongs to the cell. */
function opened(file: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = file.replace(/^\ufeff/, '');
  while (rest !== '') {
    const [whole = '', quoted = '', plain = ''] =
      new RegExp(`^(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\r\n]*)`).exec(rest) ?? [];
    cells.push(quoted.replaceAll('""', '"') + plain);
    rest = rest.slice(whole.length).replace(/^(\r\n|[\s\S])/, '');
  }
  return cells;
}

/** Reads like a program that ignores quotation marks. */
const split = (file: string, delimiter: string) =>
  parse(file, { delimiter, quote: false, relax_column_count: true, bom: true }).flat();

const isNumber = (cell: string) => /^-\d+$/.test(cell);
const isFormula = (cell: string) => !isNumber(cell) && (/^(\s|")*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r]/.test(cell));
const formulasIn = (text: string) => {
  const file = written(text);
  return separators.flatMap((separator) => [...opened(file, separator), ...split(file, separator)].filter(isFormula));
};

/** All texts of these characters up to the given length. */
const makeTexts = (characters: string[], length: number): string[] =>
  length === 0
    ? ['']
    : makeTexts(characters, length - 1).flatMap((text) => ['', ...characters].map((one) => text + one));

const texts = [...new Set(makeTexts(['=', "'", ';', ',', '\t', '\n', '"'], 4))];

it.each([
  "A;=cmd|'/C calc'!A0;x",
  "=cmd|'/C calc'!A0",
  'A\t=1+1',
  'A,=1+1',
  'A;"=1+1',
  'A; =1+1',
  'A\n=1+1',
  '";=1+1',
  '\t=1+1',
  'A;@SUM(1)',
  'A;+1',
  'A;-1',
  '＝1+1',
])('%j is not read as a formula, whatever the delimiter', (text) => expect(formulasIn(text)).toEqual([]));

it('lets no text become a formula, whatever the delimiter', () => {
  expect(texts.length).toBeGreaterThan(2_500);
  expect(texts.filter((text) => formulasIn(text).length > 0)).toEqual([]);
});

it('reads a text back as it was written', () => {
  expect(texts.filter((text) => unguarded(guarded(text)) !== text)).toEqual([]);
  const trimmed = texts.filter((text) => text !== '' && text === text.trim());
  const file = formatCsv(
    trimmed.map((text) => ({ first: 'A', text, last: -5 })),
    columns,
  );
  const [, ...rows] = sheetRows(file);
  expect(rows.map(({ cells }) => cells)).toEqual(trimmed.map((text) => ['A', text, '-5']));
});

it('leaves other texts alone', () => {
  for (const text of ['well-known', 'a = b', "'t Veld", '1-0', 'a@b.example', 'x, y; z'])
    expect(guarded(text)).toBe(text);
});

it('handles long malicious texts quickly', () => {
  const texts = [' ', '\n', "'", ',', "' "].map((part) => part.repeat(200_000));
  for (const text of texts) expect(unguarded(guarded(text))).toBe(text);
});
