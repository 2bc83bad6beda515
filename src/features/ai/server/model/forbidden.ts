import { type Avoidable, type Care, type Equipment, equipments, type WorkoutWish } from '../../contract.ts';
import { exercises } from '../../planner/catalogue/exercises.ts';
import { isAllowed } from '../../planner/planning/allowed.ts';

const landing = /\b(?:jump|hop|skip(?:s|ping)?\b|bound|burpee|plyo|sprint|box jump)/i;
const heavy = /\b(?:max(?:imal)?|1rm|heavy|barbell)\b/i;

/** Names of exercises that nobody gets who has to be careful, whoever made the plan. */
const forbidden: Readonly<Partial<Record<Care | Avoidable, readonly RegExp[]>>> = {
  knees: [landing, /lunge|pistol|deep squat|jump|barbell (?:back |front )?squat|split squat/i],
  ankles: [landing],
  hips: [landing, /deep squat|pigeon|lateral lunge/i],
  back: [landing, /deadlift|good ?morning|sit-?up|russian twist|kettlebell swing|barbell row/i],
  shoulders: [/overhead press|military press|upright row|\bdips?\b|handstand|snatch|jerk/i],
  wrists: [/handstand|push-?ups?\b|\bclean\b|burpee/i],
  neck: [/neck bridge|headstand|sit-?up|behind.the.neck/i],
  elbows: [/skull ?crusher|\bdips?\b|diamond push/i],
  pregnancy: [landing, heavy, /sit-?up|crunch|plank|supine|lying on your (?:back|front)/i],
  heart: [landing, heavy, /hiit|tabata|all-out/i],
  illness: [landing, heavy, /hiit|tabata|all-out/i],
  jumping: [/\b(?:jump|hop|skip(?:s|ping)?\b|burpee)/i],
  running: [/\b(?:run|jog|sprint)/i],
  burpees: [/burpee/i],
  squats: [/squat/i],
  lunges: [/lunge/i],
  'push-ups': [/push-?ups?\b/i],
  'pull-ups': [/(?:pull|chin)-?ups?\b/i],
  planks: [/plank/i],
  'sit-ups': [/sit-?up|crunch/i],
  deadlifts: [/deadlift/i],
  floor: [/push-?ups?\b|plank|sit-?up|crunch|bridge|dead ?bug|bird.?dog|superman|burpee|lying|supine|prone/i],
  legs: [/squat|lunge|deadlift|\bcal(?:f|ves)\b|\blegs?\b|step-?up|jump|sprint|hip thrust|wall sit/i],
  arms: [/push-?ups?\b|(?:pull|chin)-?ups?\b|\bpress\b|curl|\bdips?\b|\brows?\b|triceps?|biceps?/i],
  core: [/plank|sit-?up|crunch|russian twist|hollow|dead ?bug|leg raise|v-?ups?\b|mountain climber/i],
};

/** What an exercise needs, by its name. */
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

/** What is said of how much there is of something, or how it is done, needs what it names; not what it does without. */
const held =
  /(?<!\b(?:no|without|instead of|not need(?:ing)?) (?:an? |any |the |your )?)\b(?:dumb-?bells?|kettle-?bells?|bar-?bells?)\b/i;

interface Named {
  name: string;
  reps: string;
  description: string;
}

/** Why an exercise may not stand in this plan, in a word for the model; undefined where it may. */
export function whyForbidden({ name, reps, description }: Named, wish: WorkoutWish): string | undefined {
  const avoided = [...wish.careful, ...wish.without].find((one) =>
    forbidden[one]?.some((pattern) => pattern.test(name)),
  );
  const missing = missingFor(name, wish) ?? missingFor(held.exec(`${reps}. ${description}`)?.[0] ?? '', wish);
  return avoided ?? missing ?? (isKnownAndRefused(name, wish) ? 'not for this request' : undefined);
}

/** A gym has all that there is. */
function missingFor(said: string, { equipment }: WorkoutWish): string | undefined {
  if (equipment.includes('gym')) return undefined;
  const needs = equipments.filter((one) => needed[one].test(said));
  // A bench press needs one of several things that name it.
  return needs.find((one) => !equipment.includes(one)) && `needs ${needs.join(', ')}`;
}

/** One of the planner's own exercises: all that is known of it counts, as in a plan of its own. */
function isKnownAndRefused(name: string, wish: WorkoutWish): boolean {
  const known = byName.get(keyOf(name));
  return known !== undefined && !isAllowed(known, wish);
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/(?<!s)s\b/g, '');

const byName = new Map(exercises.map((exercise) => [keyOf(exercise.name), exercise]));
