import * as z from 'zod/mini';
import { characters } from '#shared/text.ts';
import {
  intensities,
  longest,
  maxExercises,
  TipCategory,
  TipSheet,
  type TipWish,
  Workout,
  WorkoutPart,
  type WorkoutWish,
} from '../../contract.ts';
import { adviceFor, adviceForTips } from '../planner/advice.ts';

const ModelExercise = z.object({
  name: z.string(),
  part: WorkoutPart,
  day: z.number(),
  sets: z.number(),
  reps: z.string(),
  minutes: z.number(),
  description: z.string(),
});

/** What a model is asked for: plain types only, which every such server understands. Bounds are checked later. */
export const ModelWorkout = z.object({
  title: z.string(),
  durationMinutes: z.number(),
  intensity: z.enum(intensities),
  description: z.string(),
  exercises: z.array(ModelExercise),
  benefits: z.array(z.string()),
});
export type ModelWorkout = z.infer<typeof ModelWorkout>;

/** The same, for servers that restrict the model to these names. The app checks the response all the same. */
export const buildWorkoutShape = (names: readonly string[]) =>
  z.object({
    ...ModelWorkout.shape,
    exercises: z.array(z.object({ ...ModelExercise.shape, name: z.enum(names) })),
  });

export const ModelTips = z.object({
  title: z.string(),
  category: TipCategory,
  description: z.string(),
  tips: z.array(z.string()),
  benefits: z.array(z.string()),
});
export type ModelTips = z.infer<typeof ModelTips>;

export function toJsonSchema(shape: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.core.toJSONSchema(shape, { io: 'output' });
  return schema;
}

/** Format, filler and private characters, line breaks and controls: invisible, or able to distort the visible text. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Each pattern takes linear time: no match can begin within text that the pattern has already scanned. */
const reductions: readonly (readonly [RegExp, string])[] = [
  [/```[\s\S]*?(?:```|$)/g, ' '],
  [/<!--[\s\S]*?(?:-->|$)/g, ' '],
  [/<[a-z/!?][^>]*(?:>|$)/gi, ' '],
  [/!?\[([^[\]]*)\]\([^)]*\)?/g, '$1'],
  [/(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/\S*/gi, ' '],
  [/\bwww\.\S+/gi, ' '],
  [/\b(?:javascript|vbscript|data|mailto|tel|sms):\S+/gi, ' '],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ' '],
  [
    /(?<![a-z0-9.-])\.*(?:[a-z0-9-]+\.+)+(?:com|net|org|io|co|info|biz|xyz|ru|za|uk|dev|app|me|ly|gg|tv|shop|top|online|site|link)\b(?:\/\S*)?/gi,
    ' ',
  ],
  [/&(?:[a-z]+|#\w+);/gi, ' '],
  [/[*_`#>~|\\{}[\]<]+/g, ' '],
];

/** Reduces a model's text to one short line without markup, links, addresses and invisible characters. */
export function plainWords(text: string, most: number): string {
  const visible = text
    .slice(0, most * 8)
    .normalize('NFC')
    .replace(/[\n\r\t]/g, ' ')
    .replace(unseen, '');
  const reduced = reduceUntilStable(visible)
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim();
  return characters(reduced) <= most ? reduced : cutAtWord(reduced, most);
}

/** Repeats, because removing one part may join its neighbours into another match. */
function reduceUntilStable(text: string): string {
  const reduced = reductions.reduce((remaining, [pattern, instead]) => remaining.replace(pattern, instead), text);
  return reduced === text ? text : reduceUntilStable(reduced);
}

function cutAtWord(text: string, most: number): string {
  const cut = [...text].slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Texts that instruct a machine, or try to talk people into something. */
const instructing =
  /\b(?:(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|system)|system prompt|developer message|api[ _-]?key|password|credit card|prompt injection|click (?:here|this)|as an ai\b)/i;

export const isInstruction = (text: string): boolean => instructing.test(text);

/** A result that keeps the contract, or its faults in words for the model. */
export type Judged<T> = { result: T } | { faults: readonly string[] };

/** Turns a model's workout into one that can be shown: plain words, bounded numbers, times that add up to a session. */
export async function judgeWorkout(response: ModelWorkout, wish: WorkoutWish): Promise<Judged<Workout>> {
  const minutes = Math.round(response.durationMinutes);
  const exercises = response.exercises.slice(0, maxExercises).map((exercise) => ({
    name: plainWords(exercise.name, longest.name),
    sets: Math.min(20, Math.max(1, Math.round(exercise.sets))),
    reps: plainWords(exercise.reps, longest.reps),
    description: plainWords(exercise.description, longest.words),
    part: exercise.part,
    day: Math.min(wish.days, Math.max(1, Math.round(exercise.day))),
    seconds: Math.round((minutes * 60 * Math.max(0, exercise.minutes)) / sumDayMinutes(response, exercise.day)),
  }));
  const workout = {
    title: plainWords(response.title, longest.title),
    durationMinutes: minutes,
    intensity: response.intensity,
    description: plainWords(response.description, longest.description),
    exercises,
    benefits: plainLines(response.benefits, 8),
    understood: wish,
    advice: adviceFor(wish),
  };
  const read = await judged(Workout.safeParse(workout), (sound) => findWorkoutFaults(sound, wish));
  if ('faults' in read) return read;
  const { inOwnWords, isOwnOnly, withNote } = await import('./own-exercises.ts');
  return { result: isOwnOnly(wish) ? inOwnWords(read.result, wish) : withNote(read.result) };
}

const sumDayMinutes = ({ exercises }: ModelWorkout, day: number) =>
  exercises.reduce((sum, exercise) => (exercise.day === day ? sum + Math.max(0, exercise.minutes) : sum), 0) || 1;

export function judgeTips(response: ModelTips, wish: TipWish): Promise<Judged<TipSheet>> {
  const sheet = {
    title: plainWords(response.title, longest.title),
    category: response.category,
    description: plainWords(response.description, longest.description),
    tips: plainLines(response.tips, 10),
    benefits: plainLines(response.benefits, 8),
    understood: wish,
    advice: adviceForTips(wish),
  };
  return judged(TipSheet.safeParse(sheet), findTipFaults);
}

/** How many lines are read at most. The empty ones among them are dropped. */
const maxLines = 50;

const plainLines = (lines: readonly string[], most: number) =>
  lines
    .slice(0, maxLines)
    .map((line) => plainWords(line, longest.line))
    .filter((line) => line !== '')
    .slice(0, most);

interface Parsed<T> {
  data?: T | undefined;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

async function judged<T>(
  { data, error }: Parsed<T>,
  findFaults: (sound: T) => string[] | Promise<string[]>,
): Promise<Judged<T>> {
  if (data === undefined) {
    return { faults: (error?.issues ?? []).slice(0, 8).map(({ path, message }) => `${path.join('.')} ${message}`) };
  }
  const faults = await findFaults(data);
  return faults.length > 0 ? { faults } : { result: data };
}

/** The reasons for not showing a plan, in words that tell the model how to do better. */
async function findWorkoutFaults(workout: Workout, wish: WorkoutWish): Promise<string[]> {
  const { exercises, durationMinutes } = workout;
  // Loads the planner's tables with the first plan that needs them.
  const { nameKey, whyForbidden } = await import('./own-exercises.ts');
  const wrong = exercises.flatMap((exercise) => {
    const why = whyForbidden(exercise, wish);
    return why === undefined ? [] : `${exercise.name} (${why})`;
  });
  const uniqueExercises = new Set(exercises.map(({ day, name }) => `${day} ${nameKey(name)}`));
  const isOff = Math.abs(durationMinutes - wish.minutes) > wish.minutes * 0.1;
  return [
    ...(isOff ? [`durationMinutes must be ${wish.minutes}`] : []),
    ...(exercises.length < 4 ? ['exercises must have at least 4 entries'] : []),
    ...(uniqueExercises.size < exercises.length ? ['an exercise stands twice in a day'] : []),
    ...(wrong.length > 0 ? [`these exercises are not allowed here: ${wrong.slice(0, 8).join(', ')}`] : []),
    ...(listTexts(workout).some(isInstruction) ? ['texts must be about the workout alone'] : []),
  ];
}

const listTexts = ({ title, description, exercises, benefits }: Workout) => [
  ...[title, description, ...benefits],
  ...exercises.flatMap((exercise) => [exercise.name, exercise.reps, exercise.description]),
];

async function findTipFaults({ title, description, tips, benefits, understood }: TipSheet): Promise<string[]> {
  const { isWithinDiet } = await import('../planner/tips/diets.ts');
  const { diet = [] } = understood;
  const notEaten = tips.filter((tip) => !isWithinDiet(tip, diet));
  const hasInstruction = [title, description, ...tips, ...benefits].some(isInstruction);
  return [
    ...(tips.length < 3 ? ['tips must have at least 3 entries'] : []),
    ...(hasInstruction ? ['texts must be about the tips alone'] : []),
    ...(notEaten.length > 0 ? [`tips must keep to the diet (${diet.join(', ')}): ${notEaten.join(' ')}`] : []),
  ];
}
