import { describe, expect, test } from 'vitest';
import { isTouchedBy } from './freshness.ts';

describe('which reads a change makes stale', () => {
  test('those that have exactly its tag', () => {
    expect(isTouchedBy(['teams', 'games'], 'games')).toBe(true);
    expect(isTouchedBy(['game:115'], 'game:115')).toBe(true);
    expect(isTouchedBy(['game:11'], 'game:115')).toBe(false);
    expect(isTouchedBy(['games'], 'game:115')).toBe(false);
    expect(isTouchedBy(['game:115'], 'games')).toBe(false);
    expect(isTouchedBy([], 'games')).toBe(false);
  });

  test('those that show rows of its type', () => {
    expect(isTouchedBy(['games', 'game:*'], 'game:115')).toBe(true);
    expect(isTouchedBy(['likes:game:*'], 'likes:game:115')).toBe(true);
    expect(isTouchedBy(['game:*'], 'likes:game:115')).toBe(false);
    expect(isTouchedBy(['game:*'], 'games')).toBe(false);
  });

  test('all of them, after a change of everything', () => {
    expect(isTouchedBy(['players'], '*')).toBe(true);
    expect(isTouchedBy([], '*')).toBe(true);
  });
});
