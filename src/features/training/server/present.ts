import * as z from 'zod/mini';
import type { Viewer } from '#server/access.ts';
import type { Row } from '#server/database/schema.ts';
import { Exercises, type Tip, type Workout } from '../contract.ts';
import { mayEditTips, mayEditWorkouts } from './policy.ts';

export function presentWorkout(row: Row<'workouts'>, viewer: Viewer): Workout {
  const may = mayEditWorkouts(viewer);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    duration: row.duration,
    exercises: z.parse(Exercises, JSON.parse(row.exercises)),
    featured: row.featured === 1,
    createdAt: row.created_at,
    can: { edit: may, delete: may },
  };
}

export function presentTip(row: Row<'tips'>, viewer: Viewer): Tip {
  const may = mayEditTips(viewer);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    category: row.category,
    icon: row.icon,
    featured: row.featured === 1,
    createdAt: row.created_at,
    can: { edit: may, delete: may },
  };
}
