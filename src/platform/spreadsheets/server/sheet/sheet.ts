export interface SheetRow {
  line: number;
  cells: string[];
}

/** The rows of a sheet that have content, in their order. */
export type Sheet = SheetRow[];

/** The visible sheets of a file; a CSV is one sheet without a name. */
export type Workbook = [WorkbookSheet, ...WorkbookSheet[]];

export interface WorkbookSheet {
  name: string;
  rows: Sheet;
  /** Why the sheet cannot be used; it then has no rows. */
  fault: string | null;
}

/** The file as a whole cannot be used; the message is for the person who chose it. */
export class UnusableSheet extends Error {}

export class RefusedRow extends Error {}

/** Whether the file is a ZIP archive, as an XLSX is. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 3, 4]);

export const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

export const hasContent = ({ cells }: SheetRow): boolean => cells.some((cell) => cell !== '');

export const sheetLimits = {
  fileBytes: 2 * 1024 * 1024,
  /** The unpacked size of an XLSX, which is an archive. */
  unpackedBytes: 64 * 1024 * 1024,
  rows: 5_000,
  /** The rows of all sheets of a workbook together. */
  workbookRows: 10_000,
  /** The box scores of all sports in one list have more than 100. */
  columns: 250,
  /** In characters: what a cell of Excel holds. The longest field of the app is the definition of a sport. */
  cell: 32_767,
  /** In characters, of all cells together: in a workbook many cells may repeat one shared text. */
  text: 8 * 1024 * 1024,
};

/** Throws for a row beyond the limits, which are larger than any real list. */
export function mustFit({ line, cells }: SheetRow, rowsBefore: number): void {
  if (rowsBefore > sheetLimits.rows)
    throw new UnusableSheet(`The file has more than ${sheetLimits.rows} rows: please split it`);
  if (cells.findLastIndex((cell) => cell !== '') >= sheetLimits.columns) {
    throw new UnusableSheet(`Line ${line} has more than ${sheetLimits.columns} columns`);
  }
  if (cells.some((cell) => cell.length > sheetLimits.cell)) {
    throw new UnusableSheet(`Line ${line} has a cell of more than ${sheetLimits.cell} characters`);
  }
}

/** Marks the sheet at which a file exceeds the text limit as unusable: passing it on would copy each cell's shared text. */
export function textBound(): (sheet: WorkbookSheet) => WorkbookSheet {
  let remaining = sheetLimits.text;
  return (sheet) => {
    for (const { cells } of sheet.rows) {
      for (const cell of cells) remaining -= cell.length;
      if (remaining < 0) return { ...sheet, rows: [], fault: 'The file holds more than 8 MB of text: please split it' };
    }
    return sheet;
  };
}
