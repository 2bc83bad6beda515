import { collectionTag, tagKind } from '#shared/cache-tags.ts';

export const sharedWorkoutsTag = collectionTag('shared-workouts');
export const sharedWorkoutTag = tagKind('shared-workout');
