import { describe, expect, it, vi } from 'vitest';
import { workbook } from '../../testing/workbook.ts';
import { readWorkbookAside } from '../workbook-reader.ts';
import { readWorkbook } from './read-sheet.ts';
import { sheetLimits, UnusableSheet } from './sheet.ts';

const readSheet = (file: Uint8Array) => readWorkbook(file)[0].rows;
const cells = (file: Uint8Array) => readSheet(file).map((row) => row.cells);
const csv = (text: string) => new TextEncoder().encode(text);

/** The same file with another size of its sheet in the archive's directory. */
function withSize(file: Uint8Array, size: number): Uint8Array {
  const changed = Buffer.from(file);
  // The size is 22 bytes before the name.
  changed.writeUInt32LE(size, changed.lastIndexOf('xl/worksheets/sheet1.xml') - 22);
  return changed;
}

describe('a workbook', () => {
  it('of Excel has shared texts, dates and times by their style, and computed values of formulas', () => {
    const file = workbook({
      sharedStrings:
        '<si><t>Date</t></si><si><t xml:space="preserve"> Home </t></si><si><r><t>Li</t></r><r><rPr><b/></rPr><t>ons &amp; Co</t></r><rPh sb="0" eb="1"><t>aside</t></rPh></si>',
      styles:
        '<numFmts count="1"><numFmt numFmtId="164" formatCode="[$-409]h:mm\\ AM/PM;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="22"/></cellXfs>',
      rows:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
        '<row r="3"><c r="A3" s="1"><v>45520</v></c><c r="B3" t="s"><v>2</v></c><c r="D3" s="2"><v>0.8125</v></c>' +
        '<c r="E3"><f>1+1</f><v>2</v></c><c r="F3" t="str"><f>HYPERLINK("http://x")</f><v>Field</v></c>' +
        '<c r="G3" t="b"><v>1</v></c><c r="H3" s="3"><v>45520.8125</v></c><c r="I3"><v>0.30000000000000004</v></c></row>',
    });
    expect(readSheet(file)).toEqual([
      { line: 1, cells: ['Date', 'Home'] },
      {
        line: 3,
        cells: ['2024-08-16', 'Lions & Co', '', '19:30', '2', 'Field', 'yes', '2024-08-16 19:30', '0.3'],
      },
    ]);
  });

  it('of Google Sheets or LibreOffice has inline texts, rows without addresses, and days since 1904', () => {
    const rows = '<row><c t="inlineStr"><is><t>Team</t></is></c><c><v>7</v></c></row><row><c s="0"><v>0</v></c></row>';
    expect(cells(workbook({ rows }))).toEqual([['Team', '7'], ['0']]);
    const since1904 =
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>';
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="15"/></cellXfs>';
    const dated = workbook({ workbook: since1904, styles, rows: '<row><c s="1"><v>44058</v></c></row>' });
    expect(cells(dated)).toEqual([['2024-08-16']]);
  });

  const two = (state: string) =>
    `<workbook xmlns:r="r"><sheets><sheet name="Old" ${state} r:id="rId1"/><sheet name="New" r:id="rId2"/></sheets></workbook>`;
  const second = {
    'xl/worksheets/sheet2.xml':
      '<x:worksheet xmlns:x="m"><x:row><x:c t="str"><x:v>shown</x:v></x:c></x:row></x:worksheet>',
  };
  const shown = { name: 'New', rows: [{ line: 1, cells: ['shown'] }], fault: null };

  it('is read sheet by sheet, without hidden and empty ones', () => {
    const rows = '<row><c><v>1</v></c></row>';
    expect(readWorkbook(workbook({ workbook: two(''), rows, others: second }))).toEqual([
      { name: 'Old', rows: [{ line: 1, cells: ['1'] }], fault: null },
      shown,
    ]);
    expect(readWorkbook(workbook({ workbook: two('state="hidden"'), rows, others: second }))).toEqual([shown]);
    expect(readWorkbook(workbook({ workbook: two(''), rows: '', others: second }))).toEqual([shown]);
    expect(() => readWorkbook(workbook({ rows: '' }))).toThrow('The file is empty');
  });

  it('remains usable if one of its sheets is too large', () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(sheetLimits.rows + 2);
    expect(readWorkbook(workbook({ workbook: two(''), rows, others: second }))).toEqual([
      { name: 'Old', rows: [], fault: 'The file has more than 5000 rows: please split it' },
      shown,
    ]);
  });

  it('has at most 10,000 rows in all its sheets together', () => {
    const names = Array.from({ length: 4 }, (_, at) => `Sheet ${at}`);
    const book = names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('');
    const targets = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join('');
    const sheet = `<worksheet>${'<row><c><v>1</v></c></row>'.repeat(3_000)}</worksheet>`;
    const file = workbook({
      rows: '',
      workbook: `<workbook xmlns:r="r"><sheets>${book}</sheets></workbook>`,
      others: {
        'xl/_rels/workbook.xml.rels': `<Relationships>${targets}</Relationships>`,
        ...Object.fromEntries(names.map((_, at) => [`xl/worksheets/s${at}.xml`, sheet])),
      },
    });
    expect(readWorkbook(file).map(({ rows, fault }) => [rows.length, fault !== null])).toEqual([
      [3_000, false],
      [3_000, false],
      [3_000, false],
      [0, true],
    ]);
  });

  const damaged = 'The file is damaged: a part of it cannot be read';
  it.each([
    [
      'an entity of its own',
      '<!DOCTYPE a [<!ENTITY x "boom">]><worksheet><row><c><v>&x;</v></c></row></worksheet>',
      damaged,
    ],
    ['a tag left open', '<worksheet><row><c><v>1</v>', damaged],
    ['an unknown entity', '<worksheet><row><c t="str"><v>&nope;</v></c></row></worksheet>', damaged],
    [
      'columns without end',
      `<worksheet><row>${'<c><v>1</v></c>'.repeat(sheetLimits.columns + 1)}</row></worksheet>`,
      'Line 1 has more than 250 columns',
    ],
    [
      'rows without end',
      `<worksheet>${'<row><c><v>1</v></c></row>'.repeat(sheetLimits.rows + 2)}</worksheet>`,
      'The file has more than 5000 rows: please split it',
    ],
  ])('with %s is refused', (_, sheet, message) => {
    const file = workbook({ rows: '', others: { 'xl/worksheets/sheet1.xml': sheet } });
    expect(() => readSheet(file)).toThrow(new UnusableSheet(message));
  });

  it('that unpacks to more than a list holds is refused before it is unpacked', () => {
    const bomb = withSize(workbook({ rows: '' }), sheetLimits.unpackedBytes);
    expect(() => readSheet(bomb)).toThrow('The file unpacks to more than a list can hold');
  });

  it('that understates its unpacked size gets no more room than it claims', () => {
    const honest = workbook({ rows: `<row><c t="str"><v>${'x'.repeat(3_000)}</v></c></row>` });
    const lying = withSize(honest, 10);
    expect(() => readSheet(lying)).toThrow(UnusableSheet);
  });

  it('that is cut off, and an archive of another kind, are refused', () => {
    const whole = workbook({ rows: '<row><c><v>1</v></c></row>' });
    expect(() => readSheet(whole.subarray(0, whole.length / 2))).toThrow('The file is damaged: it cannot be unpacked');
    const text = workbook({ rows: '', others: { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' } });
    expect(() => readSheet(text)).toThrow('This is not an Excel workbook (.xlsx): please save it as one, or as CSV');
  });
});

it.each([
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /old version of Excel, or has a password/],
  ['a picture', new Uint8Array([0xff, 0xd8, 0, 0, 1]), /This is not a spreadsheet/],
  ['a PDF', csv('%PDF-1.7'), /This is not a spreadsheet/],
  ['too large a file', new Uint8Array(sheetLimits.fileBytes + 1), /larger than 2 MB/],
  [
    'too long a cell',
    csv(`a,b\n${'x'.repeat(sheetLimits.cell + 1)},1`),
    /Line 2 has a cell of more than 32767 characters/,
  ],
  ['too wide a row', csv(`${'a,'.repeat(sheetLimits.columns)}a`), /Line 1 has more than 250 columns/],
])('refuses %s', (_, file, message) => expect(() => readSheet(file)).toThrow(message));

it('accepts as many rows, columns and characters as the limits allow', () => {
  expect(readSheet(csv(`a${'\nx'.repeat(sheetLimits.rows)}`))).toHaveLength(sheetLimits.rows + 1);
  expect(cells(csv(`${'a,'.repeat(sheetLimits.columns - 1)}a`))[0]).toHaveLength(sheetLimits.columns);
  expect(cells(csv('x'.repeat(sheetLimits.cell)))).toHaveLength(1);
});

describe('in a worker thread', () => {
  it('a file is read as on the main thread, and refused with the same message', async () => {
    const file = workbook({ rows: '<row r="2"><c r="B2" t="str"><v>Lions</v></c></row>' });
    expect(await readWorkbookAside(file)).toEqual([
      { name: 'List', rows: [{ line: 2, cells: ['', 'Lions'] }], fault: null },
    ]);
    await expect(readWorkbookAside(workbook({ rows: '<row>' }))).rejects.toThrow(
      new UnusableSheet('The file is damaged: a part of it cannot be read'),
    );
  });

  it('a file is read to its end on a busy machine: only its own processor time counts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
    try {
      const read = readWorkbookAside(workbook({ rows: '<row r="2"><c r="B2" t="str"><v>Lions</v></c></row>' }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await read)[0].rows).toEqual([{ line: 2, cells: ['', 'Lions'] }]);
    } finally {
      vi.useRealTimers();
    }
  });
});
