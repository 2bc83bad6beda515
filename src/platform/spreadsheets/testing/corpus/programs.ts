import type { Packing } from './zip.ts';

/** The ways in which programs differ when they write workbooks. */
export interface Program {
  name: string;
  /** Where texts are stored: in the shared table, in the cell, or as the result of a formula. */
  texts: 'shared' | 'inline' | 'str';
  packing: Packing;
  /** The prefix of all elements of the main namespace. */
  prefix: '' | 'x:';
  /** The attribute that links a sheet to its part. */
  relation: string;
  relationId: (sheet: number) => string;
  targets: 'relative' | 'absolute' | 'dotted';
  sheetPath: (sheet: number) => string;
  /** Whether cells have an address, and rows a number. */
  hasAddresses: boolean;
  hasRowNumbers: boolean;
  hasDimension: boolean;
  /** Uses the namespaces of ISO Strict Open XML, and days as text. */
  isStrict: boolean;
  from1904: boolean;
  /** The archive's directory lists the parts that link to others last. */
  isOutOfOrder: boolean;
  /** Writes styled empty cells and rows: LibreOffice to the last row, Google for a thousand. */
  hasStyledEmptiness: boolean;
  /** The text before the XML of each part. */
  opening: string;
  lineEnd: string;
  /** Further attributes of a row. */
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
