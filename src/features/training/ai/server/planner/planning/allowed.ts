import { type Avoidable, type Care, type Equipment, type Level, levels, type WorkoutWish } from '../../../contract.ts';
import { type Exercise, joints, type Pattern, type Trait } from '../catalogue/exercise.ts';

/** From this load on, an exercise is too much for a joint that needs care. */
const tooMuch = 2;

const hardOnLegs: readonly Trait[] = ['jump', 'run'];
const legJoints: readonly string[] = ['knees', 'ankles', 'hips', 'back'];

const avoidedTrait: Readonly<Partial<Record<Avoidable, Trait>>> = {
  jumping: 'jump',
  running: 'run',
  burpees: 'burpee',
  squats: 'squat',
  lunges: 'lunge',
  'push-ups': 'push-up',
  'pull-ups': 'pull-up',
  planks: 'plank',
  'sit-ups': 'sit-up',
  deadlifts: 'deadlift',
  floor: 'floor',
};
const avoidedPatterns: Readonly<Partial<Record<Avoidable, readonly Pattern[]>>> = {
  legs: ['squat', 'lunge', 'hinge', 'bridge', 'calves', 'jump'],
  arms: ['push', 'overhead', 'pull', 'arms'],
  core: ['core', 'carry'],
};

/** Whether a plan may contain an exercise. The planner never relaxes any of these rules. */
export function isAllowed(exercise: Exercise, wish: WorkoutWish): boolean {
  return (
    hasEquipment(exercise, wish.equipment) &&
    isSafe(exercise, wish) &&
    wish.without.every((avoided) => !isAvoided(exercise, avoided))
  );
}

/** A gym has all equipment. */
const hasEquipment = ({ equipment }: Exercise, there: readonly Equipment[]) =>
  equipment === null || there.includes(equipment) || there.includes('gym');

function isSafe(exercise: Exercise, { careful }: WorkoutWish): boolean {
  const { load, traits } = exercise;
  if (joints.some((joint) => careful.includes(joint) && (load[joint] ?? 0) >= tooMuch)) return false;
  if (careful.some((care) => legJoints.includes(care)) && traits.some((trait) => hardOnLegs.includes(trait))) {
    return false;
  }
  if (careful.some((care) => mustNotBear[care]?.some((trait) => traits.includes(trait)))) return false;
  const isGentle = careful.some((care) => care === 'pregnancy' || care === 'heart' || care === 'illness');
  if (isGentle && !isGentleExercise(exercise)) return false;
  return !careful.includes('pregnancy') || !traits.some((trait) => lying.includes(trait));
}

/** Traits that are too much for a joint that needs care, however light the exercise. */
const mustNotBear: Readonly<Partial<Record<Care, readonly Trait[]>>> = { knees: ['kneel'], wrists: ['push-up'] };

const lying: readonly Trait[] = ['supine', 'prone', 'sit-up'];
const straining: readonly Trait[] = ['jump', 'run', 'burpee', 'sit-up', 'plank'];

/** Allows no exercise that makes people hold their breath, land, or put much load on any joint. */
function isGentleExercise({ level, load, traits, pattern }: Exercise): boolean {
  const isHeld = traits.includes('hold') && pattern !== 'stretch';
  return (
    level === 'beginner' &&
    !isHeld &&
    Object.values(load).every((weight) => weight < tooMuch) &&
    !traits.some((trait) => straining.includes(trait))
  );
}

function isAvoided({ traits, pattern }: Exercise, avoided: Avoidable): boolean {
  const trait = avoidedTrait[avoided];
  if (trait && traits.includes(trait)) return true;
  return avoidedPatterns[avoided]?.includes(pattern) ?? false;
}

/** How many levels an exercise is above (positive) or below the wanted level. */
export const levelGap = ({ level }: Exercise, wanted: Level): number => levels.indexOf(level) - levels.indexOf(wanted);
