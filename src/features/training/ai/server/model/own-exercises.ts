import {
  type Equipment,
  equipments,
  longest,
  type PlannedExercise,
  type Workout,
  type WorkoutWish,
} from '../../contract.ts';
import type { Exercise } from '../planner/catalogue/exercise.ts';
import { exercises } from '../planner/catalogue/exercises.ts';
import { isAllowed } from '../planner/planning/allowed.ts';
import { amountFor, amountText, mannerFor } from '../planner/planning/dose.ts';
import { chooseIntensity, listBenefits, writeDescription, writeTitle } from '../planner/planning/make-workout.ts';

/** Whether a plan may hold the planner's own exercises only: a model may give a harmful movement a harmless name. */
export const isOwnOnly = ({ careful, without }: WorkoutWish): boolean => careful.length + without.length > 0;

/** The names that a model may choose from. */
export const ownNames = (wish: WorkoutWish): string[] =>
  exercises.filter((exercise) => isAllowed(exercise, wish)).map(({ name }) => name);

export const ownExercise = (name: string): Exercise | undefined => byName.get(nameKey(name));

/** Keeps the model's choice, order and times. All texts and amounts come from the planner. */
export function inOwnWords(workout: Workout, wish: WorkoutWish): Workout {
  return {
    ...workout,
    title: writeTitle(wish),
    intensity: chooseIntensity(wish),
    description: writeDescription(wish),
    exercises: workout.exercises.map((planned) => dosed(planned, ownExercise(planned.name), wish)),
    benefits: listBenefits(wish),
  };
}

function dosed(planned: PlannedExercise, own: Exercise | undefined, wish: WorkoutWish): PlannedExercise {
  if (!own) return planned;
  return {
    ...planned,
    name: own.name,
    sets: Math.min(planned.sets, mannerFor(wish.goal).maxSets),
    reps: amountText(own, amountFor(own, wish)),
    description: own.how,
  };
}

const strange =
  ' A language model chose some exercises that the app does not know. Leave out anything that feels wrong.';

/** Adds a note to plans that contain exercises which the planner does not know. */
export function withNote(workout: Workout): Workout {
  if (workout.exercises.every(({ name }) => ownExercise(name))) return workout;
  return { ...workout, advice: `${workout.advice}${strange}`.slice(0, longest.words) };
}

/** Makes names comparable: 'Glute bridges' is the same exercise as 'Glute bridge'. */
export const nameKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/(?<!s)s\b/g, '');

const byName = new Map(exercises.map((exercise) => [nameKey(exercise.name), exercise]));

/** Patterns that show by an exercise's name which equipment it needs. */
const needed: Readonly<Record<Equipment, RegExp>> = {
  dumbbells: /dumb-?bells?/i,
  kettlebell: /kettle-?bells?/i,
  barbell: /bar-?bells?|\bez.?bar\b/i,
  band: /\bbanded\b|\b(?:resistance|mini|loop|elastic)[ -]?bands?\b|\bband (?:pull|row|walk|squat|press|curl|work)/i,
  chair:
    /\b(?:chair|bench) dips?\b|\bbench (?:press|step)|\bbox jump|\bstep-?ups?\b|\b(?:to|on|onto|from) (?:a|the) (?:chair|bench|box)\b/i,
  'pull-up-bar': /\b(?:pull|chin)-?ups?\b|\bhanging (?:leg|knee)|\bdead hang|\bmuscle-?ups?\b|toes.to.bar/i,
  rope: /\b(?:skipping|jump(?:ing)?)[ -]?rope|\brope (?:skip|jump)/i,
  'medicine-ball': /\bmed(?:icine)?[ -]?balls?\b|\b(?:slam|wall) balls?\b/i,
  gym: /\bcables?\b|\bmachine\b|\bleg (?:press|curl|extension)|\blat pull-?down|treadmill|\brow(?:ing machine|er)\b|elliptical|\bsmith\b|hack squat|(?:stationary|assault|spin) bike|\bsled\b|battle rope/i,
};

/** Weights that the amount or the description names, except behind 'no', 'without' and the like. */
const weights =
  /(?<!\b(?:no|without|instead of|not need(?:ing)?) (?:an? |any |the |your )?)\b(?:dumb-?bells?|kettle-?bells?|bar-?bells?)\b/i;

interface Named {
  name: string;
  reps: string;
  description: string;
}

/** Why a plan may not contain an exercise, in a few words for the model; undefined if it may. */
export function whyForbidden({ name, reps, description }: Named, wish: WorkoutWish): string | undefined {
  const own = ownExercise(name);
  if (own && !isAllowed(own, wish)) return 'not for this request';
  if (isOwnOnly(wish)) return own ? undefined : 'not in "exercises"';
  return missingFor(name, wish) ?? missingFor(weights.exec(`${reps}. ${description}`)?.[0] ?? '', wish);
}

/** A gym has all equipment. */
function missingFor(text: string, { equipment }: WorkoutWish): string | undefined {
  if (equipment.includes('gym')) return undefined;
  const needs = equipments.filter((item) => needed[item].test(text));
  // 'Dumbbell bench press' needs several kinds of equipment: the message names all of them.
  return needs.find((item) => !equipment.includes(item)) && `needs ${needs.join(', ')}`;
}
