import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ExercisesInput, tips, workouts } from './contract.ts';

const normalised = (given: unknown) => z.parse(ExercisesInput, given);
const getRefusal = (given: unknown) => {
  const [issue] = z.safeParse(ExercisesInput, given).error?.issues ?? [];
  return issue && `${issue.path.join('.')} ${issue.message}`.trim();
};
const many = <T>(count: number, entry: T) => Array.from({ length: count }, () => entry);
const squat = { name: 'Squat' };

describe('exercises', () => {
  it('can be a flat list, with counts as numbers or words', () => {
    expect(normalised([{ name: ' Squat ', sets: 3, reps: '10-12', focus: null, description: '' }])).toEqual([
      { name: 'Squat', sets: '3', reps: '10-12' },
    ]);
  });

  it('can be grouped by day, rest days among them', () => {
    const byDay = [
      { day: 1, exercises: [{ name: 'Plank', duration: '30 secs', icon: 'dumbbell' }] },
      { day: 'Sunday', exercises: [] },
    ];
    expect(normalised(byDay)).toEqual([
      { day: '1', exercises: [{ name: 'Plank', duration: '30 secs', icon: 'dumbbell' }] },
      { day: 'Sunday', exercises: [] },
    ]);
  });

  it('can be JSON text of either', () => {
    expect(normalised('[{"name":"Squat","sets":3}]')).toEqual([{ name: 'Squat', sets: '3' }]);
    expect(normalised(' [{"day":"Mon","exercises":[{"name":"Squat"}]}] ')).toEqual([
      { day: 'Mon', exercises: [squat] },
    ]);
  });

  it('stay the same when they are sent again', () => {
    const once = normalised([{ day: 'Mon', exercises: [{ name: 'Squat', sets: 3, icon: 'fire' }] }]);
    expect(normalised(once)).toEqual(once);
    expect(normalised(JSON.stringify(once))).toEqual(once);
  });

  it('lose unknown fields, and icons that do not exist', () => {
    const hostile = JSON.parse('[{"name":"Squat","__proto__":{"polluted":1},"onclick":"x","icon":"<svg onload=1>"}]');
    const [exercise] = normalised(hostile);
    expect(exercise).toEqual(squat);
    expect(Object.getPrototypeOf(exercise)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it('are limited to 20 days of 50', () => {
    const day = { day: 'Day', exercises: many(50, squat) };
    expect(normalised(many(20, day))).toHaveLength(20);
    expect(getRefusal(many(21, day))).toBe('must have at most 20 entries');
    expect(getRefusal([{ day: 'Day', exercises: many(51, squat) }])).toBe('0.exercises must have at most 50 entries');
    expect(normalised(many(50, squat))).toHaveLength(50);
    expect(getRefusal(many(51, squat))).toBe('must have at most 50 entries');
  });

  it.each<[title: string, given: unknown, refusal: string]>([
    ['nothing', undefined, 'must be a list of exercises or of days'],
    ['an object', { 0: squat, length: 1 }, 'must be a list of exercises or of days'],
    ['an empty list', [], 'must have at least one entry'],
    ['broken JSON', '[{"name":', 'must be valid JSON'],
    ['empty text', '', 'must be valid JSON'],
    ['JSON of an object', '{"name":"Squat"}', 'must be a list'],
    ['JSON of null', 'null', 'must be a list'],
    ['JSON of JSON', '"[]"', 'must be a list'],
    ['JSON that is too long', 'x'.repeat(60_001), 'must have at most 60000 characters'],
    ['a nameless exercise', [{ sets: 3 }], '0.name is required'],
    ['an exercise named by an object', [{ name: { toString: 'x' } }], '0.name is required'],
    ['an empty name', [squat, { name: ' \u200b ' }], '1.name is required'],
    ['a long name', [{ name: 'x'.repeat(201) }], '0.name must have at most 200 characters'],
    ['a long detail', [{ ...squat, reps: 'x'.repeat(201) }], '0.reps must have at most 200 characters'],
    ['control characters', [{ name: 'a\u0000b' }], '0.name contains characters that are not allowed'],
    ['half a character', [{ name: '\ud800' }], '0.name contains characters that are not allowed'],
    ['a mixture of days and exercises', [{ day: 'Mon', exercises: [squat] }, squat], '1.day is required'],
    ['days whose exercises are no list', [{ day: 'Mon', exercises: 'squat' }], '0.exercises must be a list'],
  ])('are refused as %s', (_title, given, refusal) => {
    expect(getRefusal(given)).toBe(refusal);
  });

  it.each([
    ['a number that is not one', [{ ...squat, sets: Number.NaN }]],
    ['lists within lists', JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`)],
    ['very deep JSON text', `${'['.repeat(29_000)}${']'.repeat(29_000)}`],
    ['a long list of nothing', JSON.stringify(many(10_000, null))],
  ])('are refused as %s, with at most 20 issues', (_title, given) => {
    const { error } = z.safeParse(ExercisesInput, given);
    expect(error?.issues.length).toBeGreaterThan(0);
    expect(error?.issues.length).toBeLessThanOrEqual(20);
  });
});

describe('a workout and a tip', () => {
  it('name the field that is wrong, down to the exercise', () => {
    const { error } = z.safeParse(workouts.Create, { title: 'Legs', exercises: [squat, {}] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['exercises.1.name']);
  });

  it.each(['fa-apple', '<i class="x">', 'apple-alt onclick', 'toString', '__proto__', ''])(
    'refuse the icon %s',
    (icon) => {
      expect(z.safeParse(tips.Create, { title: 'Eat', description: 'Well', icon }).success).toBe(false);
    },
  );
});
