import { defineEvent } from '#server/events.ts';

export const workoutShared = defineEvent<{ sharedWorkoutId: number; accountId: number }>('workout.shared');
