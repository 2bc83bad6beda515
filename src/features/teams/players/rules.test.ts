import { describe, expect, it } from 'vitest';
import { percentage, trueShooting } from '#shared/percentages.ts';
import { performanceRating, perGame, seasonStats, splitByStar } from './rules.ts';
import { noStats } from './stat-names.ts';

describe('percentage', () => {
  it.each([
    [0, 0, 0],
    [0, 9, 0],
    [9, 9, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 100],
  ])('of %i made out of %i is %i', (made, taken, expected) => {
    expect(percentage(made, taken)).toBe(expected);
  });
});

describe('true shooting', () => {
  it('counts 0.44 of a field goal for each free throw', () => {
    expect(trueShooting({ points: 94, shotsTaken: 40, freeThrowsTaken: 25 })).toBe(92);
  });
  it('is 0 when nothing was attempted, even if points were recorded', () => {
    expect(trueShooting({ points: 5, shotsTaken: 0, freeThrowsTaken: 0 })).toBe(0);
  });
  it('works from free throws alone and can exceed 100', () => {
    expect(trueShooting({ points: 1, shotsTaken: 0, freeThrowsTaken: 1 })).toBe(114);
  });
  it('rounds an exact half up', () => {
    // 100 x 1 / (2 x 4) = 12.5
    expect(trueShooting({ points: 1, shotsTaken: 4, freeThrowsTaken: 0 })).toBe(13);
  });
});

describe('per game', () => {
  it.each([
    [0, 0, 0],
    [7, 0, 0],
    [10, 4, 2.5],
    [10, 3, 3.3],
    [20, 3, 6.7],
    [1, 8, 0.1],
    [9999, 1, 9999],
  ])('%i in %i games is %d', (total, games, expected) => {
    expect(perGame(total, games)).toBe(expected);
  });
});

describe('performance rating', () => {
  const nothing = { points: 0, rebounds: 0, assists: 0, shotsMade: 0, shotsTaken: 0 };

  it('weighs points 0.4, rebounds 0.3, assists 0.2 and the field goal percentage 0.1', () => {
    expect(performanceRating({ ...nothing, points: 100 })).toBe(40);
    expect(performanceRating({ ...nothing, rebounds: 100 })).toBe(30);
    expect(performanceRating({ ...nothing, assists: 100 })).toBe(20);
    expect(performanceRating({ ...nothing, shotsMade: 5, shotsTaken: 5 })).toBe(10);
  });
  it('does not round the percentage before the end', () => {
    // 54.5 % gives 5.45; rounded to 55 % first it would be 5.5, and so 6.
    expect(performanceRating({ ...nothing, shotsMade: 109, shotsTaken: 200 })).toBe(5);
    expect(performanceRating({ ...nothing, shotsMade: 11, shotsTaken: 20 })).toBe(6);
  });
  it('rounds an exact half up, without loss in binary fractions', () => {
    expect(performanceRating({ ...nothing, points: 5, rebounds: 5 })).toBe(4);
    expect(performanceRating({ ...nothing, assists: 1, rebounds: 1 })).toBe(1);
  });
});

describe('season statistics', () => {
  it('contain the totals, both names of games, and derived values', () => {
    const totals = { ...noStats, points: 41, rebounds: 10, assists: 7, shotsMade: 15, shotsTaken: 31, gamesPlayed: 4 };
    expect(seasonStats(totals)).toMatchObject({
      points: 41,
      gamesPlayed: 4,
      games: 4,
      fieldGoalPct: 48,
      threePointPct: 0,
      trueShooting: 66,
      ppg: 10.3,
      rpg: 2.5,
      apg: 1.8,
    });
  });
});

describe('a roster', () => {
  it('separates the star players: All-Stars and MVPs', () => {
    const players = [
      { id: 1, isAllStar: true, isMvp: false },
      { id: 2, isAllStar: false, isMvp: false },
      { id: 3, isAllStar: false, isMvp: true },
    ];
    const { stars, others } = splitByStar(players);
    expect(stars.map(({ id }) => id)).toEqual([1, 3]);
    expect(others.map(({ id }) => id)).toEqual([2]);
  });
});
