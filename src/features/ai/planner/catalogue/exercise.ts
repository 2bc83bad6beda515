import type { Equipment, Level } from '../../contract.ts';

/** What kind of movement it is; a balanced plan takes one of each before it takes a second of any. */
export const patterns = [
  ...(['squat', 'lunge', 'hinge', 'bridge', 'calves', 'push', 'overhead', 'pull', 'arms', 'core', 'carry'] as const),
  ...(['jump', 'cardio', 'steady', 'mobility', 'stretch', 'warm-up'] as const),
] as const;
export type Pattern = (typeof patterns)[number];

export const muscles = [
  ...(['quads', 'hamstrings', 'glutes', 'calves', 'hips', 'adductors', 'chest', 'back', 'shoulders'] as const),
  ...(['biceps', 'triceps', 'forearms', 'abs', 'obliques', 'lower-back', 'neck', 'ankles', 'wrists', 'heart'] as const),
] as const;
export type Muscle = (typeof muscles)[number];

export const joints = ['knees', 'shoulders', 'back', 'wrists', 'ankles', 'hips', 'neck', 'elbows'] as const;
export type Joint = (typeof joints)[number];

/** What somebody may not want, or must not do, whatever the load. */
export const traits = [
  ...(['jump', 'run', 'burpee', 'squat', 'lunge', 'push-up', 'pull-up', 'plank', 'sit-up', 'deadlift'] as const),
  ...(['floor', 'supine', 'prone', 'hold', 'kneel'] as const),
] as const;
export type Trait = (typeof traits)[number];

/** Repetitions or seconds of one set, from the least to the most that is asked of anybody. */
export interface Amount {
  least: number;
  most: number;
  /** Of one repetition; 1 where seconds are counted. */
  secondsEach: number;
  inSeconds: boolean;
  eachSide: boolean;
}

export interface Exercise {
  name: string;
  pattern: Pattern;
  /** The one that works most comes first. */
  muscles: readonly Muscle[];
  equipment: Equipment | null;
  level: Level;
  /** From 1, hardly felt, over 2, felt, to 3, the joint carries it; one that is not named has nothing to bear. */
  load: Readonly<Partial<Record<Joint, number>>>;
  traits: readonly Trait[];
  amount: Amount;
  how: string;
}
