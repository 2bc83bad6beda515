import { sheetRows, sheetText } from './csv.ts';
import { type Sheet, sheetLimits, UnusableSheet } from './sheet.ts';
import { xlsxRows } from './xlsx.ts';

/** The rows of a file as spreadsheets write it, CSV or XLSX: what it is its first bytes say, not its name. */
export function readSheet(bytes: Uint8Array): Sheet {
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

const isArchive = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 3, 4]);

/** Whether reading it takes a few milliseconds, which starting a thread for it would not. */
export const isReadAtOnce = (bytes: Uint8Array): boolean => bytes.length < 100_000 && !isArchive(bytes);

const startsWith = (bytes: Uint8Array, head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);
