import { join } from 'node:path';
import * as z from 'zod/mini';
import { keyedRows, NumberCell } from '#server/data-files.ts';
import { Goal, goals, type WorkoutWish } from '../../../contract.ts';
import type { Exercise } from '../catalogue/exercise.ts';

/** How a goal is trained: repetitions, sets and rests. */
const Manner = z.strictObject({
  goal: Goal,
  /** Where between the least and the most repetitions an intermediate person is, from 0 to 1. */
  share: NumberCell,
  sets: NumberCell,
  maxSets: NumberCell,
  /** Seconds of rest after a set. */
  minRest: NumberCell,
  maxRest: NumberCell,
  /** The seconds that one exercise takes in the main part. */
  secondsEach: NumberCell,
  maxExercises: NumberCell,
});

export const mannerFor = keyedRows(join(import.meta.dirname, 'doses.csv'), Manner, goals, ({ goal }) => goal);

const shareByLevel = { beginner: -0.25, intermediate: 0, advanced: 0.25 } as const;

/** Repetitions or seconds of one set; of one side if the exercise has two. */
export function amountFor({ amount }: Exercise, { goal, level }: WorkoutWish, ease = 0): number {
  const share = Math.min(1, Math.max(0, mannerFor(goal).share + shareByLevel[level] - ease));
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

const shortSession = 15;
const minInMain = 3;

/** An exercise with its sets, its amount, and its duration including rests. */
export interface Dosed {
  exercise: Exercise;
  sets: number;
  count: number;
  seconds: number;
}

interface Set {
  exercise: Exercise;
  count: number;
  work: number;
  sets: number;
}

/** Fits sets into the seconds, then uses the remaining time for rest after each set. */
export function fitMain(chosen: readonly Exercise[], wish: WorkoutWish, seconds: number): Dosed[] {
  const { minRest } = chooseRests(wish);
  const ease = [0, 0.25, 0.5, 1].find((less) => sumSets(planOneSetEach(chosen, wish, less), minRest) <= seconds) ?? 1;
  const sets = withinTime(planOneSetEach(chosen, wish, ease), minRest, seconds);
  addSets(sets, wish, seconds);
  const rest = restFor(sets, wish, seconds);
  return sets.map(({ exercise, count, work, sets: many }) => ({
    exercise,
    count,
    sets: many,
    seconds: Math.round((many * (work + rest)) / 5) * 5,
  }));
}

const planOneSetEach = (chosen: readonly Exercise[], wish: WorkoutWish, ease: number): Set[] =>
  chosen.map((exercise) => {
    const count = amountFor(exercise, wish, ease);
    return { exercise, count, work: workSeconds(exercise, count), sets: 1 };
  });

/** If one set of each exercise takes too long, drops the longest exercises, but keeps at least three. */
function withinTime(sets: Set[], rest: number, seconds: number): Set[] {
  if (sets.length <= minInMain || sumSets(sets, rest) <= seconds) return sets;
  const longest = sets.reduce((one, other) => (other.work > one.work ? other : one));
  return withinTime(
    sets.filter((set) => set !== longest),
    rest,
    seconds,
  );
}

/** Adds whole rounds first, so that all exercises have equally many sets, then single sets if there is time. */
function addSets(sets: Set[], wish: WorkoutWish, seconds: number): void {
  const { sets: usual, maxSets } = mannerFor(wish.goal);
  const { minRest, maxRest } = chooseRests(wish);
  for (let round = 2; round <= maxSets; round += 1) {
    const rest = round <= usual ? (minRest + maxRest) / 2 : maxRest;
    for (const set of sets) {
      if (sumSets(sets, rest) + set.work + rest <= seconds) set.sets = round;
    }
  }
}

function restFor(sets: readonly Set[], wish: WorkoutWish, seconds: number): number {
  const { minRest, maxRest } = chooseRests(wish);
  const many = sets.reduce((sum, set) => sum + set.sets, 0);
  const exact = (seconds - sumSets(sets, 0)) / Math.max(1, many);
  return Math.min(maxRest, Math.max(minRest, Math.floor(exact / 5) * 5));
}

/** Short sessions have short rests. */
function chooseRests({ goal, minutes }: WorkoutWish) {
  const { minRest, maxRest } = mannerFor(goal);
  return minutes < shortSession
    ? { minRest: Math.min(minRest, 10), maxRest: Math.min(maxRest, 40) }
    : { minRest, maxRest };
}

const sumSets = (sets: readonly Set[], rest: number) =>
  sets.reduce((sum, set) => sum + set.sets * (set.work + rest), 0);

/** Timed exercises with one set each, whose total is as near to the given seconds as their limits allow. */
export function fillTime(chosen: readonly Exercise[], seconds: number): Dosed[] {
  let remaining = seconds;
  return chosen.map((exercise, index) => {
    const { least, most, eachSide } = exercise.amount;
    const sides = eachSide ? 2 : 1;
    const exact = remaining / (chosen.length - index) / sides;
    const count = Math.min(most, Math.max(least, Math.round(exact / 5) * 5));
    remaining -= count * sides;
    return { exercise, count, sets: 1, seconds: count * sides };
  });
}
