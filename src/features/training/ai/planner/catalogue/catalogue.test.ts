import { describe, expect, it } from 'vitest';
import { tipTopics } from '../../contract.ts';
import { knownTips, readTips } from '../tips/known-tips.ts';
import { readTable } from './exercise.ts';
import { exercises } from './exercises.ts';

describe('the exercise catalogue', () => {
  it('has at least 150 exercises with unique names', () => {
    expect(new Set(exercises.map(({ name }) => name)).size).toBe(exercises.length);
    expect(exercises.length).toBeGreaterThanOrEqual(150);
  });

  it('gives every jump a load on the knees or ankles', () => {
    for (const { name, traits, load } of exercises.filter((exercise) => exercise.traits.includes('jump'))) {
      expect(Math.max(load.knees ?? 0, load.ankles ?? 0), name).toBeGreaterThanOrEqual(2);
      expect(traits, name).not.toContain('hold');
    }
  });

  it('gives every squat and lunge a load on the knees', () => {
    for (const { name, load } of exercises.filter(
      (exercise) => exercise.pattern === 'lunge' || exercise.traits.includes('squat'),
    )) {
      expect(load.knees ?? 0, name).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ['too few columns', 'Squat | squat | quads'],
    ['an unknown pattern', 'Squat | sit | quads | - | 1 | - | - | 8-12 x3 | Down.'],
    ['an unknown muscle', 'Squat | squat | kwads | - | 1 | - | - | 8-12 x3 | Down.'],
    ['unknown equipment', 'Squat | squat | quads | tank | 1 | - | - | 8-12 x3 | Down.'],
    ['a fourth level', 'Squat | squat | quads | - | 4 | - | - | 8-12 x3 | Down.'],
    ['a load without weight', 'Squat | squat | quads | - | 1 | knees | - | 8-12 x3 | Down.'],
    ['an unknown trait', 'Squat | squat | quads | - | 1 | - | fun | 8-12 x3 | Down.'],
    ['no amount', 'Squat | squat | quads | - | 1 | - | - | some | Down.'],
  ])('refuses a line with %s', (_what, line) => expect(() => readTable(line)).toThrow());
});

describe('the tip catalogue', () => {
  it('has at least 80 different tips, and at least four for every topic', () => {
    expect(new Set(knownTips.map(({ text }) => text)).size).toBe(knownTips.length);
    expect(knownTips.length).toBeGreaterThanOrEqual(80);
    for (const topic of tipTopics) {
      expect(knownTips.filter(({ topics }) => topics.includes(topic)).length, topic).toBeGreaterThanOrEqual(4);
    }
  });

  it('refuses a tip without text or with an unknown topic', () => {
    expect(() => readTips('Fitness', 'sleep')).toThrow();
    expect(() => readTips('Fitness', 'dancing | Dance.')).toThrow();
  });
});
