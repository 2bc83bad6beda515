import * as z from 'zod/mini';
import { ListCell, NumberCell, YesCell } from '#server/data-files.ts';
import { Equipment, Level } from '../../../contract.ts';

/** The kinds of movement. A balanced plan takes one exercise of each pattern before it takes a second of any. */
const Pattern = z.enum([
  ...(['squat', 'lunge', 'hinge', 'bridge', 'calves', 'push', 'overhead', 'pull', 'arms', 'core', 'carry'] as const),
  ...(['jump', 'cardio', 'steady', 'mobility', 'stretch', 'warm-up'] as const),
]);
export type Pattern = z.infer<typeof Pattern>;

const Muscle = z.enum([
  ...(['quads', 'hamstrings', 'glutes', 'calves', 'hips', 'adductors', 'chest', 'back', 'shoulders'] as const),
  ...(['biceps', 'triceps', 'forearms', 'abs', 'obliques', 'lower-back', 'neck', 'ankles', 'wrists', 'heart'] as const),
]);
export type Muscle = z.infer<typeof Muscle>;

export const joints = ['knees', 'shoulders', 'back', 'wrists', 'ankles', 'hips', 'neck', 'elbows'] as const;
export type Joint = (typeof joints)[number];

/** Properties for which an exercise can be unwanted or forbidden, whatever its load on the joints. */
const Trait = z.enum([
  ...(['jump', 'run', 'burpee', 'squat', 'lunge', 'push-up', 'pull-up', 'plank', 'sit-up', 'deadlift'] as const),
  ...(['floor', 'supine', 'prone', 'hold', 'kneel'] as const),
]);
export type Trait = z.infer<typeof Trait>;

const loadForm = new RegExp(`^(${joints.join('|')}) ([123])$`);
const LoadCell = z.pipe(
  ListCell,
  z.pipe(
    z.array(z.string().check(z.regex(loadForm, 'must be a joint with its load from 1 to 3, such as knees 2'))),
    z.transform(
      (entries): Readonly<Partial<Record<Joint, number>>> =>
        Object.fromEntries(entries.map((entry) => entry.split(' ')).map(([joint, load]) => [joint, Number(load)])),
    ),
  ),
);

const listCell = <Entry extends z.ZodMiniType<string, string>>(entry: Entry) =>
  z._default(z.pipe(ListCell, z.array(entry)), []);

/** A row of `exercises.csv`. */
export const ExerciseRow = z.pipe(
  z.strictObject({
    name: z.string(),
    pattern: Pattern,
    /** The muscle that works most comes first. */
    muscles: listCell(Muscle),
    equipment: z._default(z.nullable(Equipment), null),
    level: Level,
    /** The load on each joint: 1 is hardly felt, 2 is felt, 3 is carried by the joint. A missing joint has no load. */
    load: z._default(LoadCell, {}),
    traits: listCell(Trait),
    /** Repetitions or seconds of one set, from the least to the most that a plan may ask for. */
    least: NumberCell,
    most: NumberCell,
    /** Seconds for one repetition. Without it, `least` and `most` are seconds. */
    secondsEach: z.exactOptional(NumberCell),
    eachSide: YesCell,
    how: z.string(),
  }),
  z.transform(({ least, most, secondsEach, eachSide, ...exercise }) => ({
    ...exercise,
    amount: { least, most, secondsEach: secondsEach ?? 1, inSeconds: secondsEach === undefined, eachSide },
  })),
);
export type Exercise = z.infer<typeof ExerciseRow>;
