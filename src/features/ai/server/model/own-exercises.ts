import { longest, type PlannedExercise, type Workout, type WorkoutWish } from '../../contract.ts';
import type { Exercise } from '../../planner/catalogue/exercise.ts';
import { exercises } from '../../planner/catalogue/exercises.ts';
import { isAllowed } from '../../planner/planning/allowed.ts';
import { amountFor, amountText, manners } from '../../planner/planning/dose.ts';
import { benefitsOf, descriptionOf, intensityOf, titleOf } from '../../planner/planning/texts.ts';

/** Whether a plan may hold the planner's own exercises only: a model may give a harmful movement a harmless name. */
export const isOwnOnly = ({ careful, without }: WorkoutWish): boolean => careful.length + without.length > 0;

/** The names that a model may choose from. */
export const ownNames = (wish: WorkoutWish): string[] =>
  exercises.filter((exercise) => isAllowed(exercise, wish)).map(({ name }) => name);

export const ownExercise = (name: string): Exercise | undefined => byName.get(nameKey(name));

/** Keeps the model's choice, order and times. All texts and amounts come from the planner. */
export function inOwnWords(workout: Workout, wish: WorkoutWish): Workout {
  return {
    ...workout,
    title: titleOf(wish),
    intensity: intensityOf(wish),
    description: descriptionOf(wish),
    exercises: workout.exercises.map((planned) => dosed(planned, ownExercise(planned.name), wish)),
    benefits: benefitsOf(wish),
  };
}

function dosed(planned: PlannedExercise, own: Exercise | undefined, wish: WorkoutWish): PlannedExercise {
  if (!own) return planned;
  return {
    ...planned,
    name: own.name,
    sets: Math.min(planned.sets, manners[wish.goal].mostSets),
    reps: amountText(own, amountFor(own, wish)),
    description: own.how,
  };
}

const strange =
  ' A language model chose some exercises that the app does not know. Leave out anything that feels wrong.';

/** Adds a note to plans that contain exercises which the planner does not know. */
export function withNote(workout: Workout): Workout {
  if (workout.exercises.every(({ name }) => ownExercise(name))) return workout;
  return { ...workout, advice: `${workout.advice}${strange}`.slice(0, longest.words) };
}

/** Makes names comparable: 'Glute bridges' is the same exercise as 'Glute bridge'. */
export const nameKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/(?<!s)s\b/g, '');

const byName = new Map(exercises.map((exercise) => [nameKey(exercise.name), exercise]));
