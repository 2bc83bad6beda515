import { describe, expect, it } from 'vitest';
import { TypedStats } from './contract.ts';
import { findStatKey, noStats, readStats } from './stat-names.ts';

describe('names of statistics', () => {
  it.each([
    ['points', 'points'],
    ['PTS', 'points'],
    ['Reb', 'rebounds'],
    ['ast', 'assists'],
    ['STL', 'steals'],
    ['blk', 'blocks'],
    ['fg', 'shotsMade'],
    ['FGM', 'shotsMade'],
    ['fga', 'shotsTaken'],
    ['fg_made', 'shotsMade'],
    ['fg_attempted', 'shotsTaken'],
    ['3pm', 'threePointersMade'],
    ['3PA', 'threePointersTaken'],
    ['three_pt_made', 'threePointersMade'],
    ['three_pt_attempted', 'threePointersTaken'],
    ['ft_made', 'freeThrowsMade'],
    ['ft_attempted', 'freeThrowsTaken'],
    ['games', 'gamesPlayed'],
    ['games_played', 'gamesPlayed'],
    ['SHOTSTAKEN', 'shotsTaken'],
  ])('%s means %s', (name, key) => {
    expect(findStatKey(name)).toBe(key);
  });

  it.each(['', 'goals', 'ppg', '__proto__', 'constructor', 'toString'])('%s means no statistic', (name) => {
    expect(findStatKey(name)).toBeUndefined();
  });
});

describe('reading typed statistics', () => {
  const current = { ...noStats, points: 20, shotsMade: 8, shotsTaken: 16, threePointersMade: 2, threePointersTaken: 5 };

  it('changes what was typed and keeps the rest; null keeps a total', () => {
    expect(readStats({ PTS: 22, reb: 0, ast: null }, current)).toEqual({
      stats: { ...current, points: 22, rebounds: 0 },
    });
  });

  it.each([0, 9999])('accepts %d', (points) => {
    expect(TypedStats.safeParse({ points }).success).toBe(true);
  });

  it.each([-1, 10_000, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '9'])('does not accept %s', (points) => {
    expect(TypedStats.safeParse({ points }).success).toBe(false);
  });

  it('reports an unknown statistic under its typed name', () => {
    expect(readStats({ Goals: 3 }, noStats).issues).toEqual([{ name: 'Goals', message: 'is not a statistic' }]);
    expect(readStats(JSON.parse('{"__proto__": 1}'), noStats).issues?.[0]?.name).toBe('__proto__');
    expect(Object.prototype).not.toHaveProperty('points');
  });

  it('refuses different values for one total under two names', () => {
    expect(readStats({ pts: 3, points: 4 }, noStats).issues?.[0]?.name).toBe('points');
    expect(readStats({ pts: 3, points: 3 }, noStats).stats?.points).toBe(3);
  });

  it.each([
    [{ fgm: 17 }, 'fgm'],
    [{ fga: 7 }, 'fga'],
    [{ '3pm': 6 }, '3pm'],
    [{ '3pm': 9, '3pa': 9, fgm: 8 }, '3pm'],
    [{ '3pa': 17 }, '3pa'],
    [{ ftm: 1 }, 'ftm'],
  ])('refuses more made than taken: %o', (typed, name) => {
    expect(readStats(typed, current).issues?.map((issue) => issue.name)).toContain(name);
  });

  it('ignores a contradiction in statistics that were not typed', () => {
    expect(readStats({ reb: 4 }, { ...current, shotsMade: 99 }).stats?.rebounds).toBe(4);
  });
});
