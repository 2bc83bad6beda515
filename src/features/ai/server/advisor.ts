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
});
const tips = async () => ({
  ...(await import('../planner/planning/make-tips.ts')),
  ...(await import('../planner/understanding/understand-tips.ts')),
});

export const embeddedAdvisor: Advisor = {
  isCostly: false,
  workout: async (request) => (await workouts()).makeWorkout(request.userInput, await workoutWishOf(request)),
  tips: async (request) => (await tips()).makeTips(request.userInput, await tipWishOf(request)),
};

/** The parts as somebody changed them, else as their words say. */
export const workoutWishOf = async ({ userInput, understood }: WorkoutRequest): Promise<WorkoutWish> =>
  understood ?? (await workouts()).understandWorkout(userInput);

export const tipWishOf = async ({ userInput, understood }: TipRequest): Promise<TipWish> =>
  understood ?? (await tips()).understandTips(userInput);
