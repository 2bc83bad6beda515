import {
  hasContent,
  mustFit,
  type Sheet,
  sheetLimits,
  UnusableSheet,
  type Workbook,
  type WorkbookSheet,
} from './sheet.ts';
import { type Attributes, readXml, unpackXlsx, type XlsxParts } from './xlsx-archive.ts';
import { isDateFormat, isoText, serialText } from './xlsx-dates.ts';

/**
 * The sheets that are neither hidden nor empty. A formula is read as the value computed when the file was saved; nothing in the
 * file is run. Days and times become text, year first. A sheet that cannot be used does not affect the others.
 */
export function xlsxSheets(bytes: Uint8Array): Workbook {
  const parts = unpackXlsx(bytes);
  const { from1904, shown } = readContents(parts);
  const book = { texts: readSharedTexts(parts), dateStyles: readDateStyles(parts), from1904 };
  let room = sheetLimits.workbookRows;
  const sheets = shown.flatMap(({ name, path }): WorkbookSheet[] => {
    const xml = parts.get(path);
    if (xml === undefined) return [];
    const sheet = readOrFault(name, () => readSheet(xml, book, room));
    room -= sheet.rows.length;
    return sheet.fault !== null || sheet.rows.length > 0 ? [sheet] : [];
  });
  const [first, ...others] = sheets;
  if (!first) throw new UnusableSheet(shown.length > 0 ? 'The file is empty' : 'The workbook has no sheet to read');
  return [first, ...others];
}

function readOrFault(name: string, read: () => Sheet): WorkbookSheet {
  try {
    return { name, rows: read(), fault: null };
  } catch (error) {
    if (!(error instanceof UnusableSheet)) throw error;
    return { name, rows: [], fault: error.message };
  }
}

function readContents(parts: XlsxParts) {
  const sheets: Attributes[] = [];
  let from1904 = false;
  readXml(readPart(parts, 'xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push(attributes);
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
    },
  });
  const paths = sheetPaths(parts);
  const shown = sheets
    .filter(({ state }) => state === undefined || state === 'visible')
    .map(({ name = '', id = '' }) => ({ name: name.trim().slice(0, maxNameLength), path: paths.get(id) ?? '' }));
  return { from1904, shown };
}

const maxNameLength = 60;

function sheetPaths(parts: XlsxParts): Map<string, string> {
  const paths = new Map<string, string>();
  readXml(readPart(parts, 'xl/_rels/workbook.xml.rels'), {
    open: (name, { Id: id = '', Target: target = '' }) => {
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
      if (name === 'Relationship') paths.set(id, path.toLowerCase());
    },
  });
  return paths;
}

function readSharedTexts(parts: XlsxParts): string[] {
  const texts: string[] = [];
  const letters = new CellLetters();
  readXml(parts.get('xl/sharedstrings.xml') ?? '<sst/>', {
    open: (name) => letters.open(name),
    text: (part) => letters.add(part),
    close: (name) => {
      letters.close(name);
      if (name === 'si') texts.push(letters.take());
    },
  });
  return texts;
}

/** For each cell style, by its index, whether it shows a number as a day or time. */
function readDateStyles(parts: XlsxParts): boolean[] {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let inCells = false;
  readXml(parts.get('xl/styles.xml') ?? '<styleSheet/>', {
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(isDateFormat(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

const tooMany = `The sheets have more than ${sheetLimits.workbookRows} rows together: please save this one alone`;

interface Book {
  texts: readonly string[];
  dateStyles: readonly boolean[];
  from1904: boolean;
}

function readSheet(xml: string, book: Book, room: number): Sheet {
  const rows: Sheet = [];
  const letters = new CellLetters();
  let row = { line: 0, cells: [] as string[] };
  let cell: Attributes = {};
  let column = -1;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') row = { line: Number(attributes['r'] ?? row.line + 1), cells: [] };
      if (name === 'row') column = -1;
      if (name === 'c') cell = attributes;
      if (name === 'c') column = parseColumn(attributes['r']) ?? column + 1;
      letters.open(name);
    },
    text: (part) => letters.add(part),
    close: (name) => {
      letters.close(name);
      if (name === 'c') put(row.cells, column, cellText(cell, letters.take(), book));
      if (name !== 'row' || !hasContent(row)) return;
      mustFit(row, rows.length);
      if (rows.length >= room) throw new UnusableSheet(tooMany);
      rows.push(row);
    },
  });
  return rows;
}

/** Excel has no more columns. A wrong cell address must not create a row of millions of cells. */
const lastColumn = 16_384;

function put(cells: string[], column: number, text: string): void {
  if (text === '' || column >= lastColumn) return;
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

/** `AB12` is in column 27, counted from 0. */
function parseColumn(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(
  { t: type = 'n', s: style }: Attributes,
  value: string,
  { texts, dateStyles, from1904 }: Book,
): string {
  const typed = value.trim();
  if (type === 's') return (texts[Number(typed)] ?? '').trim();
  if (type === 'b') return typed === '1' ? 'yes' : 'no';
  if (type !== 'n' || typed === '') return type === 'd' ? isoText(typed) : typed;
  const number = Number(typed);
  const shownAsDate = dateStyles[Number(style ?? 0)] === true;
  return (shownAsDate ? serialText(number, from1904) : null) ?? plainNumber(number) ?? typed;
}

/** Rounds to 15 digits, because files store 0.1 + 0.2 as 0.30000000000000004. */
const plainNumber = (number: number) => (Number.isFinite(number) ? String(Number(number.toPrecision(15))) : null);

/** Collects the text of a cell or shared text: the content of `v` and `t`, without phonetic hints (`rPh`) and formulas. */
class CellLetters {
  #text = '';
  #isReading = false;
  #isAside = false;

  open(name: string): void {
    if (name === 'rPh') this.#isAside = true;
    if (name === 'v' || name === 't') this.#isReading = !this.#isAside;
  }

  add(part: string): void {
    if (this.#isReading) this.#text += part;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isAside = false;
    if (name === 'v' || name === 't') this.#isReading = false;
  }

  take(): string {
    // Excel writes a carriage return as such or escaped.
    const text = this.#text.replace(/(\r|_x000D_)\n?/gi, '\n');
    this.#text = '';
    return text;
  }
}

function readPart(parts: XlsxParts, name: string): string {
  const part = parts.get(name);
  if (part === undefined)
    throw new UnusableSheet('This is not an Excel workbook (.xlsx): please save it as one, or as CSV');
  return part;
}
