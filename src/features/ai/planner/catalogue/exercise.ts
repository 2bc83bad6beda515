import type { Equipment, Level } from '../../contract.ts';

/** The kinds of movement. A balanced plan takes one exercise of each pattern before it takes a second of any. */
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

/** Properties for which an exercise can be unwanted or forbidden, whatever its load on the joints. */
export const traits = [
  ...(['jump', 'run', 'burpee', 'squat', 'lunge', 'push-up', 'pull-up', 'plank', 'sit-up', 'deadlift'] as const),
  ...(['floor', 'supine', 'prone', 'hold', 'kneel'] as const),
] as const;
export type Trait = (typeof traits)[number];

/** Repetitions or seconds of one set, from the least to the most that a plan may ask for. */
export interface Amount {
  least: number;
  most: number;
  /** Seconds for one repetition; 1 if the amount counts seconds. */
  secondsEach: number;
  inSeconds: boolean;
  eachSide: boolean;
}

export interface Exercise {
  name: string;
  pattern: Pattern;
  /** The muscle that works most comes first. */
  muscles: readonly Muscle[];
  equipment: Equipment | null;
  level: Level;
  /** The load on each joint: 1 is hardly felt, 2 is felt, 3 is carried by the joint. A missing joint has no load. */
  load: Readonly<Partial<Record<Joint, number>>>;
  traits: readonly Trait[];
  amount: Amount;
  how: string;
}
