import { cardioExercises } from './cardio.ts';
import { coreExercises } from './core.ts';
import type { Exercise } from './exercise.ts';
import { legExercises } from './legs.ts';
import { mobilityExercises } from './mobility.ts';
import { upperExercises } from './upper.ts';

/** All exercises of the built-in planner. */
export const exercises: readonly Exercise[] = [
  ...legExercises,
  ...upperExercises,
  ...coreExercises,
  ...cardioExercises,
  ...mobilityExercises,
];
