import { describe, expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { countLines, listColumns, listLines } from './paper-rules.ts';

describe('the columns of a printed sheet', () => {
  it.each([
    ['basketball', { fouls: 5, cards: [], score: 'Points', periods: ['Q1', 'Q2', 'Q3', 'Q4', 'OT'] }],
    ['soccer', { fouls: 0, cards: ['yellow', 'red'], score: 'Goals' }],
    ['hockey', { cards: ['green', 'yellow', 'red'] }],
    ['rugby', { cards: ['yellow', 'red'], score: 'Score' }],
    ['volleyball', { fouls: 0, periods: ['S1', 'S2', 'S3', 'S4', 'S5'] }],
  ])('of %s follow from its definition', (key, columns) => {
    expect(listColumns(getDefinition(key))).toMatchObject(columns);
  });
});

const squad = (size: number, absent = 0) =>
  Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    displayName: `Player ${at + 1}`,
    jerseyNumber: at + 1,
    position: null,
    isCaptain: false,
    isAbsent: at < absent,
  }));

describe('the lines of a printed sheet', () => {
  it.each([
    [0, 0, 12],
    [9, 0, 12],
    [10, 0, 13],
    [31, 0, 34],
    [34, 0, 34],
    [35, 0, 35],
    [60, 30, 34],
    [60, 20, 40],
  ])('for %i players, of whom %i are not here, are %i', (size, absent, lines) => {
    expect(countLines([squad(size, absent), squad(3)])).toBe(lines);
    expect(countLines([[], squad(size, absent)])).toBe(lines);
  });

  it('have who is here first, and leave out nobody who is', () => {
    const few = listLines(squad(4, 2), 6);
    expect([few.players.map(({ id }) => id), few.empty, few.leftOut]).toEqual([[3, 4, 1, 2], 2, 0]);
    const many = listLines(squad(40, 10), 34);
    expect([many.players.filter(({ isAbsent }) => !isAbsent).length, many.empty, many.leftOut]).toEqual([30, 0, 6]);
  });
});
