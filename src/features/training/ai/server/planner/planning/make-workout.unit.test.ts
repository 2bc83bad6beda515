import { describe, expect, it } from 'vitest';
import { understandWorkout } from '../understanding/understand-workout.ts';
import { makeWorkout } from './make-workout.ts';

const workoutFor = (request: string) => makeWorkout(request, understandWorkout(request));

describe('a plan', () => {
  it('says what it is made for, and when to see a professional', () => {
    const workout = workoutFor('30 minutes, no equipment, careful with knees');
    expect(workout.title).toBe('Full body workout, 30 minutes');
    expect(workout.description).toContain('30 minutes');
    expect(workout.description).toContain('no equipment');
    expect(workout.description).toContain('careful with knees');
    expect(workout.advice).toContain('physiotherapist');
  });

  it.each([
    ['I am pregnant', 'midwife'],
    ['chest pain', 'call for help'],
    ['diabetes', 'Ask a doctor'],
    ['just a workout', 'Stop when something hurts'],
  ])('for %j advises to see a professional with %s', (request, words) => {
    expect(workoutFor(request).advice).toContain(words);
  });

  it('is gentle for people with a heart condition, whatever else they ask for', () => {
    const workout = workoutFor('heart condition, advanced, brutal workout with a barbell');
    expect(workout.intensity).toBe('Easy');
    expect(workout.exercises.map(({ name }) => name).join()).not.toMatch(/Barbell|jump|Burpee/i);
  });

  it('warms up first and ends with breathing or walking', () => {
    const { exercises } = workoutFor('strength, gym, 60 minutes');
    expect(exercises[0]?.part).toBe('warm-up');
    expect(exercises.at(-1)?.name).toMatch(/breathing|exhale|walk/i);
  });

  it('alternates body parts in a week of strength, and has easy days if there are many sessions', () => {
    const named = (day: number, request: string) =>
      workoutFor(request)
        .exercises.filter((exercise) => exercise.day === day && exercise.part === 'main')
        .map(({ name }) => name);
    const threeDays = 'strength, gym, 3 days a week, 45 minutes';
    expect(named(1, threeDays).join()).toMatch(/squat|press|lunge|curl|raise|thrust/i);
    expect(named(2, threeDays)).not.toEqual(named(1, threeDays));
    expect(named(3, 'muscle, gym, every day').join()).not.toMatch(/bench|barbell/i);
  });

  it('differs for different requests, and is the same for another spelling of the same request', () => {
    expect(workoutFor('legs at home').exercises).not.toEqual(workoutFor('leg workout in my room').exercises);
    expect(workoutFor('  LEGS   at home ').exercises).toEqual(workoutFor('legs at home').exercises);
  });
});
