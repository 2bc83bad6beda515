import { strToU8, zipSync } from 'fflate';

interface Workbook {
  /** The content of `sheetData` in `xl/worksheets/sheet1.xml`. */
  rows: string;
  sharedStrings?: string;
  styles?: string;
  workbook?: string;
  others?: Record<string, string>;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** An XLSX as spreadsheet programs write it, with the parts in which they differ. */
export function workbook({
  rows,
  sharedStrings,
  styles,
  workbook: book,
  others = {},
}: Workbook): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      book ?? `<workbook ${main} ${relations}><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    ...(sharedStrings !== undefined && { 'xl/sharedStrings.xml': `<sst ${main}>${sharedStrings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>` }),
    ...others,
  };
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))));
}
