import { describe, expect, test } from 'vitest';
import { isTouched, missedSomething, noteTopics, topicsOf } from './matching.ts';

describe('which reads a change makes stale', () => {
  test('those made of one of its topics, by its whole name', () => {
    expect(isTouched(['games'], ['games', 'game:115'])).toBe(true);
    expect(isTouched(['game:11'], ['games', 'game:115'])).toBe(false);
    expect(isTouched(['players'], ['games'])).toBe(false);
    expect(isTouched([], ['games'])).toBe(false);
  });

  test('all of them, after a change of everything', () => {
    expect(isTouched(['players'], ['*'])).toBe(true);
  });

  test('topics come from a query’s meta, whatever else is there', () => {
    expect(topicsOf({ queryHash: 'a', meta: { topics: ['games', 7] } })).toEqual(['games']);
    expect(topicsOf({ queryHash: 'b', meta: { topics: 'games' } })).toEqual([]);
    expect(topicsOf({ queryHash: 'c', meta: undefined })).toEqual([]);
    noteTopics('c', 'clubs sports');
    noteTopics('c', null);
    expect(topicsOf({ queryHash: 'c', meta: undefined })).toEqual(['clubs', 'sports']);
  });
});

describe('catching up after the stream was down', () => {
  test('nothing was missed before the first word, or when the numbers agree', () => {
    expect(missedSomething(null, 8)).toBe(false);
    expect(missedSomething(8, 8)).toBe(false);
  });

  test('something was missed when the server is elsewhere: ahead, or restored to an older state', () => {
    expect(missedSomething(8, 9)).toBe(true);
    expect(missedSomething(8, 3)).toBe(true);
  });
});
