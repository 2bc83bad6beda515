import type { Focus, Goal, WorkoutWish } from '../../contract.ts';
import type { Muscle, Pattern } from '../catalogue/exercise.ts';

/** A place in a plan: a pattern, where it matters with the muscle that has to work in it. */
export interface Slot {
  pattern: Pattern;
  muscle?: Muscle;
}

const slotsOfFocus: Readonly<Record<Focus, readonly Slot[]>> = {
  'full-body': of('squat', 'push', 'hinge', 'pull', 'core', 'lunge', 'overhead', 'bridge', 'carry', 'arms', 'calves'),
  'upper-body': [...of('push', 'pull', 'overhead', 'pull'), at('arms', 'triceps'), at('arms', 'biceps'), ...of('push')],
  'lower-body': of('squat', 'hinge', 'lunge', 'bridge', 'calves', 'squat', 'bridge'),
  legs: of('squat', 'hinge', 'lunge', 'calves', 'bridge', 'squat', 'lunge'),
  glutes: [...of('bridge'), at('hinge', 'glutes'), ...of('lunge', 'bridge', 'squat', 'bridge')],
  core: [
    at('core', 'abs'),
    at('core', 'obliques'),
    at('core', 'lower-back'),
    at('core', 'abs'),
    ...of('carry', 'core'),
  ],
  arms: [
    at('arms', 'biceps'),
    at('arms', 'triceps'),
    at('push', 'triceps'),
    at('pull', 'biceps'),
    ...of('arms', 'arms'),
  ],
  chest: [
    at('push', 'chest'),
    at('push', 'chest'),
    at('arms', 'triceps'),
    at('push', 'shoulders'),
    at('push', 'chest'),
  ],
  back: [
    ...of('pull', 'pull'),
    at('core', 'lower-back'),
    ...of('pull'),
    at('hinge', 'lower-back'),
    at('arms', 'biceps'),
  ],
  shoulders: [...of('overhead'), at('pull', 'shoulders'), ...of('overhead'), at('push', 'shoulders'), ...of('carry')],
};

/** What the places of a plan are, in the order in which they are filled; the list is gone through again if it is short. */
export function slotsOf(wish: WorkoutWish): Slot[] {
  if (wish.goal === 'mobility') return Array.from({ length: 7 }, () => of('mobility', 'mobility', 'stretch')).flat();
  const places = interleaved(wish.focus.map((focus) => slotsOfFocus[focus]));
  return withGoal(places, wish.goal);
}

function withGoal(places: readonly Slot[], goal: Goal): Slot[] {
  if (goal === 'explosiveness') return [...of('jump'), ...everySecond(places.slice(0, 4), 'jump'), ...places.slice(4)];
  if (goal === 'fat-loss' || goal === 'endurance') return everySecond(places, 'cardio');
  return [...places];
}

const everySecond = (places: readonly Slot[], pattern: Pattern): Slot[] =>
  places.flatMap((place) => [place, { pattern }]);

/** One of each list in turn. */
function interleaved(lists: readonly (readonly Slot[])[]): Slot[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

function of(...patterns: Pattern[]): Slot[] {
  return patterns.map((pattern) => ({ pattern }));
}

function at(pattern: Pattern, muscle: Muscle): Slot {
  return { pattern, muscle };
}

/** Which muscles somebody wants to feel: what is warmed up and stretched. */
const musclesOfFocus: Readonly<Record<Focus, readonly Muscle[]>> = {
  'full-body': ['heart', 'shoulders', 'hips', 'back', 'chest', 'quads', 'hamstrings', 'glutes', 'abs', 'obliques'],
  'upper-body': ['shoulders', 'chest', 'back', 'triceps', 'biceps'],
  'lower-body': ['hips', 'quads', 'hamstrings', 'glutes', 'calves', 'ankles'],
  core: ['abs', 'obliques', 'lower-back', 'back'],
  arms: ['triceps', 'biceps', 'forearms', 'shoulders', 'wrists'],
  chest: ['chest', 'shoulders', 'triceps'],
  back: ['back', 'lower-back', 'shoulders'],
  shoulders: ['shoulders', 'chest', 'neck'],
  legs: ['quads', 'hamstrings', 'calves', 'hips', 'adductors', 'ankles'],
  glutes: ['glutes', 'hips', 'hamstrings'],
};

export const musclesOf = ({ focus }: WorkoutWish): readonly Muscle[] => focus.flatMap((one) => musclesOfFocus[one]);
