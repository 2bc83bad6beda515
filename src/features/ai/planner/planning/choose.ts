import type { WorkoutWish } from '../../contract.ts';
import type { Exercise, Muscle, Pattern } from '../catalogue/exercise.ts';
import { exercises } from '../catalogue/exercises.ts';
import { isAllowed, levelGap } from './allowed.ts';
import { inSeededOrder } from './seeded-order.ts';
import { musclesOf, type Slot, slotsOf } from './slots.ts';

/** Where the places that somebody wants cannot be filled: what suits nearly everybody, in this order. */
const spare: readonly Pattern[] = ['core', 'bridge', 'pull', 'push', 'cardio', 'hinge', 'arms', 'calves', 'mobility'];

/** Exercises of a person's plan, each taken once, best first; who asks for the same gets the same. */
export class Choice {
  readonly #wish: WorkoutWish;
  readonly #left: Exercise[];

  constructor(wish: WorkoutWish, seed: string) {
    this.#wish = wish;
    const wanted = new Set<string>(musclesOf(wish));
    this.#left = inSeededOrder(
      exercises.filter((exercise) => isAllowed(exercise, wish) && isCalmEnough(exercise, wish)),
      seed,
      { name: ({ name }) => name, rank: (exercise) => rankOf(exercise, wish, wanted) },
    );
  }

  /** A place for each slot in turn until there are enough, then what else suits. */
  main(count: number): Exercise[] {
    const chosen: Exercise[] = [];
    const slots = [...slotsOf(this.#wish), ...slotsOf(this.#wish), ...spareSlots()];
    for (const mostAbove of [0, 1]) {
      for (const slot of slots) {
        if (chosen.length >= count) return chosen;
        const found = this.#take(slot, mostAbove);
        if (found) chosen.push(found);
      }
    }
    return chosen;
  }

  /** First what gets the blood moving, then the joints and muscles that are needed. */
  warmUp(count: number): Exercise[] {
    return this.#inTurn(places(count, 'warm-up', { first: 'heart' }));
  }

  /** Stretches, and at the end a few calm breaths. */
  coolDown(count: number): Exercise[] {
    const calm = this.#take({ pattern: 'stretch', muscle: 'heart' }, 0);
    return [...this.#inTurn(places(count - 1, 'stretch')), ...(calm ? [calm] : [])];
  }

  steady(): Exercise[] {
    return this.#inTurn(places(20, 'steady'));
  }

  #inTurn(slots: readonly Slot[]): Exercise[] {
    return slots.map((slot) => this.#take(slot, 0)).filter((found) => found !== undefined);
  }

  #take({ pattern, muscle }: Slot, mostAbove: number): Exercise | undefined {
    const at = this.#left.findIndex(
      (exercise) =>
        exercise.pattern === pattern &&
        (muscle === undefined || exercise.muscles.slice(0, 2).includes(muscle)) &&
        levelGap(exercise, this.#wish.level) <= mostAbove,
    );
    return at === -1 ? undefined : this.#left.splice(at, 1)[0];
  }
}

/** Who wants to loosen up does not want to run and hop first. */
const isCalmEnough = ({ traits }: Exercise, { goal }: WorkoutWish) =>
  goal !== 'mobility' || !(traits.includes('jump') || traits.includes('run'));

/** Less is better: what uses the equipment, is of one's own level, and works where somebody wants to feel it. */
function rankOf(exercise: Exercise, wish: WorkoutWish, wanted: ReadonlySet<string>): number {
  const idle = wish.equipment.length > 0 && exercise.equipment === null ? 0.6 : 0;
  const below = Math.abs(levelGap(exercise, wish.level)) * 0.35;
  const elsewhere = wanted.size > 0 && !exercise.muscles.some((muscle) => wanted.has(muscle)) ? 0.8 : 0;
  return idle + below + elsewhere;
}

function places(count: number, pattern: Pattern, { first }: { first?: Muscle } = {}): Slot[] {
  return Array.from({ length: count }, (_, at) => (at === 0 && first ? { pattern, muscle: first } : { pattern }));
}

function spareSlots(): Slot[] {
  return Array.from({ length: 4 }, () => spare.map((pattern) => ({ pattern }))).flat();
}
