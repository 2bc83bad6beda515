import { join } from 'node:path';
import * as z from 'zod/mini';
import { addDemoRows } from '#demo/rows.ts';
import { readCsv, readJson, YesCell } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { type Exercises, ExercisesInput, tips, workouts } from '../../contract.ts';
import { tipTable, workoutTable } from '../queries.ts';

const day = 24;

/** Checked by the contract, but stored as they are written: the contract would put the details in another order. */
const ExercisesAsWritten = z.custom<Exercises>().check((payload) => {
  const issues = z.safeParse(ExercisesInput, payload.value).error?.issues ?? [];
  for (const { path, message } of issues) payload.issues.push({ code: 'custom', path, message, input: payload.value });
});

export const demoWorkouts = readJson(
  join(import.meta.dirname, 'workouts.json'),
  z.array(z.extend(workouts.Create, { exercises: ExercisesAsWritten })),
);
export const demoTips = readCsv(join(import.meta.dirname, 'tips.csv'), z.extend(tips.Create, { featured: YesCell }));

/** A workout a week, the last of them yesterday, and a tip every other day. */
export async function addDemoTraining(write: Write): Promise<void> {
  const workoutRows = demoWorkouts.map((workout, at) => ({
    ...workout,
    hoursAgo: ((demoWorkouts.length - 1 - at) * 7 + 1) * day,
  }));
  const tipRows = demoTips.map((tip, at) => ({ ...tip, hoursAgo: (demoTips.length - at) * 2 * day }));
  await addDemoRows(write, workouts, workoutTable, workoutRows);
  await addDemoRows(write, tips, tipTable, tipRows);
}
