import { type Equipment, equipments, type WorkoutWish } from '../../contract.ts';
import { isAllowed } from '../../planner/planning/allowed.ts';
import { isOwnOnly, ownExercise } from './own-exercises.ts';

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
