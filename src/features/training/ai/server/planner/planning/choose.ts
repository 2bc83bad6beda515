import type { Focus, Goal, WorkoutWish } from '../../../contract.ts';
import type { Exercise, Muscle, Pattern } from '../catalogue/exercise.ts';
import { exercises } from '../catalogue/exercises.ts';
import { isAllowed, levelGap } from './allowed.ts';
import { inSeededOrder } from './seeded-order.ts';

/** A place in a plan: a pattern, and where it matters the muscle that has to work. */
interface Slot {
  pattern: Pattern;
  muscle?: Muscle;
}

const slotsByFocus: Readonly<Record<Focus, readonly Slot[]>> = {
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

/** The slots of a plan, in the order in which they are filled. If the list is too short, the planner repeats it. */
function planSlots(wish: WorkoutWish): Slot[] {
  if (wish.goal === 'mobility') return Array.from({ length: 7 }, () => of('mobility', 'mobility', 'stretch')).flat();
  const slots = interleaved(wish.focus.map((focus) => slotsByFocus[focus]));
  return withGoal(slots, wish.goal);
}

function withGoal(slots: readonly Slot[], goal: Goal): Slot[] {
  if (goal === 'explosiveness') return [...of('jump'), ...everySecond(slots.slice(0, 4), 'jump'), ...slots.slice(4)];
  if (goal === 'fat-loss' || goal === 'endurance') return everySecond(slots, 'cardio');
  return [...slots];
}

const everySecond = (slots: readonly Slot[], pattern: Pattern): Slot[] => slots.flatMap((slot) => [slot, { pattern }]);

/** Takes one entry of each list in turn. */
function interleaved(lists: readonly (readonly Slot[])[]): Slot[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

function of(...patterns: Pattern[]): Slot[] {
  return patterns.map((pattern) => ({ pattern }));
}

function at(pattern: Pattern, muscle: Muscle): Slot {
  return { pattern, muscle };
}

/** The muscles that belong to a focus; the plan warms up and stretches these. */
const musclesByFocus: Readonly<Record<Focus, readonly Muscle[]>> = {
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

const listMuscles = ({ focus }: WorkoutWish): readonly Muscle[] => focus.flatMap((area) => musclesByFocus[area]);

/** Patterns that suit nearly everybody, in order of preference, for when the wanted slots cannot be filled. */
const spare: readonly Pattern[] = ['core', 'bridge', 'pull', 'push', 'cardio', 'hinge', 'arms', 'calves', 'mobility'];

/** Chooses exercises for one plan, best first and each once. The same request always gets the same exercises. */
export class ExerciseChooser {
  readonly #wish: WorkoutWish;
  readonly #remaining: Exercise[];

  constructor(wish: WorkoutWish, seed: string) {
    this.#wish = wish;
    const wanted = new Set<string>(listMuscles(wish));
    this.#remaining = inSeededOrder(
      exercises.filter((exercise) => isAllowed(exercise, wish) && isCalmEnough(exercise, wish)),
      seed,
      { name: ({ name }) => name, rank: (exercise) => getRank(exercise, wish, wanted) },
    );
  }

  /** Fills one slot after the other until there are enough exercises, then takes other suitable ones. */
  main(count: number): Exercise[] {
    const chosen: Exercise[] = [];
    const slots = [...planSlots(this.#wish), ...planSlots(this.#wish), ...spareSlots()];
    for (const maxLevelsAbove of [0, 1]) {
      for (const slot of slots) {
        if (chosen.length >= count) return chosen;
        const found = this.#take(slot, maxLevelsAbove);
        if (found) chosen.push(found);
      }
    }
    return chosen;
  }

  /** First an exercise that gets the blood moving, then exercises for the joints and muscles that the plan needs. */
  warmUp(count: number): Exercise[] {
    return this.#inTurn(slotsFor(count, 'warm-up', { first: 'heart' }));
  }

  /** Stretches, and a calm breathing exercise at the end. */
  coolDown(count: number): Exercise[] {
    const calm = this.#take({ pattern: 'stretch', muscle: 'heart' }, 0);
    return [...this.#inTurn(slotsFor(count - 1, 'stretch')), ...(calm ? [calm] : [])];
  }

  steady(): Exercise[] {
    return this.#inTurn(slotsFor(20, 'steady'));
  }

  #inTurn(slots: readonly Slot[]): Exercise[] {
    return slots.map((slot) => this.#take(slot, 0)).filter((found) => found !== undefined);
  }

  #take({ pattern, muscle }: Slot, maxLevelsAbove: number): Exercise | undefined {
    const at = this.#remaining.findIndex(
      (exercise) =>
        exercise.pattern === pattern &&
        (muscle === undefined || exercise.muscles.slice(0, 2).includes(muscle)) &&
        levelGap(exercise, this.#wish.level) <= maxLevelsAbove,
    );
    return at === -1 ? undefined : this.#remaining.splice(at, 1)[0];
  }
}

/** A mobility session has no running and jumping, not even in its warm-up. */
const isCalmEnough = ({ traits }: Exercise, { goal }: WorkoutWish) =>
  goal !== 'mobility' || !(traits.includes('jump') || traits.includes('run'));

/** The lowest rank is best: it uses the equipment, has the wanted level, and works the wanted muscles. */
function getRank(exercise: Exercise, wish: WorkoutWish, wanted: ReadonlySet<string>): number {
  const idle = wish.equipment.length > 0 && exercise.equipment === null ? 0.6 : 0;
  const below = Math.abs(levelGap(exercise, wish.level)) * 0.35;
  const elsewhere = wanted.size > 0 && !exercise.muscles.some((muscle) => wanted.has(muscle)) ? 0.8 : 0;
  return idle + below + elsewhere;
}

function slotsFor(count: number, pattern: Pattern, { first }: { first?: Muscle } = {}): Slot[] {
  return Array.from({ length: count }, (_, at) => (at === 0 && first ? { pattern, muscle: first } : { pattern }));
}

function spareSlots(): Slot[] {
  return Array.from({ length: 4 }, () => spare.map((pattern) => ({ pattern }))).flat();
}
