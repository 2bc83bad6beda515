import type { TipSheet, Workout, WorkoutWish } from '../../contract.ts';
import { isInstruction } from './plain-words.ts';

/** What a plan may not be shown with, in words that tell the model how to do better. */
export async function faultsOfWorkout(workout: Workout, wish: WorkoutWish): Promise<string[]> {
  const { exercises, durationMinutes } = workout;
  // The planner's tables come with the first plan that is looked at.
  const [{ whyForbidden }, { nameKey }] = await Promise.all([import('./forbidden.ts'), import('./own-exercises.ts')]);
  const wrong = exercises.flatMap((exercise) => {
    const why = whyForbidden(exercise, wish);
    return why === undefined ? [] : `${exercise.name} (${why})`;
  });
  const places = new Set(exercises.map(({ day, name }) => `${day} ${nameKey(name)}`));
  const isOff = Math.abs(durationMinutes - wish.minutes) > wish.minutes * 0.1;
  return [
    ...(isOff ? [`durationMinutes must be ${wish.minutes}`] : []),
    ...(exercises.length < 4 ? ['exercises must have at least 4 entries'] : []),
    ...(places.size < exercises.length ? ['an exercise stands twice in a day'] : []),
    ...(wrong.length > 0 ? [`these exercises are not allowed here: ${wrong.slice(0, 8).join(', ')}`] : []),
    ...(wordsOf(workout).some(isInstruction) ? ['texts must be about the workout alone'] : []),
  ];
}

const wordsOf = ({ title, description, exercises, benefits }: Workout) => [
  ...[title, description, ...benefits],
  ...exercises.flatMap((exercise) => [exercise.name, exercise.reps, exercise.description]),
];

export async function faultsOfTips({ title, description, tips, benefits, understood }: TipSheet): Promise<string[]> {
  const { isWithinDiet } = await import('../../planner/tips/diets.ts');
  const { diet = [] } = understood;
  const notEaten = tips.filter((tip) => !isWithinDiet(tip, diet));
  const isMeantOtherwise = [title, description, ...tips, ...benefits].some(isInstruction);
  return [
    ...(tips.length < 3 ? ['tips must have at least 3 entries'] : []),
    ...(isMeantOtherwise ? ['texts must be about the tips alone'] : []),
    ...(notEaten.length > 0 ? [`tips must keep to the diet (${diet.join(', ')}): ${notEaten.join(' ')}`] : []),
  ];
}
