import { expect, test } from 'vitest';
import { maxScore } from '#features/games/contract.ts';
import { sampleGame } from '#features/games/web/testing/sample-game.ts';
import { becomesCompleted, scoreChange, scoreDraft, stepped } from './score-draft.ts';

const opened = scoreDraft(sampleGame({ homeScore: 10, awayScore: null, status: 'live', category: 'league' }));

test('a game opens with what it says', () => {
  expect(opened).toEqual({ homeScore: '10', awayScore: '', status: 'live', category: 'league' });
});

test.each([
  [{}, {}],
  [{ homeScore: '0' }, { homeScore: 0 }],
  [{ homeScore: '' }, { homeScore: null }],
  [{ awayScore: '7' }, { awayScore: 7 }],
  [{ awayScore: 'x' }, { awayScore: Number.NaN }],
  [
    { status: 'completed', category: 'playoff' },
    { status: 'completed', category: 'playoff' },
  ],
])('of %o only %o is sent', (typed, sent) => {
  expect(scoreChange(opened, { ...opened, ...typed })).toEqual(sent);
});

test.each([
  ['', 1, '1'],
  ['', -1, '0'],
  ['0', -1, '0'],
  ['0', 1, '1'],
  ['9', 1, '10'],
  [String(maxScore), 1, '999'],
  ['x', 1, '1'],
] as const)('from %o by %i it is %o', (text, by, after) => expect(stepped(text, by)).toBe(after));

test.each([
  ['upcoming', '1', '0', true],
  ['upcoming', '1', '', false],
  ['live', '1', '0', false],
])('saved as completed: %s with %o and %o, %o', (status, homeScore, awayScore, becomes) => {
  expect(becomesCompleted({ status, homeScore, awayScore })).toBe(becomes);
});
