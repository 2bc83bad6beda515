import { expect, it } from 'vitest';
import { numberCell, switchCell } from './cells.ts';
import { guessColumns, namedRow } from './columns.ts';

it.each([
  ['', undefined],
  ['0', 0],
  ['07', 7],
  ['99', 99],
  ['12.0', 12],
  ['12,00', 12],
])('reads the number %j', (typed, number) => expect(numberCell('the number', typed, 99)).toBe(number));

it.each([
  ['100', 'the number is at most 99 (100)'],
  ['-1', "the number: '-1' is not a whole number"],
  ['1.5', "the number: '1.5' is not a whole number"],
  ['ten', "the number: 'ten' is not a whole number"],
  ['1e3', "the number: '1e3' is not a whole number"],
])('refuses %j as a number', (typed, why) => expect(() => numberCell('the number', typed, 99)).toThrow(why));

it.each([
  ['', undefined],
  ['Yes', true],
  ['x', true],
  ['TRUE', true],
  ['1', true],
  ['no', false],
  ['-', false],
  ['0', false],
])('reads %j as yes or no', (typed, is) => expect(switchCell('Captain', typed)).toBe(is));

it('refuses a cell that is neither yes nor no', () =>
  expect(() => switchCell('Captain', 'maybe')).toThrow("Captain must be yes or no, not 'maybe'"));

it('guesses columns despite different spellings, but none that two headings match', () => {
  const columns = {
    name: { heading: 'Name', alsoHeaded: ['full name'], example: '' },
    shots: { heading: 'Shots made', isNamed: (heading: string) => heading === 'fg', example: '' },
    team: { heading: 'Team', example: '' },
  };
  const guess = guessColumns(columns, { line: 1, cells: ['FULL_NAME', 'FG%', 'fg', 'Team', 'team '] });
  expect([...guess.mapping]).toEqual([
    ['name', 0],
    ['shots', 2],
  ]);
  expect(guess.unclear).toEqual(['team']);
});

it('reads cells by column name, on one line or unchanged, and notices cells beyond the headings', () => {
  const row = namedRow({ line: 4, cells: ['a\nb', 'c', 'd'] }, new Map([['bio', 0]]), 2);
  expect([row.cell('bio'), row.lines('bio'), row.cell('none'), row.hasSurplus]).toEqual(['a b', 'a\nb', '', true]);
});
