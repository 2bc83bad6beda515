import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CacheTag, collectionTag, tagsIn } from '#shared/cache-tags.ts';
import { isTouchedBy as isTouched, Refetches } from './freshness.ts';

const isTouchedBy = (queryTags: string, changed: string) => isTouched(tagsIn(queryTags), collectionTag(changed));

describe('which reads a change makes stale', () => {
  test('those that have exactly its tag', () => {
    expect(isTouchedBy('teams games', 'games')).toBe(true);
    expect(isTouchedBy('game:115', 'game:115')).toBe(true);
    expect(isTouchedBy('game:11', 'game:115')).toBe(false);
    expect(isTouchedBy('games', 'game:115')).toBe(false);
    expect(isTouchedBy('game:115', 'games')).toBe(false);
    expect(isTouchedBy('', 'games')).toBe(false);
  });

  test('those that show rows of its type', () => {
    expect(isTouchedBy('games game:*', 'game:115')).toBe(true);
    expect(isTouchedBy('likes:game:*', 'likes:game:115')).toBe(true);
    expect(isTouchedBy('game:*', 'likes:game:115')).toBe(false);
    expect(isTouchedBy('game:*', 'games')).toBe(false);
  });

  test('all of them, after a change of everything', () => {
    expect(isTouchedBy('players', '*')).toBe(true);
    expect(isTouchedBy('', '*')).toBe(true);
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changed = (change: number, ...tags: string[]) =>
  new Map<CacheTag, number>(tags.map((tag) => [collectionTag(tag), change]));

function watched() {
  const fetched: string[][] = [];
  return { fetched, refetches: new Refetches((tags) => fetched.push([...tags.keys()])) };
}

test('refetches a tag that changes once at once', () => {
  const { fetched, refetches } = watched();
  refetches.schedule(changed(1, 'games', 'game:1'));
  vi.advanceTimersByTime(1_000);
  refetches.schedule(changed(1, 'games'));
  expect(fetched).toEqual([['games', 'game:1'], ['games']]);
});

test('refetches a tag that keeps changing once a second, and after its last change', () => {
  const { fetched, refetches } = watched();
  for (let score = 0; score < 100; score += 1) {
    refetches.schedule(changed(1, 'games', `game:${score % 2}`));
    vi.advanceTimersByTime(25);
  }
  expect(fetched.length).toBeLessThan(8);
  const before = fetched.length;
  vi.advanceTimersByTime(1_000);
  expect(fetched.slice(before).flat().sort()).toEqual(['game:0', 'game:1', 'games']);
  vi.advanceTimersByTime(10_000);
  expect(fetched.length).toBeLessThan(9);
});

test('refetches waiting tags together', () => {
  const { fetched, refetches } = watched();
  for (let change = 0; change < 3; change += 1) refetches.schedule(changed(1, 'games', 'game:1'));
  vi.advanceTimersByTime(999);
  expect(fetched).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(fetched).toEqual([
    ['games', 'game:1'],
    ['games', 'game:1'],
  ]);
});

test('a busy tag does not hold up another one', () => {
  const { fetched, refetches } = watched();
  for (let like = 0; like < 10; like += 1) refetches.schedule(changed(1, 'likes:game:1'));
  refetches.schedule(changed(1, 'games'));
  expect(fetched).toEqual([['likes:game:1'], ['games']]);
});

test('refetches once, at a random moment within the given time, what many browsers are told of', () => {
  const moments = Array.from({ length: 40 }, () => {
    const { fetched, refetches } = watched();
    for (let times = 0; times < 3; times += 1) refetches.schedule(changed(1, '*'), 5_000);
    let at = 0;
    for (; fetched.length === 0 && at <= 5_000; at += 100) vi.advanceTimersByTime(100);
    vi.advanceTimersByTime(10_000);
    expect(fetched).toEqual([['*']]);
    return at;
  });
  expect(Math.max(...moments)).toBeLessThanOrEqual(5_000);
  expect(new Set(moments).size).toBeGreaterThan(10);
});

test('after a logout nothing more is fetched', () => {
  const { fetched, refetches } = watched();
  refetches.schedule(changed(1, 'games'));
  refetches.schedule(changed(1, 'games'));
  refetches.schedule(changed(1, '*'), 5_000);
  refetches.stop();
  vi.advanceTimersByTime(10_000);
  expect(fetched).toEqual([['games']]);
});

test('refetches with a tag’s latest change number, whichever event came last', () => {
  const fetched: number[] = [];
  const refetches = new Refetches((tags) => fetched.push(...tags.values()));
  for (const change of [5, 8, 7]) refetches.schedule(changed(change, 'games'));
  for (const change of [3, 6, 4]) refetches.schedule(changed(change, 'clubs'), 5_000);
  vi.advanceTimersByTime(10_000);
  expect(fetched.sort()).toEqual([5, 6, 8]);
});
