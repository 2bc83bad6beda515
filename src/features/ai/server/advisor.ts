import { Failure } from '#server/failure.ts';
import type { TipRequest, TipSheet, TipWish, Workout, WorkoutRequest, WorkoutWish } from '../contract.ts';

/** Who answers: the planner that comes with the app, or a language model. */
export interface Advisor {
  /** Whether each answer costs somebody something. */
  isCostly: boolean;
  workout(request: WorkoutRequest): Promise<Workout>;
  tips(request: TipRequest): Promise<TipSheet>;
}

// The planner's tables come with the first request: most processes never need them.
const workouts = async () => ({
  ...(await import('../planner/planning/make-workout.ts')),
  ...(await import('../planner/understanding/understand-workout.ts')),
  ...(await import('../planner/understanding/understood.ts')),
});
const tips = async () => ({
  ...(await import('../planner/planning/make-tips.ts')),
  ...(await import('../planner/understanding/understand-tips.ts')),
  ...(await import('../planner/understanding/understood.ts')),
});

export const embeddedAdvisor: Advisor = {
  isCostly: false,
  workout: async (request) => {
    const { makeWorkout, workoutMisread } = await workouts();
    refuseMisread(request, workoutMisread);
    return makeWorkout(request.userInput, await workoutWishOf(request));
  },
  tips: async (request) => {
    const { makeTips, tipsMisread } = await tips();
    refuseMisread(request, tipsMisread);
    return makeTips(request.userInput, await tipWishOf(request));
  },
};

/** A plan for words that nobody understood would be a guess; parts that were chosen by hand need no words. */
function refuseMisread(
  { userInput, understood }: { userInput: string; understood?: unknown },
  misread: (said: string) => string | null,
): void {
  const message = understood === undefined ? misread(userInput) : null;
  if (message !== null) throw new Failure(400, message, { issues: [{ path: 'userInput', message }] });
}

/** The parts as somebody changed them, else as their words say. */
export const workoutWishOf = async ({ userInput, understood }: WorkoutRequest): Promise<WorkoutWish> =>
  understood ?? (await workouts()).understandWorkout(userInput);

export const tipWishOf = async ({ userInput, understood }: TipRequest): Promise<TipWish> =>
  understood ?? (await tips()).understandTips(userInput);
