import type { Focus, PlannedExercise, Workout, WorkoutPart, WorkoutWish } from '../../contract.ts';
import { adviceFor } from '../advice.ts';
import type { Exercise } from '../catalogue/exercise.ts';
import { ExerciseChooser } from './choose.ts';
import { amountText, type Dosed, fillTime, fitMain, manners } from './dose.ts';
import { benefitsOf, descriptionOf, intensityOf, titleOf } from './texts.ts';

/** Makes a plan for an understood request. The same words and parts always give the same plan. */
export function makeWorkout(request: string, wish: WorkoutWish): Workout {
  const seed = request.trim().toLowerCase().replace(/\s+/g, ' ');
  const days = Array.from({ length: wish.days }, (_, at) => at + 1);
  return {
    title: titleOf(wish),
    durationMinutes: wish.minutes,
    intensity: intensityOf(wish),
    description: descriptionOf(wish),
    exercises: days.flatMap((day) => planSession(wishOfDay(wish, day), day, seed)),
    benefits: benefitsOf(wish),
    understood: wish,
    advice: adviceFor(wish),
  };
}

const split: readonly Focus[] = ['lower-body', 'upper-body', 'full-body'];

/** The days of a week alternate, so that muscles rest after a day of work. With five or more days, some are easy. */
function wishOfDay(wish: WorkoutWish, day: number): WorkoutWish {
  const { days, goal, focus } = wish;
  if (days >= 5 && day % 3 === 0) return { ...wish, goal: 'mobility' };
  if (days === 7 && day === 7) return { ...wish, goal: 'mobility' };
  const isSplit = days >= 3 && focus[0] === 'full-body' && (goal === 'strength' || goal === 'muscle');
  return isSplit ? { ...wish, focus: [split[(day - 1) % split.length] ?? 'full-body'] } : wish;
}

const fewestExercises = 4;
/** The usual seconds for one exercise of a warm-up or cool-down. */
const secondsEach = 55;
const longestLoosening = 6;
/** If more seconds than this are left over, steady exercise fills them. */
const worthSteady = 60;

/** One session of warm-up, main part and cool-down. Together they take the requested time. */
function planSession(wish: WorkoutWish, day: number, seed: string): PlannedExercise[] {
  const chooser = new ExerciseChooser(wish, `${seed} ${day}`);
  const budget = budgetOf(wish.minutes * 60);
  const warmUp = chooser.warmUp(exercisesIn(budget.warmUp));
  const coolDown = chooser.coolDown(exercisesIn(budget.coolDown));
  const main = planMain(chooser, wish, budget.main);
  const spare = budget.main - secondsOf(main);
  const parts: [WorkoutPart, Dosed[]][] = [
    ['warm-up', fillTime(warmUp, budget.warmUp + Math.round(spare / 2))],
    ['main', main],
  ];
  const soFar = parts.reduce((sum, [, doses]) => sum + secondsOf(doses), 0);
  parts.push(['cool-down', fillTime(coolDown, wish.minutes * 60 - soFar)]);
  return parts.flatMap(([part, doses]) => doses.map((dosed) => planned(dosed, part, day)));
}

function budgetOf(seconds: number) {
  const warmUp = clamp(Math.round(seconds * 0.15), 40, 360);
  const coolDown = clamp(Math.round(seconds * 0.13), 40, 360);
  return { warmUp, coolDown, main: seconds - warmUp - coolDown };
}

const exercisesIn = (seconds: number) => clamp(Math.round(seconds / secondsEach), 1, longestLoosening);

/** Endurance and gentle plans always include steady minutes; other plans only fill remaining time with them. */
function planMain(chooser: ExerciseChooser, wish: WorkoutWish, seconds: number): Dosed[] {
  const { secondsEach: usual, mostExercises } = manners[wish.goal];
  const count = clamp(Math.round(seconds / usual), fewestExercises, mostExercises);
  const forSteady = steadyShare(wish) * seconds;
  const sets = fitMain(chooser.main(count), wish, seconds - forSteady);
  const remaining = seconds - secondsOf(sets);
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

const secondsOf = (doses: readonly Dosed[]) => doses.reduce((sum, { seconds }) => sum + seconds, 0);
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
