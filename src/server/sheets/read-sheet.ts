import { sheetRows, sheetText } from './csv.ts';
import { isArchive, mustFitTogether, type Sheet, sheetLimits, startsWith, UnusableSheet } from './sheet.ts';
import { xlsxRows } from './xlsx.ts';

/** The rows of a file as spreadsheets write it, CSV or XLSX: what it is its first bytes say, not its name. */
export function readSheet(bytes: Uint8Array): Sheet {
  const sheet = rowsOf(bytes);
  mustFitTogether(sheet);
  return sheet;
}

function rowsOf(bytes: Uint8Array): Sheet {
  if (bytes.length > sheetLimits.fileBytes) throw new UnusableSheet('The file is larger than 2 MB: please part it');
  if (isArchive(bytes)) return xlsxRows(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnusableSheet('This is a workbook of an old Excel, or has a password: please save it as .xlsx or CSV');
  }
  const text = sheetText(bytes);
  if (text.includes('\0') || text.startsWith('%PDF'))
    throw new UnusableSheet('This is no spreadsheet: please save it as .xlsx or CSV');
  return sheetRows(text);
}
