import { describe, expect, test } from 'vitest';
import { mergeDrafts, numberIn } from './draft.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  [' 12 ', 12],
  ['-1', -1],
])('%o is the number %o', (text, number) => expect(numberIn(text)).toBe(number));

test.each(['x', '1.5', '1e3', '1 2', '١'])('%o is no whole number', (text) => expect(numberIn(text)).toBeNaN());

describe('when somebody else has saved meanwhile', () => {
  const opened = { home: '10', away: '8', status: 'live' };

  test('what was not touched here says what they saved', () => {
    expect(mergeDrafts(opened, { ...opened, home: '12' }, { ...opened, away: '9' })).toEqual({
      draft: { home: '12', away: '9', status: 'live' },
      clashes: [],
    });
  });

  test('what both changed stays as typed, and is a clash', () => {
    expect(mergeDrafts(opened, { ...opened, home: '12' }, { ...opened, home: '11', status: 'completed' })).toEqual({
      draft: { home: '12', away: '8', status: 'completed' },
      clashes: [{ name: 'home', theirs: '11', yours: '12' }],
    });
  });

  test('what both changed alike is none', () => {
    const same = { ...opened, home: '12' };
    expect(mergeDrafts(opened, same, same)).toEqual({ draft: same, clashes: [] });
  });

  test('what was emptied here and changed there is one', () => {
    expect(mergeDrafts(opened, { ...opened, away: '' }, { ...opened, away: '9' }).clashes).toEqual([
      { name: 'away', theirs: '9', yours: '' },
    ]);
  });
});
