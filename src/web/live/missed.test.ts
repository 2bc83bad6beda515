import { describe, expect, test } from 'vitest';
import { missedBy } from './apply.ts';

describe('catching up after the stream was down', () => {
  const greeting = { kind: 'hello', number: 9, since: 5, missed: { games: 7, 'game:4': 9 } } as const;
  const missed = (shown: number | null) => [...missedBy(shown, greeting)];

  test('is for what changed since', () => {
    expect(missed(9)).toEqual([]);
    expect(missed(8)).toEqual([['game:4', 9]]);
    expect(missed(7)).toEqual([['game:4', 9]]);
    expect(missed(6)).toEqual([
      ['games', 7],
      ['game:4', 9],
    ]);
    expect(missed(5)).toEqual(missed(6));
  });

  test('is for everything where the greeting does not reach back so far', () => {
    expect(missed(4)).toEqual([['*', 9]]);
    expect([...missedBy(8, { kind: 'hello', number: 9 })]).toEqual([['*', 9]]);
    expect([...missedBy(9, { kind: 'hello', number: 9 })]).toEqual([]);
  });

  test('is for all that the greeting tells before anything was read: reads may be under way', () => {
    expect(missed(null)).toEqual(missed(5));
  });
});
