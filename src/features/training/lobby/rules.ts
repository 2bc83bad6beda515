import type { Commentable } from '#features/community/conversation/contract.ts';
import type { Workout as Plan, PlannedExercise } from '#features/training/ai/contract.ts';
import { partNames } from '#features/training/ai/rules.ts';
import { type Exercise, type Exercises, maxDetailLength } from '#features/training/training/contract.ts';

/** Shared workouts as something that people comment on and like. */
export const commentableWorkout = {
  kind: 'shared-workout',
  path: '/api/shared-workouts',
} as const satisfies Commentable;

/** A workout made elsewhere, to be shared in the lobby. */
interface WorkoutToShare {
  title: string;
  duration?: string;
  description?: string | null;
  exercises?: Exercises;
}

/** Opens the lobby with the share form filled in: `<ButtonLink {...shareOpening(workout)}>Share</ButtonLink>`. */
export const shareOpening = (workout: WorkoutToShare) => ({ to: '/social', state: { share: workout } });

/** A generated plan as a shared workout: several sessions by day, a single one as a list. */
export function sharedFromPlan({ title, durationMinutes, description, exercises }: Plan): WorkoutToShare {
  const days = [...new Set(exercises.map(({ day }) => day))].sort((one, other) => one - other);
  const ofDay = (day: number) => exercises.filter((exercise) => exercise.day === day).map(sharedExercise);
  return {
    title,
    description,
    duration: `${durationMinutes} mins`,
    exercises:
      days.length > 1
        ? days.map((day) => ({ day: `Day ${day}`, exercises: ofDay(day) }))
        : exercises.map(sharedExercise),
  };
}

const sharedExercise = ({ name, sets, reps, description, part }: PlannedExercise): Exercise => ({
  name,
  reps,
  focus: partNames[part],
  description: [...description].slice(0, maxDetailLength).join(''),
  ...(sets > 1 && { sets: String(sets) }),
});
