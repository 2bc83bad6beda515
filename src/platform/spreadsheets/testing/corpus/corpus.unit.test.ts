import { expect, it } from 'vitest';
import { readWorkbook } from '../../server/sheet/read-sheet.ts';
import { hasContent, UnusableSheet, type WorkbookSheet } from '../../server/sheet/sheet.ts';
import { type Cell, type ListSheet, lists } from './lists.ts';
import { programs } from './programs.ts';
import { odd, refused } from './unusual.ts';
import { writeList } from './write-list.ts';

const files = programs.length * Object.keys(lists).length;

it('holds at least 170 workbooks', () => expect(files).toBeGreaterThanOrEqual(170));

it.each(programs)('reads the files of $name as they were typed', (program) => {
  for (const [name, sheets] of Object.entries(lists)) {
    const read = readWorkbook(writeList(sheets, program));
    expect({ [name]: read }).toEqual({ [name]: sheets.flatMap(asTyped) });
  }
});

it.each(odd)('reads an odd file: %s', (_, file, cells) => {
  expect(readWorkbook(file)[0].rows.map((row) => row.cells)).toEqual(cells);
});

it.each(refused)('refuses with a clear message: %s', (_, file, message) => {
  expect(() => readWorkbook(file)).toThrow(new UnusableSheet(message));
});

function asTyped({ name, state, rows }: ListSheet): WorkbookSheet[] {
  const shown = rows.map((cells, at) => ({ line: at + 1, cells: withoutEnd(cells.map(shownText)) })).filter(hasContent);
  return state || shown.length === 0 ? [] : [{ name, rows: shown, fault: null }];
}

const withoutEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

function shownText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if ('runs' in cell) return cell.runs.join('').trim();
  if ('day' in cell) return cell.shown;
  return 'fault' in cell ? cell.fault : shownText(cell.value);
}
