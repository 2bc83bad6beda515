import * as z from 'zod/mini';
import { listOrText } from '#shared/fields.ts';
import {
  choiceFieldOr,
  jsonField,
  optionalTextField,
  switchField,
  textField,
  textFieldOr,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';

export const iconNames = [
  ...(['apple-alt', 'carrot', 'utensils', 'fish', 'glass-water', 'coffee', 'leaf', 'dumbbell'] as const),
  ...(['running', 'walking', 'biking', 'swimmer', 'stopwatch', 'fire', 'heart', 'heartbeat', 'brain'] as const),
  ...(['smile', 'users', 'book', 'sun', 'bed', 'moon', 'spa', 'bath', 'snowflake', 'wind'] as const),
  ...(['shield', 'eye', 'medkit', 'lightbulb'] as const),
] as const;
export const IconName = z.enum(iconNames);
export type IconName = z.infer<typeof IconName>;
export const defaultIcon: IconName = 'apple-alt';

export const defaultDuration = '30 mins';
const maxDays = 20;
/** Of one day, or of a flat list. */
const maxExercises = 50;
export const maxDetailLength = 200;
const maxJsonLength = 60_000;

const optionalText = z.optional(z.string());

export const Exercise = z.object({
  name: z.string(),
  sets: optionalText,
  reps: optionalText,
  duration: optionalText,
  focus: optionalText,
  description: optionalText,
  icon: z.optional(IconName),
});
export type Exercise = z.infer<typeof Exercise>;

export const TrainingDay = z.object({ day: z.string(), exercises: z.array(Exercise) });
export type TrainingDay = z.infer<typeof TrainingDay>;

/** Training by day, or one flat list; never a mixture. */
export const Exercises = z.union([z.array(TrainingDay), z.array(Exercise)]);
export type Exercises = z.infer<typeof Exercises>;

const TextOrNumber = z.pipe(z.union([z.string(), z.number()], 'is required'), z.transform(String));
/** Sets and repetitions are counted or described: 3, '10-12', 'as many as you can'. */
const Detail = z.optional(z.nullable(z.pipe(TextOrNumber, text({ max: maxDetailLength, min: 0 }))));
const Heading = z.pipe(TextOrNumber, text({ max: maxDetailLength }));

const GivenExercise = z.pipe(
  z.object({
    name: Heading,
    sets: Detail,
    reps: Detail,
    duration: Detail,
    focus: Detail,
    description: Detail,
    // An unknown icon is no reason to refuse the exercise.
    icon: z.catch(z.optional(IconName), undefined),
  }),
  z.transform(withoutEmptyDetails),
);
const GivenExercises = buildListSchema(GivenExercise, { min: 1, max: maxExercises });
const GivenDays = buildListSchema(
  z.object({ day: Heading, exercises: buildListSchema(GivenExercise, { min: 0, max: maxExercises }) }),
  {
    min: 1,
    max: maxDays,
  },
);

/** Exercises as people send them, a list or its JSON text, normalised to the form that is stored. */
export const ExercisesInput = z.pipe(
  listOrText({ longest: maxJsonLength, refused: 'must be a list of exercises or of days' }),
  z.transform(normaliseExercises),
);

const shown = { createdAt: z.string() };

export const workouts = plainResource({
  path: '/api/workouts',
  resourceName: 'workout',
  fields: {
    title: textField({ max: 120 }),
    description: optionalTextField({ max: 1000, lines: true }),
    /** Free text such as `30 mins`. */
    duration: textFieldOr(defaultDuration, { max: 40 }),
    exercises: jsonField(ExercisesInput, Exercises, {
      kind: 'rows',
      columns: ['name', 'sets', 'reps', 'duration', 'focus', 'description'],
      grouped: { heading: 'day', rows: 'exercises' },
    }),
    featured: switchField(),
  },
  shown,
});
export type Workout = z.infer<typeof workouts.ResponseBody>;

export const tipCategories = ['Nutrition', 'Fitness', 'Mental Health', 'Recovery', 'General Health'] as const;
export const TipCategory = z.enum(tipCategories);
export type TipCategory = z.infer<typeof TipCategory>;
export const defaultCategory: TipCategory = 'Nutrition';

export const tips = plainResource({
  path: '/api/better-living-tips',
  resourceName: 'tip',
  set: 'tips',
  fields: {
    title: textField({ max: 120 }),
    description: textField({ max: 1000, lines: true }),
    category: choiceFieldOr(defaultCategory, TipCategory),
    icon: choiceFieldOr(defaultIcon, IconName),
    featured: switchField(),
  },
  shown,
});
export type Tip = z.infer<typeof tips.ResponseBody>;

/** Checks the length first: a list that is too long is not parsed at all. */
function buildListSchema<S extends z.ZodMiniType>(schema: S, { min, max }: { min: number; max: number }) {
  const counted = z
    .array(z.unknown(), 'must be a list')
    .check(z.minLength(min, 'must have at least one entry'), z.maxLength(max, `must have at most ${max} entries`));
  return z.pipe(counted, z.array(schema));
}

function normaliseExercises(given: unknown, payload: z.core.ParsePayload): Exercises {
  const byDay = Array.isArray(given) && given.some((entry) => isObject(entry) && Object.hasOwn(entry, 'exercises'));
  const result = z.safeParse(byDay ? GivenDays : GivenExercises, given);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues.slice(0, 20)) {
    payload.issues.push({ code: 'custom', path: [...path], message, input: given });
  }
  return [];
}

function withoutEmptyDetails({ name, icon, ...details }: { name: string; icon?: IconName | undefined } & Details) {
  const exercise: Exercise = { name };
  for (const detail of ['sets', 'reps', 'duration', 'focus', 'description'] as const) {
    const value = details[detail];
    if (value) exercise[detail] = value;
  }
  if (icon) exercise.icon = icon;
  return exercise;
}

type Details = { [detail in 'sets' | 'reps' | 'duration' | 'focus' | 'description']?: string | null | undefined };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const endpoints = {
  ...resourceEndpoints(workouts),
  ...resourceEndpoints(tips),
  'GET /api/workouts/featured': { response: z.nullable(workouts.ResponseBody) },
  'GET /api/better-living-tips/featured': { response: z.nullable(tips.ResponseBody) },
};
