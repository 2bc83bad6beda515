import { sheetRows, sheetText } from './csv.ts';
import { isArchive, sheetLimits, startsWith, textBound, UnusableSheet, type Workbook } from './sheet.ts';
import { xlsxSheets } from './xlsx.ts';

/** Reads the sheets of a CSV or XLSX file. The first bytes tell the format, not the file's name. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const [first, ...others] = readSheets(bytes);
  const bounded = textBound();
  const sheets: Workbook = [bounded(first), ...others.map(bounded)];
  const isUsable = sheets.some(({ fault }) => fault === null);
  if (!isUsable) throw new UnusableSheet(sheets[0].fault ?? '');
  return sheets;
}

function readSheets(bytes: Uint8Array): Workbook {
  if (bytes.length > sheetLimits.fileBytes) throw new UnusableSheet('The file is larger than 2 MB: please split it');
  if (isArchive(bytes)) return xlsxSheets(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnusableSheet(
      'This workbook is from an old version of Excel, or has a password: please save it as .xlsx or CSV',
    );
  }
  const text = sheetText(bytes);
  if (text.includes('\0') || text.startsWith('%PDF'))
    throw new UnusableSheet('This is not a spreadsheet: please save it as .xlsx or CSV');
  return [{ name: '', rows: sheetRows(text), fault: null }];
}
