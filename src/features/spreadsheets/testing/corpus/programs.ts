import type { Packing } from './zip.ts';

/** How a program writes workbooks, where programs differ. */
export interface Program {
  name: string;
  /** Where texts stand: in a table of their own, in the cell, or as if a formula had made them. */
  texts: 'shared' | 'inline' | 'str';
  packing: Packing;
  /** Of all elements of the main namespace. */
  prefix: '' | 'x:';
  /** Of the attribute that leads from a sheet to its part. */
  relation: string;
  relationId: (sheet: number) => string;
  targets: 'relative' | 'absolute' | 'dotted';
  sheetPath: (sheet: number) => string;
  /** Whether cells say where they stand, and rows. */
  hasAddresses: boolean;
  hasRowNumbers: boolean;
  hasDimension: boolean;
  /** The namespaces that ISO asks for, and days as text. */
  isStrict: boolean;
  from1904: boolean;
  /** The directory names the parts that lead to others last. */
  isOutOfOrder: boolean;
  /** Cells and rows without content that have a look: LibreOffice to the last row, Google for a thousand. */
  hasStyledEmptiness: boolean;
  /** Before the XML of each part. */
  opening: string;
  lineEnd: string;
  /** More attributes of a row. */
  ofRow: string;
}

export const excel: Program = {
  name: 'Excel',
  texts: 'shared',
  packing: 'deflated',
  prefix: '',
  relation: 'r:id',
  relationId: (sheet) => `rId${sheet}`,
  targets: 'relative',
  sheetPath: (sheet) => `worksheets/sheet${sheet}.xml`,
  hasAddresses: true,
  hasRowNumbers: true,
  hasDimension: true,
  isStrict: false,
  from1904: false,
  isOutOfOrder: false,
  hasStyledEmptiness: false,
  opening: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n',
  lineEnd: '',
  ofRow: ' spans="1:6" x14ac:dyDescent="0.25"',
};
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const plain = { ...excel, hasDimension: false, ofRow: '', opening } satisfies Program;

export const programs: readonly Program[] = [
  excel,
  { ...excel, name: 'Excel, Strict Open XML', isStrict: true, hasStyledEmptiness: true },
  { ...excel, name: 'Excel for Mac, since 1904', from1904: true },
  {
    ...plain,
    name: 'LibreOffice',
    hasStyledEmptiness: true,
    hasDimension: true,
    ofRow: ' customFormat="false" ht="12.8"',
  },
  { ...plain, name: 'Google Sheets', hasStyledEmptiness: true, ofRow: ' ht="15.75" customHeight="1"' },
  {
    ...plain,
    name: 'Numbers',
    sheetPath: (sheet) => `worksheets/sheet${sheet}.xml`,
    lineEnd: '\n  ',
    isOutOfOrder: true,
  },
  {
    ...plain,
    name: 'SheetJS',
    texts: 'str',
    packing: 'stored',
    opening: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n',
  },
  { ...plain, name: 'openpyxl', targets: 'absolute', opening: '' },
  { ...plain, name: 'openpyxl, write-only', texts: 'inline', targets: 'absolute', opening: '' },
  { ...excel, name: 'XlsxWriter', ofRow: ' spans="1:6"' },
  { ...excel, name: 'XlsxWriter, constant memory', texts: 'inline' },
  { ...plain, name: 'ExcelJS, streaming', packing: 'descriptors', hasDimension: true, isOutOfOrder: true },
  {
    ...plain,
    name: 'Open XML SDK',
    prefix: 'x:',
    texts: 'str',
    relationId: (sheet) => `R5f0c${sheet}a7`,
    targets: 'absolute',
    sheetPath: (sheet) => `worksheets/sheet${sheet}.xml`,
  },
  {
    ...plain,
    name: 'ClosedXML',
    prefix: 'x:',
    relationId: (sheet) => `rId${sheet + 1}`,
    targets: 'absolute',
    opening: '\ufeff<?xml version="1.0" encoding="utf-8"?>',
  },
  { ...plain, name: 'Apache POI, streaming', texts: 'inline', packing: 'wide' },
  { ...plain, name: 'writexl of R', texts: 'inline', hasAddresses: false, hasRowNumbers: false, targets: 'dotted' },
  {
    ...plain,
    name: 'a report server',
    texts: 'inline',
    hasAddresses: false,
    relation: 'rel:id',
    packing: 'descriptors',
    sheetPath: (sheet) => `worksheets/Table_${sheet}.xml`,
  },
];
