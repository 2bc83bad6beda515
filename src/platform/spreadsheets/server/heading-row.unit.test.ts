import { expect, it } from 'vitest';
import { findHeading, maxTitleRows } from './lay-out.ts';

const columns = {
  date: { heading: 'Date', example: '' },
  home: { heading: 'Home', alsoHeaded: ['home team'], example: '' },
  homeScore: { heading: 'Home score', example: '' },
  away: { heading: 'Away', alsoHeaded: ['away team'], example: '' },
};

const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 1, cells }));

it('finds the first row with the most known headings', () => {
  const rows = sheet(['League', 'Home'], ['Date', 'Home', 'Away'], ['16/08', 'Date', 'Home'], ['Date', 'Home', 'Away']);
  expect(findHeading(columns, rows)).toMatchObject({
    heading: { line: 2 },
    above: [{ line: 1 }],
    rows: [{ line: 3 }, { line: 4 }],
  });
});

it('takes the chosen row, and none if that is not among the first rows', () => {
  const rows = sheet(['Date', 'Home', 'Away'], ['x', 'y', 'z'], ['16/08', 'A', 'B']);
  expect(findHeading(columns, rows, 2)).toMatchObject({ heading: { line: 2, cells: ['x', 'y', 'z'] } });
  expect(findHeading(columns, rows, 9)).toBe(null);
  expect(findHeading(columns, [])).toBe(null);
});

it('looks only in the first rows, as many as titles may fill', () => {
  const titles = Array.from({ length: maxTitleRows - 1 }, () => ['title']);
  expect(findHeading(columns, sheet(...titles, ['Date', 'Home']))).toMatchObject({ heading: { line: maxTitleRows } });
  expect(findHeading(columns, sheet(...titles, ['title'], ['Date', 'Home']))).toMatchObject({ heading: { line: 1 } });
});

it('joins two rows if the upper one names groups of columns', () => {
  const rows = sheet(['', 'Home', '', 'Away'], ['Date', 'Team', 'Score', 'Team'], ['16/08', 'A', '1', 'B']);
  expect(findHeading(columns, rows)?.heading).toEqual({
    line: 2,
    cells: ['Date', 'Home Team', 'Home Score', 'Away Team'],
  });
  const upright = sheet(['Date', 'Home', '', 'Away'], ['', 'Team', 'Score', 'Team'], ['16/08', 'A', '1', 'B']);
  expect(findHeading(columns, upright)?.heading.cells).toEqual(['Date', 'Home Team', 'Home Score', 'Away Team']);
});

it('does not join the headings with a title above them', () => {
  const rows = sheet(['League 2026'], ['Date', 'Home', 'Away'], ['16/08', 'A', 'B']);
  expect(findHeading(columns, rows)?.heading.cells).toEqual(['Date', 'Home', 'Away']);
});
