import { defineEvent } from '#server/write.ts';

export const workoutShared = defineEvent<{ sharedWorkoutId: number; accountId: number }>('workout.shared');
