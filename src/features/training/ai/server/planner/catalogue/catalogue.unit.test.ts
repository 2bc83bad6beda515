import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tipTopics } from '../../../contract.ts';
import { knownTips, TipRow } from '../tips/known-tips.ts';
import { ExerciseRow } from './exercise.ts';
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

  it.each<[what: string, cells: Record<string, string>]>([
    ['without instructions', { how: '' }],
    ['with an unknown pattern', { pattern: 'sit' }],
    ['with an unknown muscle', { muscles: 'quads; kwads' }],
    ['with unknown equipment', { equipment: 'tank' }],
    ['with a fourth level', { level: 'hero' }],
    ['with a load without weight', { load: 'knees' }],
    ['with a load of no joint', { load: 'nose 2' }],
    ['with an unknown trait', { traits: 'fun' }],
    ['with an amount in words', { most: 'some' }],
  ])('refuses a row %s', (_what, wrong) => {
    const squat = { name: 'Squat', pattern: 'squat', muscles: 'quads', level: 'beginner', how: 'Down.' };
    const row = { ...squat, least: '8', most: '12', secondsEach: '3' };
    expect(z.safeParse(ExerciseRow, row).success).toBe(true);
    const cells = Object.entries({ ...row, ...wrong }).filter(([, cell]) => cell !== '');
    expect(z.safeParse(ExerciseRow, Object.fromEntries(cells)).success).toBe(false);
  });
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
    const row = { category: 'Fitness', topics: 'sleep', text: 'Sleep.' };
    const isTip = (wrong: object) => z.safeParse(TipRow, { ...row, ...wrong }).success;
    expect([{}, { text: undefined }, { topics: 'sleep; dancing' }].map(isTip)).toEqual([true, false, false]);
  });
});
