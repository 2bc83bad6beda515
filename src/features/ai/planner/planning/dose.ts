import type { Goal, WorkoutWish } from '../../contract.ts';
import type { Exercise } from '../catalogue/exercise.ts';

/** How a goal is trained: repetitions, sets and rests. */
export interface Manner {
  /** Where between the least and the most repetitions an intermediate person is, from 0 to 1. */
  share: number;
  sets: number;
  mostSets: number;
  /** Seconds of rest after a set. */
  leastRest: number;
  mostRest: number;
  /** The seconds that one exercise takes in the main part. */
  secondsEach: number;
  mostExercises: number;
}

export const manners: Readonly<Record<Goal, Manner>> = {
  strength: { share: 0.2, sets: 4, mostSets: 6, leastRest: 60, mostRest: 150, secondsEach: 420, mostExercises: 8 },
  muscle: { share: 0.5, sets: 3, mostSets: 5, leastRest: 45, mostRest: 100, secondsEach: 330, mostExercises: 9 },
  fitness: { share: 0.5, sets: 3, mostSets: 4, leastRest: 20, mostRest: 60, secondsEach: 225, mostExercises: 10 },
  'fat-loss': { share: 0.7, sets: 3, mostSets: 5, leastRest: 10, mostRest: 40, secondsEach: 190, mostExercises: 10 },
  endurance: { share: 0.8, sets: 3, mostSets: 5, leastRest: 10, mostRest: 40, secondsEach: 190, mostExercises: 10 },
  explosiveness: { share: 0.2, sets: 3, mostSets: 5, leastRest: 40, mostRest: 90, secondsEach: 270, mostExercises: 8 },
  mobility: { share: 0.5, sets: 1, mostSets: 5, leastRest: 5, mostRest: 15, secondsEach: 110, mostExercises: 14 },
};

const shareOfLevel = { beginner: -0.25, intermediate: 0, advanced: 0.25 } as const;

/** Repetitions or seconds of one set; of one side if the exercise has two. */
export function amountFor({ amount }: Exercise, { goal, level }: WorkoutWish, ease = 0): number {
  const share = Math.min(1, Math.max(0, manners[goal].share + shareOfLevel[level] - ease));
  const exact = amount.least + (amount.most - amount.least) * share;
  return amount.inSeconds ? Math.max(amount.least, Math.round(exact / 5) * 5) : Math.round(exact);
}

export const workSeconds = ({ amount }: Exercise, count: number): number =>
  count * amount.secondsEach * (amount.eachSide ? 2 : 1);

/** Writes an amount as '10', '8 each side', '30 s' or '12 min'. */
export function amountText({ amount }: Exercise, count: number): string {
  const isLong = amount.inSeconds && count >= 120 && count % 60 === 0;
  const unit = amount.inSeconds ? (isLong ? ' min' : ' s') : '';
  return `${isLong ? count / 60 : count}${unit}${amount.eachSide ? ' each side' : ''}`;
}
