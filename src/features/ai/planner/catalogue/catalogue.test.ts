import { describe, expect, it } from 'vitest';
import { tipTopics } from '../../contract.ts';
import { knownTips } from '../tips/known-tips.ts';
import { readTips } from '../tips/tip.ts';
import { exercises } from './exercises.ts';
import { readTable } from './read-table.ts';

describe('the exercises', () => {
  it('are at least 150, each by its own name', () => {
    expect(new Set(exercises.map(({ name }) => name)).size).toBe(exercises.length);
    expect(exercises.length).toBeGreaterThanOrEqual(150);
  });

  it('know what lands on feet as a load of knees and ankles', () => {
    for (const { name, traits, load } of exercises.filter((one) => one.traits.includes('jump'))) {
      expect(Math.max(load.knees ?? 0, load.ankles ?? 0), name).toBeGreaterThanOrEqual(2);
      expect(traits, name).not.toContain('hold');
    }
  });

  it('know every squat and lunge as something that knees bear', () => {
    for (const { name, load } of exercises.filter((one) => one.pattern === 'lunge' || one.traits.includes('squat'))) {
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
  ])('are refused with %s', (_what, line) => expect(() => readTable(line)).toThrow());
});

describe('the tips', () => {
  it('are at least 80, none said twice, and some for every topic', () => {
    expect(new Set(knownTips.map(({ text }) => text)).size).toBe(knownTips.length);
    expect(knownTips.length).toBeGreaterThanOrEqual(80);
    for (const topic of tipTopics) {
      expect(knownTips.filter(({ topics }) => topics.includes(topic)).length, topic).toBeGreaterThanOrEqual(4);
    }
  });

  it('are refused without a text or with an unknown topic', () => {
    expect(() => readTips('Fitness', 'sleep')).toThrow();
    expect(() => readTips('Fitness', 'dancing | Dance.')).toThrow();
  });
});
