import type { Counts } from '#features/conversation/server/queries.ts';
import { Exercises } from '#features/training/contract.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Honour, SharedWorkout } from '../contract.ts';
import { mayDeleteSharedWorkout } from './policy.ts';

export interface SharedWorkoutRow extends Omit<Row<'shared_workouts'>, 'shared_on'> {
  display_name: string | null;
}

/** The name of whoever has none. */
const namelessAuthor = 'Fan';

export function presentSharedWorkout(
  row: SharedWorkoutRow,
  { likesCount, commentsCount }: Counts,
  achievements: Honour[],
  viewer: Viewer,
): SharedWorkout {
  return {
    id: row.id,
    username: row.display_name || namelessAuthor,
    title: row.title,
    description: row.description,
    duration: row.duration,
    exercises: Exercises.parse(JSON.parse(row.exercises)),
    createdAt: row.created_at,
    achievements,
    likesCount,
    commentsCount,
    likes: likesCount,
    comments: commentsCount,
    can: { delete: mayDeleteSharedWorkout(viewer, row) },
  };
}
