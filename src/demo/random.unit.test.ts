import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';

const many = Array.from({ length: 2_000 });

describe('seeded chance', () => {
  it('is the same for one subject, and different for another', () => {
    const draw = (subject: string) => many.map(seededRandom(subject).next);
    expect(draw('scores')).toEqual(draw('scores'));
    expect(draw('scores')).not.toEqual(draw('names'));
  });

  it('reaches both ends and nothing beyond', () => {
    const random = seededRandom('dice');
    const thrown = new Set(many.map(() => random.between(1, 6)));
    expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('picks by weight, and never an item without weight', () => {
    const random = seededRandom('weights');
    const picked = many.map(() => random.pickWeighted([0, 1, 3], (weight) => weight));
    expect(picked).not.toContain(0);
    expect(picked.filter((weight) => weight === 3).length).toBeGreaterThan(1_400);
    expect(() => random.pickWeighted([], () => 1)).toThrow(RangeError);
  });

  it('shuffles without losing anything', () => {
    const shuffled = seededRandom('cards').shuffled([1, 2, 3, 4, 5, 6, 7]);
    expect(shuffled.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
