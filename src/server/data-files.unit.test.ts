import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keyedRows, ListCell, NumberCell, readCsv, readJson, YesCell } from './data-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const Row = z.strictObject({
  name: z.string(),
  score: NumberCell,
  colours: z.exactOptional(ListCell),
  isAway: YesCell,
});

describe('a CSV file', () => {
  it('becomes rows: numbers, lists, yes or nothing, and texts with commas, quotes and line breaks', () => {
    const text =
      '\ufeffname,score,colours,isAway\r\n"O\'Neil\'s ""7"", old",-2.5,red;  blue,yes\r\n"two\nlines",0,,\r\n';
    expect(readCsv(writeFile(text), Row)).toEqual([
      { name: 'O\'Neil\'s "7", old', score: -2.5, colours: ['red', 'blue'], isAway: true },
      { name: 'two\nlines', score: 0, isAway: false },
    ]);
  });

  it.each([
    ['a number in words', 'A,one,,', 'row 3, column score: must be a number'],
    ['an empty cell', ',1,,', 'row 3, column name: Invalid input: expected string, received undefined'],
    ['another word than yes', 'A,1,,no', 'row 3, column isAway: Invalid input: expected "yes"'],
    ['a cell too few', 'A,1,', 'Invalid Record Length: columns length is 4, got 3 on line 3'],
    ['an open quotation mark', '"A,1,,', 'Quote Not Closed: the parsing is finished with an opening quote at line 3'],
  ])('with %s is refused, with its row and column', (_, line, fault) => {
    const file = writeFile(`name,score,colours,isAway\nB,7,,\n${line}\n`);
    expect(() => readCsv(file, Row)).toThrow(`${basename(file)}: ${fault}`);
  });

  it('with a column too many is refused, and every fault is named', () => {
    const file = writeFile('name,score,shoes\nB,x,\nA,1,red\n');
    expect(() => readCsv(file, Row)).toThrow(
      /row 2, column score: must be a number\n.*row 3, .*Unrecognized key: "shoes"/,
    );
  });
});

describe('a CSV file with a row for each key', () => {
  const read = (text: string) =>
    keyedRows(writeFile(text), Row, ['home', 'away'], ({ name }) => (name === 'away' ? 'away' : 'home'));

  it('is looked up by key', () => {
    expect(read('name,score\naway,1\nhome,2\n')('home').score).toBe(2);
  });

  it('without a key, or with one twice, is refused', () => {
    expect(() => read('name,score\nhome,1\nhome,2\n')).toThrow(/2 rows for home\n.*no row for away/);
  });
});

describe('a JSON file', () => {
  const Teams = z.array(z.strictObject({ name: z.string(), scores: z.array(z.number()) }));

  it('with a wrong value is refused, with its place', () => {
    const file = writeFile('[{ "name": "A", "scores": [] }, { "name": "B", "scores": [1, "2"] }]');
    expect(() => readJson(file, Teams)).toThrow(`${basename(file)}: [1].scores[1]: Invalid input: expected number`);
  });

  it('with a comma too many is refused, with its line', () => {
    expect(() => readJson(writeFile('[\n{ "name": "A", }\n]'), Teams)).toThrow('(line 2 column 16)');
  });
});

let files = 0;

function writeFile(text: string): string {
  files += 1;
  const file = join(folder, `file-${files}.csv`);
  writeFileSync(file, text);
  return file;
}
