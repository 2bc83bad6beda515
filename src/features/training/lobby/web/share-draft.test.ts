import { expect, test } from 'vitest';
import { longest, type Workout } from '#features/training/ai/contract.ts';
import { NewSharedWorkout } from '../contract.ts';
import { sharedFromPlan, shareOpening } from '../rules.ts';
import { byRow, draftHandedOver, emptyDraft, emptyRow, storedDraft, toShared } from './share-draft.ts';

test('fills the form with a workout that another screen handed over, and sends it unchanged', () => {
  const workout = {
    title: 'Knees first',
    duration: '20 mins',
    description: 'Gently.',
    exercises: [{ name: 'Bridge', sets: '3', reps: '10', focus: 'Glutes', icon: 'heart' as const }],
  };
  const draft = draftHandedOver(shareOpening(workout).state);
  expect(draft).toMatchObject({ title: 'Knees first', rows: [{ name: 'Bridge', sets: '3', reps: '10' }] });
  expect(draft && NewSharedWorkout.parse(toShared(draft))).toEqual(workout);
});

test('restores a draft kept on the device, or the part of one that was typed', () => {
  const exercises = [{ day: 'Monday', exercises: [{ name: 'Plank', focus: 'Core', icon: 'heart' as const }] }];
  const draft = draftHandedOver({ share: { title: 'Week', exercises } }) ?? expect.fail();
  const restored = storedDraft(JSON.parse(JSON.stringify(draft))) ?? expect.fail();
  expect(toShared({ ...emptyDraft(), ...restored })).toEqual(toShared(draft));
  expect(storedDraft({ title: 'Week' })).toEqual({ title: 'Week' });
  for (const other of [null, 'x', { ...draft, rows: [{ name: 7 }] }]) expect(storedDraft(other)).toBe(null);
});

test('keeps exercises under their days, and reports errors by a row’s place in its day', () => {
  const exercises = [
    { day: 'Monday', exercises: [{ name: 'Plank' }] },
    { day: 'Tuesday', exercises: [] },
    { day: 'Friday', exercises: [{ name: 'Row' }, { name: 'Run', focus: 'Breath' }] },
  ];
  const draft = draftHandedOver({ share: { title: 'Week', exercises } }) ?? expect.fail();
  const issues = {
    'exercises.0.exercises.0.name': 'One',
    'exercises.1.exercises.1.sets': 'Three',
    exercises: 'Too many',
    title: 'Too long',
  };
  expect(byRow(draft, issues)).toEqual({
    'rows.0.name': 'One',
    'rows.2.sets': 'Three',
    'rows.root': 'Too many',
    title: 'Too long',
  });
  expect(NewSharedWorkout.parse(toShared(draft)).exercises).toEqual([exercises[0], exercises[2]]);
});

test.each([1, 7])('shares a generated plan of %i days with every field that can be sent', (days) => {
  const plan = makePlan(days, 20);
  const draft = draftHandedOver(shareOpening(sharedFromPlan(plan)).state) ?? expect.fail();
  expect(draft).toMatchObject({ title: plan.title, duration: '45 mins', description: plan.description });
  const { exercises = [] } = NewSharedWorkout.parse(toShared(draft));
  expect(exercises).toHaveLength(days === 1 ? 20 : days);
  expect(draft.rows[0]).toMatchObject({ name: 'Squat 1', sets: '3', reps: '8 each side', focus: 'Main part' });
  expect(draft.rows[1]?.sets).toBe('');
});

test.each([null, undefined, {}, { share: 'x' }, { share: { exercises: [] } }])('reads no draft from %j', (state) => {
  expect(draftHandedOver(state)).toBeNull();
});

test('does not send empty rows', () => {
  const rows = [emptyRow(), { ...emptyRow(), name: 'Squat', reps: ' ' }, emptyRow()];
  const sent = NewSharedWorkout.parse(toShared({ ...emptyDraft(), title: 'Legs', rows }));
  expect(sent.exercises).toEqual([{ name: 'Squat' }]);
});

const makePlan = (days: number, exercises: number): Workout => ({
  title: 'Strong weeks',
  durationMinutes: 45,
  intensity: 'Hard',
  description: 'All of you.',
  exercises: Array.from({ length: days * exercises }, (_, at) => ({
    name: `Squat ${at + 1}`,
    sets: at === 0 ? 3 : 1,
    reps: '8 each side',
    part: 'main',
    day: 1 + Math.floor(at / exercises),
    description: 'x'.repeat(longest.words),
    seconds: 90,
  })),
  benefits: ['Strength'],
  advice: 'See a doctor.',
  understood: {
    goal: 'strength',
    minutes: 45,
    level: 'advanced',
    days,
    equipment: [],
    focus: [],
    careful: [],
    without: [],
  },
});
