import { expect, it } from 'vitest';
import { sheetRows, sheetText } from './csv.ts';
import { UnusableSheet } from './sheet.ts';

const cells = (text: string) => sheetRows(text).map((row) => row.cells);

it.each([
  ['Google Sheets', 'a,b\nc,d'],
  ['LibreOffice', '"a","b"\n"c","d"\n'],
  ['Excel with comma', '\ufeffa,b\r\nc,d\r\n'],
  ['Excel with semicolon', '\ufeffa;b\r\nc;d\r\n'],
  ['Excel naming its delimiter', 'sep=;\r\na;b\r\nc;d\r\n'],
  ['tabs', 'a\tb\nc\td'],
  ['old line ends', 'a,b\rc,d\r'],
])('reads what %s writes', (_, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('keeps delimiters, quotation marks and line breaks inside quotes', () => {
  expect(cells('a,b\n"x, y","says ""hi""\r\nand goes"')).toEqual([
    ['a', 'b'],
    ['x, y', 'says "hi"\nand goes'],
  ]);
});

it('keeps a quotation mark within a word, and empty cells', () => {
  expect(cells('a,b,c\n5" pipe,,d')[1]).toEqual(['5" pipe', '', 'd']);
});

it('reads the other delimiters as plain characters', () => {
  expect(cells('a;b\nx,"y;z"; "p;q"')).toEqual([
    ['a', 'b'],
    ['x,"y', 'z"', 'p;q'],
  ]);
});

it('counts lines through quoted line breaks and leaves empty rows out', () => {
  const rows = sheetRows('a,b\n"x\ny",1\n,,\n\nz,2');
  expect(rows.map(({ line, cells: [first] }) => [line, first])).toEqual([
    [1, 'a'],
    [2, 'x\ny'],
    [6, 'z'],
  ]);
});

it('names the line of a quotation mark that is never closed', () => {
  expect(() => sheetRows('a,b\n"c,d\ne,f')).toThrow(new UnusableSheet('The quotation mark on line 2 is never closed'));
});

it('names the line of a quotation mark that is closed too early', () => {
  const text = 'a,b\n"x\ny",1\n"c" d,2';
  expect(() => sheetRows(text)).toThrow(new UnusableSheet('The quotation mark on line 4 is closed within a word'));
});

it('counts Windows line ends within quotes once, and accepts spaces around quotes', () => {
  const rows = sheetRows('\ufeff"a";"b"\r\n"x\r\ny" ; "1"\r\nz;2\r\n');
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', '1'] },
    { line: 4, cells: ['z', '2'] },
  ]);
});

it('decodes UTF-8, UTF-16 and Windows-1252', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...[...'é,ü'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(sheetText(new TextEncoder().encode('é,ü'))).toBe('é,ü');
  expect(sheetText(utf16)).toBe('é,ü');
  expect(sheetText(new Uint8Array([0xfe, 0xff, 0, 0xe9, 0, 0x2c, 0, 0xfc]))).toBe('é,ü');
  expect(sheetText(new Uint8Array([0xe9, 0x2c, 0xfc]))).toBe('é,ü');
});

it("removes the apostrophe before a text like a formula, and keeps a name's", () => {
  expect(cells("'=1+1,'t Veld,'+27,'")).toEqual([['=1+1', "'t Veld", '+27', "'"]]);
});
