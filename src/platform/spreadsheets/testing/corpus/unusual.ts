import { sheetLimits } from '../../server/sheet/sheet.ts';
import { lists } from './lists.ts';
import { excel } from './programs.ts';
import { writeList } from './write-list.ts';
import { zip } from './zip.ts';

type File = Uint8Array<ArrayBuffer>;

const whole = writeList(lists.fixtures, excel);
const bytes = (...head: number[]) => new Uint8Array([...head, ...new Array(600).fill(1)]);
const text = (letters: string) => new TextEncoder().encode(letters);

const relations =
  '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';
const book = '<workbook xmlns:r="r"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>';

/** A workbook of one sheet, with the given parts added or replaced. */
const parts = (others: Record<string, string>): File =>
  zip(
    {
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels':
        '<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml': book,
      'xl/_rels/workbook.xml.rels': relations,
      ...others,
    },
    'deflated',
  );
const sheet = (xml: string, others: Record<string, string> = {}) =>
  parts({ 'xl/worksheets/sheet1.xml': xml, ...others });
const rows = (xml: string) => sheet(`<worksheet><sheetData>${xml}</sheetData></worksheet>`);

/** Changes the compression method of each directory entry, 10 bytes after its signature. */
function packedBy(method: number, file: File): File {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 1)) copy[at + 10] = method;
  return new Uint8Array(copy);
}

/** A file of a few kB that unpacks to a little more than the limit. */
const bomb = sheet(' '.repeat(sheetLimits.unpackedBytes + 1));

const otherKind = 'This is not an Excel workbook (.xlsx): please save it as one, or as CSV';
const damaged = 'The file is damaged: a part of it cannot be read';
const packedWrong = 'The file is damaged: it cannot be unpacked';
const old = 'This workbook is from an old version of Excel, or has a password: please save it as .xlsx or CSV';
const noSheet = 'This is not a spreadsheet: please save it as .xlsx or CSV';

const cut = [0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share): [string, File, string] => [
  `cut off after ${share * 100} %`,
  whole.slice(0, whole.length * share),
  packedWrong,
]);

/** Files that cannot be read as a list, with the message for the person. */
export const refused: readonly [name: string, file: File, message: string][] = [
  ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), old],
  [
    'an OpenDocument sheet',
    zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }, 'stored'),
    otherKind,
  ],
  ['a text document', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' }, 'deflated'), otherKind],
  [
    'a binary workbook',
    zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': bytes(0x83, 1) }, 'deflated'),
    otherKind,
  ],
  ['an archive of pictures', zip({ 'one.jpg': bytes(0xff, 0xd8) }, 'stored'), otherKind],
  ['a PDF', text('%PDF-1.7'), noSheet],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0), noSheet],
  ['a packed CSV', bytes(0x1f, 0x8b, 8, 0, 0), noSheet],
  ...cut,
  ['packed in a way of its own', packedBy(12, whole), packedWrong],
  ['a sheet that is cut off', sheet('<worksheet><sheetData><row><c><v>1</v></c></row><row><c><v>'), damaged],
  ['a sheet whose tags cross', rows('<row><c><v>1</c></v></row>'), damaged],
  [
    'a sheet with a document type',
    sheet('<!DOCTYPE a [<!ENTITY x "boom">]><worksheet><row><c><v>&x;</v></c></row></worksheet>'),
    damaged,
  ],
  ['a sheet with an unknown entity', rows('<row><c t="str"><v>&nope;</v></c></row>'), damaged],
  ['a sheet that is not XML', sheet('Team,Points'), damaged],
  [
    'texts that are cut off',
    sheet('<worksheet><row><c t="s"><v>0</v></c></row></worksheet>', { 'xl/sharedStrings.xml': '<sst><si><t>Te' }),
    damaged,
  ],
  ['a workbook that is cut off', sheet('<worksheet/>', { 'xl/workbook.xml': '<workbook><sheets>' }), damaged],
  ['no rows', rows(''), 'The file is empty'],
  ['no sheets', sheet('<worksheet/>', { 'xl/workbook.xml': '<workbook/>' }), 'The workbook has no sheet to read'],
  ['a sheet whose part is missing', parts({}), 'The file is empty'],
  ['columns without end', rows(`<row>${'<c><v>1</v></c>'.repeat(251)}</row>`), 'Line 1 has more than 250 columns'],
  ['a cell far to the right', rows('<row><c r="XFD1"><v>1</v></c></row>'), 'Line 1 has more than 250 columns'],
  [
    'rows without end',
    rows('<row><c><v>1</v></c></row>'.repeat(5_002)),
    'The file has more than 5000 rows: please split it',
  ],
  [
    'a cell without end',
    rows(`<row><c t="str"><v>${'x'.repeat(32_768)}</v></c></row>`),
    'Line 1 has a cell of more than 32767 characters',
  ],
  ['a bomb', bomb, 'The file unpacks to more than a list can hold'],
];

/** Odd files that still can be read as lists. */
export const odd: readonly [name: string, file: File, cells: string[][]][] = [
  [
    'a cell in the last row and column of nothing',
    rows('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" s="0"/></row>'),
    [['1']],
  ],
  [
    'a cell in the last row',
    rows('<row r="1"><c><v>1</v></c></row><row r="1048576"><c><v>2</v></c></row>'),
    [['1'], ['2']],
  ],
  ['addresses of nowhere', rows('<row r="x"><c r="ZZZZ1"><v>1</v></c><c r=""><v>2</v></c></row>'), [['1', '2']]],
  [
    'texts that are not there',
    rows('<row><c t="s"><v>9</v></c><c t="s"><v>-1</v></c><c><v>7</v></c></row>'),
    [['', '', '7']],
  ],
  ['looks that are not there', rows('<row><c s="99"><v>45520</v></c></row>'), [['45520']]],
  [
    'letters as characters of their number',
    rows('<row><c t="str"><v>L&#105;ons &#x1F3C0;</v></c></row>'),
    [['Lions 🏀']],
  ],
  [
    'a comment and a section of letters',
    rows('<!-- x --><row><c t="str"><v><![CDATA[<Lions>]]></v></c></row>'),
    [['<Lions>']],
  ],
  [
    'a line end as programs of Microsoft escape it',
    rows('<row><c t="str"><v>one_x000D_\ntwo</v></c></row>'),
    [['one\ntwo']],
  ],
  [
    'a day before all days',
    sheet('<worksheet><row><c s="1"><v>-5</v></c></row></worksheet>', {
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    }),
    [['-5']],
  ],
  [
    'a chart beside it',
    sheet('<worksheet><row><c><v>1</v></c></row></worksheet>', {
      'xl/workbook.xml': book.replace('</sheets>', '<sheet name="Chart" sheetId="2" r:id="rId9"/></sheets>'),
    }),
    [['1']],
  ],
  ['macros', sheet('<worksheet><row><c><v>1</v></c></row></worksheet>', { 'xl/vbaProject.bin': 'x' }), [['1']]],
  [
    'pictures',
    sheet('<worksheet><row><c><v>1</v></c></row></worksheet>', { 'xl/media/': '', 'xl/media/image1.png': 'x' }),
    [['1']],
  ],
  [
    'a table whose names are written otherwise',
    sheet('<worksheet><row><c t="s"><v>0</v></c></row></worksheet>', {
      'xl/SharedStrings.xml': '<sst><si><t>Team</t></si></sst>',
    }),
    [['Team']],
  ],
];
