import { collectionTag, tagKind } from '#shared/cache-tags.ts';

export const sharedWorkoutsTag = collectionTag('shared-workouts');
export const sharedWorkoutTag = tagKind('shared-workout');
/** Of responses that show the comments or likes of shared workouts. Nobody may subscribe to it. */
export const sharedWorkoutCountsTag = collectionTag('shared-workout-counts');
