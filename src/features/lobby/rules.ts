import type { TalkKind } from '#features/conversation/contract.ts';
import type { Exercises } from '#features/training/contract.ts';

/** As something that is talked about. */
export const sharedWorkoutTalk = { kind: 'shared-workout', path: '/api/shared-workouts' } as const satisfies TalkKind;

/** A workout made elsewhere, to be shared in the lobby. */
interface WorkoutToShare {
  title: string;
  duration?: string;
  description?: string | null;
  exercises?: Exercises;
}

/**
 * Opens the lobby with the share form filled in: `<ButtonLink {...shareOpening(workout)}>Share</ButtonLink>`.
 * @public Today only a test hands a workout over; knip is told so by the tag.
 */
export const shareOpening = (workout: WorkoutToShare) => ({ to: '/social', state: { share: workout } });
