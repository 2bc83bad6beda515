import { describe, expect, test } from 'vitest';
import { missedBy } from './follow.ts';

describe('catching up after the stream was down', () => {
  const greeting = { kind: 'hello', number: 9, since: 5, missed: { games: 7, 'game:4': 9 } } as const;
  const missed = (shown: number | null) => [...missedBy(shown, greeting)];

  test('refetches what changed since', () => {
    expect(missed(9)).toEqual([]);
    expect(missed(8)).toEqual([['game:4', 9]]);
    expect(missed(7)).toEqual([['game:4', 9]]);
    expect(missed(6)).toEqual([
      ['games', 7],
      ['game:4', 9],
    ]);
    expect(missed(5)).toEqual(missed(6));
  });

  test('refetches everything when the greeting does not reach back so far', () => {
    expect(missed(4)).toEqual([['*', 9]]);
    expect([...missedBy(8, { kind: 'hello', number: 9 })]).toEqual([['*', 9]]);
    expect([...missedBy(9, { kind: 'hello', number: 9 })]).toEqual([]);
  });

  test('refetches all that the greeting lists before anything was read, as first reads may be in flight', () => {
    expect(missed(null)).toEqual(missed(5));
  });
});
