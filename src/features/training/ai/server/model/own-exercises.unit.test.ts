import { describe, expect, it } from 'vitest';
import type { WorkoutWish } from '../../contract.ts';
import { exercises } from '../planner/catalogue/exercises.ts';
import { isAllowed } from '../planner/planning/allowed.ts';
import { whyForbidden } from './own-exercises.ts';

const wish: WorkoutWish = {
  goal: 'fitness',
  minutes: 30,
  level: 'beginner',
  days: 1,
  equipment: [],
  focus: ['full-body'],
  careful: [],
  without: [],
};
const exercise = (name: string, reps = '10', description = 'Slowly.') => ({ name, reps, description });

describe('without equipment', () => {
  it.each([
    'Dumbbell bench press',
    'Kettlebell swings',
    'Barbell row',
    'Resistance-band pull-apart',
    'Banded side walk',
    'Chair dips',
    'Step-ups',
    'Pull-ups',
    'Hanging knee raise',
    'Jump rope',
    'Medicine ball throw',
    'Cable row',
    'Leg press',
    'Treadmill walk',
  ])('refuses %s, and allows it in a gym', (name) => {
    expect(whyForbidden(exercise(name), wish)).toMatch(/needs|not for/);
    expect(whyForbidden(exercise(name), { ...wish, equipment: ['gym'] })).toBeUndefined();
  });

  it.each([
    'Bodyweight squat',
    'Push-up',
    'Glute bridge',
    'March on the spot',
    'Box breathing',
    'Chair pose',
    'Band of heroes',
  ])('allows %s', (name) => {
    expect(whyForbidden(exercise(name), wish)).toBeUndefined();
  });

  it('refuses weights that only the description names, unless it says to do without them', () => {
    expect(whyForbidden(exercise('Goblet', '10 with a kettlebell'), wish)).toContain('kettlebell');
    expect(whyForbidden(exercise('Goblet', '10', 'Hold two dumbbells.'), wish)).toContain('dumbbells');
    expect(
      whyForbidden(exercise('Hip hinge', '10', 'No dumbbells needed, without any barbell.'), wish),
    ).toBeUndefined();
  });
});

it('allows exercises with the equipment that there is, and no others', () => {
  const athome: WorkoutWish = { ...wish, equipment: ['dumbbells', 'pull-up-bar'] };
  expect(whyForbidden(exercise('Dumbbell row'), athome)).toBeUndefined();
  expect(whyForbidden(exercise('Chin-up'), athome)).toBeUndefined();
  expect(whyForbidden(exercise('Barbell row'), athome)).toBeDefined();
});

it.each<[string, Partial<WorkoutWish>]>([
  ['Jump squat', { careful: ['knees'] }],
  ['Push-up', { without: ['floor'] }],
  ['Reverse lunge', { without: ['legs'] }],
  ['Biceps curl', { without: ['arms'] }],
  ['Dead bug', { without: ['core'] }],
])('refuses %s for %o', (name, change) => {
  expect(whyForbidden(exercise(name), { ...wish, equipment: ['gym'], ...change })).toBeDefined();
});

it("refuses all of the planner's own exercises that the planner itself does not allow", () => {
  const careful: WorkoutWish = { ...wish, careful: ['knees', 'wrists'], without: ['floor'] };
  for (const known of exercises.filter((one) => !isAllowed(one, careful))) {
    expect(whyForbidden(exercise(known.name.toUpperCase()), careful), known.name).toBeDefined();
  }
});
