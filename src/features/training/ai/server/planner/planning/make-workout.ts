import { join } from 'node:path';
import * as z from 'zod/mini';
import { keyedRows, ListCell } from '#server/data-files.ts';
import {
  type Focus,
  goals,
  type PlannedExercise,
  type Workout,
  type WorkoutPart,
  type WorkoutWish,
} from '../../../contract.ts';
import { focusNames, understoodText } from '../../../rules.ts';
import { adviceFor } from '../advice.ts';
import type { Exercise } from '../catalogue/exercise.ts';
import { ExerciseChooser } from './choose.ts';
import { amountText, type Dosed, fillTime, fitMain, mannerFor } from './dose.ts';

/** Makes a plan for an understood request. The same words and parts always give the same plan. */
export function makeWorkout(request: string, wish: WorkoutWish): Workout {
  const seed = request.trim().toLowerCase().replace(/\s+/g, ' ');
  const days = Array.from({ length: wish.days }, (_, at) => at + 1);
  return {
    title: writeTitle(wish),
    durationMinutes: wish.minutes,
    intensity: chooseIntensity(wish),
    description: writeDescription(wish),
    exercises: days.flatMap((day) => planSession(planDayWish(wish, day), day, seed)),
    benefits: listBenefits(wish),
    understood: wish,
    advice: adviceFor(wish),
  };
}

const split: readonly Focus[] = ['lower-body', 'upper-body', 'full-body'];

/** The days of a week alternate, so that muscles rest after a day of work. With five or more days, some are easy. */
function planDayWish(wish: WorkoutWish, day: number): WorkoutWish {
  const { days, goal, focus } = wish;
  if (days >= 5 && day % 3 === 0) return { ...wish, goal: 'mobility' };
  if (days === 7 && day === 7) return { ...wish, goal: 'mobility' };
  const isSplit = days >= 3 && focus[0] === 'full-body' && (goal === 'strength' || goal === 'muscle');
  return isSplit ? { ...wish, focus: [split[(day - 1) % split.length] ?? 'full-body'] } : wish;
}

const minExercises = 4;
/** The usual seconds for one exercise of a warm-up or cool-down. */
const secondsEach = 55;
const maxLoosening = 6;
/** If more seconds than this are left over, steady exercise fills them. */
const worthSteady = 60;

/** One session of warm-up, main part and cool-down. Together they take the requested time. */
function planSession(wish: WorkoutWish, day: number, seed: string): PlannedExercise[] {
  const chooser = new ExerciseChooser(wish, `${seed} ${day}`);
  const budget = planBudget(wish.minutes * 60);
  const warmUp = chooser.warmUp(exercisesIn(budget.warmUp));
  const coolDown = chooser.coolDown(exercisesIn(budget.coolDown));
  const main = planMain(chooser, wish, budget.main);
  const spare = budget.main - sumSeconds(main);
  const parts: [WorkoutPart, Dosed[]][] = [
    ['warm-up', fillTime(warmUp, budget.warmUp + Math.round(spare / 2))],
    ['main', main],
  ];
  const soFar = parts.reduce((sum, [, doses]) => sum + sumSeconds(doses), 0);
  parts.push(['cool-down', fillTime(coolDown, wish.minutes * 60 - soFar)]);
  return parts.flatMap(([part, doses]) => doses.map((dosed) => planned(dosed, part, day)));
}

function planBudget(seconds: number) {
  const warmUp = clamp(Math.round(seconds * 0.15), 40, 360);
  const coolDown = clamp(Math.round(seconds * 0.13), 40, 360);
  return { warmUp, coolDown, main: seconds - warmUp - coolDown };
}

const exercisesIn = (seconds: number) => clamp(Math.round(seconds / secondsEach), 1, maxLoosening);

/** Endurance and gentle plans always include steady minutes; other plans only fill remaining time with them. */
function planMain(chooser: ExerciseChooser, wish: WorkoutWish, seconds: number): Dosed[] {
  const { secondsEach: usual, maxExercises } = mannerFor(wish.goal);
  const count = clamp(Math.round(seconds / usual), minExercises, maxExercises);
  const forSteady = steadyShare(wish) * seconds;
  const sets = fitMain(chooser.main(count), wish, seconds - forSteady);
  const remaining = seconds - sumSeconds(sets);
  if (remaining < worthSteady) return sets;
  return [...sets, ...steady(chooser, remaining)];
}

function steadyShare({ goal, careful, minutes }: WorkoutWish): number {
  if (minutes < 15 || goal === 'mobility') return 0;
  if (careful.some((care) => care === 'pregnancy' || care === 'heart' || care === 'illness')) return 0.35;
  return goal === 'endurance' ? 0.35 : 0;
}

/** The first exercise that can fill the time alone, else up to three. */
function steady(chooser: ExerciseChooser, seconds: number): Dosed[] {
  const fitting = chooser.steady().filter(({ amount }) => amount.least <= seconds);
  const long = fitting.find(({ amount }) => amount.most >= seconds);
  const chosen: Exercise[] = long ? [long] : fitting.sort((a, b) => b.amount.most - a.amount.most).slice(0, 3);
  return fillTime(chosen, seconds);
}

function planned({ exercise, sets, count, seconds }: Dosed, part: WorkoutPart, day: number): PlannedExercise {
  const { name, how } = exercise;
  return { name, sets, reps: amountText(exercise, count), description: how, part, day, seconds };
}

const sumSeconds = (doses: readonly Dosed[]) => doses.reduce((sum, { seconds }) => sum + seconds, 0);
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const isGentle = ({ careful }: Pick<WorkoutWish, 'careful'>): boolean =>
  careful.some((care) => care === 'pregnancy' || care === 'heart' || care === 'illness');

/** A gentle plan has texts of its own, whatever its goal. */
const kinds = [...goals, 'gentle'] as const;
const getGoalTexts = keyedRows(
  join(import.meta.dirname, 'goals.csv'),
  z.strictObject({ goal: z.enum(kinds), kind: z.string(), aim: z.string(), benefits: ListCell }),
  kinds,
  ({ goal }) => goal,
);
const textsFor = (wish: WorkoutWish) => getGoalTexts(isGentle(wish) ? 'gentle' : wish.goal);

export function writeTitle(wish: WorkoutWish): string {
  const { minutes, focus, days } = wish;
  const where = focus.map((area, at) => (at === 0 ? focusNames[area] : focusNames[area].toLowerCase())).join(' and ');
  const kind = textsFor(wish).kind;
  return `${where} ${kind}, ${minutes} minutes${days > 1 ? `, ${days} days a week` : ''}`;
}

export function chooseIntensity(wish: WorkoutWish): Workout['intensity'] {
  if (isGentle(wish) || wish.goal === 'mobility' || wish.level === 'beginner') return 'Easy';
  return wish.level === 'advanced' || wish.goal === 'fat-loss' || wish.goal === 'explosiveness' ? 'Hard' : 'Moderate';
}

export function writeDescription(wish: WorkoutWish): string {
  return `Made for ${understoodText(wish)}. ${textsFor(wish).aim}`;
}

export function listBenefits(wish: WorkoutWish): string[] {
  const { careful, equipment, without } = wish;
  return [
    ...textsFor(wish).benefits,
    ...(careful.length > 0 ? ['Avoids movements that strain what you want to protect'] : []),
    ...(equipment.length === 0 ? ['Can be done in your room, any day'] : []),
    ...(without.includes('jumping') ? ['Quiet enough for the neighbours below'] : []),
  ];
}
