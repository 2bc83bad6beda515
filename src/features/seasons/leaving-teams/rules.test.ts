import { describe, expect, it } from 'vitest';
import { countForRule, fateOf, finishedTables, type StagedGame, stageOf, usualChoice } from './rules.ts';

const game = (more: Partial<StagedGame> = {}): StagedGame => ({
  ...{ status: 'upcoming', counts: true, category: 'league', group: null, round: 'Matchday 3', ...more },
});
const played = (more: Partial<StagedGame> = {}) => game({ status: 'completed', ...more });
const knockout = (more: Partial<StagedGame> = {}) => game({ category: 'playoff', round: 'Semi-final', ...more });

describe('the usual rule', () => {
  it.each([
    [0, 1, 'annul'],
    [4, 9, 'annul'],
    [5, 10, 'walkovers'],
    [5, 9, 'walkovers'],
    [6, 13, 'annul'],
    [7, 14, 'walkovers'],
    [0, 0, 'walkovers'],
  ] as const)('after %i of %i games: %s', (count, of, choice) => {
    expect(usualChoice({ played: count, of })).toBe(choice);
  });

  it('goes by games that count and those to come, of tables that are not finished', () => {
    const own = [
      played(),
      played({ counts: false }),
      game({ status: 'cancelled' }),
      game({ status: 'postponed' }),
      game(),
      knockout(),
      played({ group: 'Group A' }),
    ];
    expect(countForRule(own, new Set(['Group A']))).toEqual({ played: 1, of: 3 });
  });
});

describe('a finished table', () => {
  it('has no game to come, a postponed one neither', () => {
    expect(finishedTables([played(), game({ status: 'cancelled' })])).toEqual(new Set([null]));
    expect(finishedTables([played(), game({ status: 'postponed' })])).toEqual(new Set());
    const groups = [played({ group: 'A' }), played({ group: 'B' }), game({ group: 'B' })];
    expect(finishedTables(groups)).toEqual(new Set(['A']));
  });

  it('is one whose knock-out has begun', () => {
    const group = [played({ group: 'A' }), game({ group: 'A' })];
    expect(finishedTables([...group, knockout()])).toEqual(new Set());
    expect(finishedTables([...group, knockout({ status: 'live' })])).toEqual(new Set(['A']));
  });

  it('does not change unasked', () => {
    const finished = new Set([null]);
    const fates = (finishedToo: boolean) => [
      fateOf(played(), { choice: 'annul', finishedToo }, finished),
      fateOf(game(), { choice: 'walkovers', finishedToo }, finished),
    ];
    expect(fates(false)).toEqual(['stands', 'calledOff']);
    expect(fates(true)).toEqual(['annulled', 'walkover']);
  });
});

describe('what becomes of a game', () => {
  const fates = (choice: 'annul' | 'walkovers' | 'callOff') =>
    [played(), played({ counts: false }), game(), knockout(), knockout({ status: 'completed' })].map((one) =>
      fateOf(one, { choice, finishedToo: false }, new Set()),
    );

  it('follows the choice, and a knock-out always has somebody who goes on', () => {
    expect(fates('annul')).toEqual(['annulled', 'stands', 'calledOff', 'walkover', 'stands']);
    expect(fates('walkovers')).toEqual(['stands', 'stands', 'walkover', 'walkover', 'stands']);
    expect(fates('callOff')).toEqual(['stands', 'stands', 'calledOff', 'calledOff', 'stands']);
  });

  it('is told by its round in a knock-out, and by its group elsewhere', () => {
    expect([game(), game({ group: 'Group A' }), knockout(), knockout({ round: null })].map(stageOf)).toEqual([
      null,
      'Group A',
      'Semi-final',
      'Knock-out',
    ]);
  });
});
