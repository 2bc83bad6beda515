import { expect, test } from 'vitest';
import { NewSharedWorkout } from '../contract.ts';
import { shareOpening } from '../rules.ts';
import { draftHandedOver, emptyDraft, emptyRow, sharedOf } from './share-draft.ts';

test('a workout handed over by another screen fills the form, and is sent as it was', () => {
  const workout = {
    ...{ title: 'Knees first', duration: '20 mins', description: 'Gently.' },
    exercises: [{ name: 'Bridge', sets: '3', reps: '10', focus: 'Glutes', icon: 'heart' as const }],
  };
  const draft = draftHandedOver(shareOpening(workout).state);
  expect(draft).toMatchObject({ title: 'Knees first', rows: [{ name: 'Bridge', sets: '3', reps: '10' }] });
  expect(draft && NewSharedWorkout.parse(sharedOf(draft))).toEqual(workout);
});

test('days become one list, in which each exercise says its day', () => {
  const exercises = [
    { day: 'Monday', exercises: [{ name: 'Plank' }] },
    { day: 'Tuesday', exercises: [] },
    { day: 'Friday', exercises: [{ name: 'Run', focus: 'Breath' }] },
  ];
  expect(draftHandedOver({ share: { title: 'Week', exercises } })?.rows).toMatchObject([
    { name: 'Plank', focus: 'Monday' },
    { name: 'Run', focus: 'Breath' },
  ]);
});

test.each([null, undefined, {}, { share: 'x' }, { share: { exercises: [] } }])('%j hands nothing over', (state) => {
  expect(draftHandedOver(state)).toBeNull();
});

test('rows in which nothing was typed are not sent', () => {
  const rows = [emptyRow(), { ...emptyRow(), name: 'Squat', reps: ' ' }, emptyRow()];
  const sent = NewSharedWorkout.parse(sharedOf({ ...emptyDraft(), title: 'Legs', rows }));
  expect(sent.exercises).toEqual([{ name: 'Squat' }]);
});
