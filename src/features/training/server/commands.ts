import { sql } from 'kysely';
import { flag, type RowChange } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import {
  defaultCategory,
  defaultDuration,
  defaultIcon,
  type NewTip,
  type NewWorkout,
  type Tip,
  type TipChange,
  type Workout,
  type WorkoutChange,
} from '../contract.ts';

export async function addWorkout(write: Write, fresh: NewWorkout): Promise<number> {
  const { id } = await write.db
    .insertInto('workouts')
    .values({ ...workoutColumns(fresh), created_at: write.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeWorkout(write: Write, current: Workout, fields: WorkoutChange): Promise<void> {
  const { title = current.title, exercises = current.exercises } = fields;
  await write.db
    .updateTable('workouts')
    .set({ ...workoutColumns({ ...current, ...fields, title, exercises }), version: sql<number>`version + 1` })
    .where('id', '=', current.id)
    .execute();
}

export async function removeWorkout(write: Write, current: Workout): Promise<void> {
  await write.db.deleteFrom('workouts').where('id', '=', current.id).execute();
}

export async function addTip(write: Write, fresh: NewTip): Promise<number> {
  const { id } = await write.db
    .insertInto('tips')
    .values({ ...tipColumns(fresh), created_at: write.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeTip(write: Write, current: Tip, fields: TipChange): Promise<void> {
  const { title = current.title, description = current.description } = fields;
  await write.db
    .updateTable('tips')
    .set({ ...tipColumns({ ...current, ...fields, title, description }), version: sql<number>`version + 1` })
    .where('id', '=', current.id)
    .execute();
}

export async function removeTip(write: Write, current: Tip): Promise<void> {
  await write.db.deleteFrom('tips').where('id', '=', current.id).execute();
}

const workoutColumns = (workout: NewWorkout) =>
  ({
    title: workout.title,
    description: workout.description || null,
    duration: workout.duration || defaultDuration,
    exercises: JSON.stringify(workout.exercises),
    featured: flag(workout.featured ?? false),
  }) satisfies RowChange<'workouts'>;

const tipColumns = (tip: NewTip) =>
  ({
    title: tip.title,
    description: tip.description,
    category: tip.category ?? defaultCategory,
    icon: tip.icon ?? defaultIcon,
    featured: flag(tip.featured ?? false),
  }) satisfies RowChange<'tips'>;
