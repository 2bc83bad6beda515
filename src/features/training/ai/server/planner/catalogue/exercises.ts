import { join } from 'node:path';
import { readCsv } from '#server/data-files.ts';
import { type Exercise, ExerciseRow } from './exercise.ts';

/** All exercises of the built-in planner. */
export const exercises: readonly Exercise[] = readCsv(join(import.meta.dirname, 'exercises.csv'), ExerciseRow);
