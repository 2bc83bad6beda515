import { expect, it } from 'vitest';
import { formatContent, partTable } from './table-rows.ts';

const fixtures = { needs: [['date'], ['home'], ['away']] };
const teams = { needs: [['name']] };

function parted(cells: string[], kind: { needs: string[][] } = fixtures): string | null {
  const mapping = new Map([...['date', 'home', 'away'].map((name, at) => [name, at] as const), ['name', 0]]);
  const heading = { line: 1, cells: ['Date', 'Home', 'Away'] };
  return partTable(kind, [heading], [{ line: 2, cells }], mapping).aside[0]?.why ?? null;
}

it.each([
  [['16/08', 'Lions', 'Rovers'], null],
  [['16/08', 'Lions'], null],
  [['16/08', 'Total', 'Rovers'], null],
  [['Date', 'Home', 'Away'], 'these are the headings again'],
  [['Matchday 2'], 'it has only one filled cell'],
  [['', '', 'Rovers'], 'it has only one filled cell'],
  [['Total', '', '', '12'], 'it is a total of other rows'],
  [['', 'Grand total:', '', '12'], 'it is a total of other rows'],
  [['Total goals', '3', ''], 'it is a total of other rows'],
])('sorts out or keeps the row %j', (cells, why) => expect(parted(cells)).toBe(why));

it('keeps teams whose name contains the word total', () => {
  expect(parted(['Lions'], teams)).toBe(null);
  expect(parted(['Total Eclipse', '12'], teams)).toBe(null);
  expect(parted(['Total', '12'], teams)).toBe('it is a total of other rows');
});

it("shows a row's content, up to 200 characters", () => {
  expect(formatContent({ line: 1, cells: ['', 'Lions', '', ' a\nb'] })).toBe('Lions · a b');
  expect(formatContent({ line: 1, cells: ['x'.repeat(200)] })).toHaveLength(200);
  expect(formatContent({ line: 1, cells: ['x'.repeat(201)] })).toBe(`${'x'.repeat(200)}…`);
});
