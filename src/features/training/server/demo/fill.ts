import { addDemoRows } from '#server/resources/demo-rows.ts';
import type { Write } from '#server/write.ts';
import { tips, workouts } from '../../contract.ts';
import { tipTable, workoutTable } from '../queries.ts';
import { demoTips } from './tips.ts';
import { demoWorkouts } from './workouts.ts';

const day = 24;

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
