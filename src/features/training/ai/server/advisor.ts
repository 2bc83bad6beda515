import { Failure } from '#server/failure.ts';
import type { TipRequest, TipSheet, TipWish, Workout, WorkoutRequest, WorkoutWish } from '../contract.ts';

/** What answers requests: the built-in planner or a language model. */
export interface Advisor {
  /** Whether each response costs money. */
  isCostly: boolean;
  workout(request: WorkoutRequest): Promise<Workout>;
  tips(request: TipRequest): Promise<TipSheet>;
}

// Loads the planner's tables with the first request, because most processes never need them.
const workouts = async () => ({
  ...(await import('./planner/planning/make-workout.ts')),
  ...(await import('./planner/understanding/understand-workout.ts')),
});
const tips = async () => ({
  ...(await import('./planner/planning/make-tips.ts')),
  ...(await import('./planner/understanding/understand-tips.ts')),
});

export const embeddedAdvisor: Advisor = {
  isCostly: false,
  workout: async (request) => {
    const { makeWorkout, workoutMisread } = await workouts();
    refuseMisread(request, workoutMisread);
    return makeWorkout(request.userInput, await resolveWorkoutWish(request));
  },
  tips: async (request) => {
    const { makeTips, tipsMisread } = await tips();
    refuseMisread(request, tipsMisread);
    return makeTips(request.userInput, await resolveTipWish(request));
  },
};

/** Without any understood word, a plan would be a guess. Parts that were chosen by hand need no words. */
function refuseMisread(
  { userInput, understood }: { userInput: string; understood?: unknown },
  misread: (input: string) => string | null,
): void {
  const message = understood === undefined ? misread(userInput) : null;
  if (message !== null) throw new Failure(400, message, { issues: [{ path: 'userInput', message }] });
}

/** The parts as the person changed them, else what the words say. */
export const resolveWorkoutWish = async ({ userInput, understood }: WorkoutRequest): Promise<WorkoutWish> =>
  understood ?? (await workouts()).understandWorkout(userInput);

export const resolveTipWish = async ({ userInput, understood }: TipRequest): Promise<TipWish> =>
  understood ?? (await tips()).understandTips(userInput);
