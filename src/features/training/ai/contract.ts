import * as z from 'zod/mini';
import { dangers, HelpLine } from '#platform/settings/contract.ts';
import { ById, Done, Id } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

export const maxRequestLength = 500;
/** The limit for each kind of saved result (workouts, tips), for each person. */
export const maxSaved = 50;
export const minMinutes = 5;
export const maxMinutes = 120;

export const goals = [
  ...(['fitness', 'strength', 'muscle', 'fat-loss', 'endurance', 'mobility', 'explosiveness'] as const),
] as const;
export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const equipments = [
  ...(['dumbbells', 'kettlebell', 'barbell', 'band', 'chair', 'pull-up-bar', 'rope', 'medicine-ball', 'gym'] as const),
] as const;
export const focuses = [
  ...([
    'full-body',
    'upper-body',
    'lower-body',
    'core',
    'arms',
    'chest',
    'back',
    'shoulders',
    'legs',
    'glutes',
  ] as const),
] as const;
/** Joints to protect, and conditions (pregnancy, heart, illness) for which the planner makes a gentle plan. */
export const cares = [
  ...(['knees', 'shoulders', 'back', 'wrists', 'ankles', 'hips', 'neck', 'elbows'] as const),
  ...(['pregnancy', 'heart', 'illness'] as const),
] as const;
/** Movements and body parts that a person wants to leave out. */
export const avoidables = [
  ...(['jumping', 'running', 'burpees', 'squats', 'lunges', 'push-ups', 'pull-ups', 'planks', 'sit-ups'] as const),
  ...(['deadlifts', 'floor', 'legs', 'arms', 'core'] as const),
] as const;

export const Goal = z.enum(goals);
export type Goal = z.infer<typeof Goal>;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;
export const Equipment = z.enum(equipments);
export type Equipment = z.infer<typeof Equipment>;
export const Focus = z.enum(focuses);
export type Focus = z.infer<typeof Focus>;
export const Care = z.enum(cares);
export type Care = z.infer<typeof Care>;
export const Avoidable = z.enum(avoidables);
export type Avoidable = z.infer<typeof Avoidable>;

const few = <S extends z.ZodMiniType>(entry: S, most: number) =>
  z.array(entry, 'must be a list').check(z.maxLength(most, `must have at most ${most} entries`));

/** What the planner understood of a workout request. People can change each part and send it again. */
export const WorkoutWish = z.strictObject({
  goal: Goal,
  /** The length of one session. */
  minutes: z
    .int('must be a whole number')
    .check(z.gte(minMinutes, `must be ${minMinutes} or more`), z.lte(maxMinutes, `must be at most ${maxMinutes}`)),
  level: Level,
  /** Sessions a week. Each has its own plan. */
  days: z.int('must be a whole number').check(z.gte(1, 'must be 1 or more'), z.lte(7, 'must be at most 7')),
  /** Empty means no equipment. */
  equipment: few(Equipment, equipments.length),
  focus: few(Focus, focuses.length),
  careful: few(Care, cares.length),
  without: few(Avoidable, avoidables.length),
});
export type WorkoutWish = z.infer<typeof WorkoutWish>;

export const tipTopics = [
  ...([
    'nutrition',
    'hydration',
    'budget',
    'sleep',
    'stress',
    'exams',
    'focus',
    'mood',
    'friends',
    'motivation',
  ] as const),
  ...(['training', 'game-day', 'recovery', 'injury', 'posture', 'energy', 'immunity', 'weight', 'screens'] as const),
] as const;
export const TipTopic = z.enum(tipTopics);
export type TipTopic = z.infer<typeof TipTopic>;

/** What a person does not eat. */
export const diets = [
  'vegan',
  'vegetarian',
  'halaal',
  'no-nuts',
  'no-dairy',
  'no-gluten',
  'no-eggs',
  'no-fish',
] as const;
export const Diet = z.enum(diets);
export type Diet = z.infer<typeof Diet>;

export const maxTopics = 4;
export const TipWish = z.strictObject({
  /** Empty means a bit of everything. */
  topics: few(TipTopic, maxTopics),
  /** Absent if the request did not mention a diet. */
  diet: z.optional(few(Diet, diets.length)),
});
export type TipWish = z.infer<typeof TipWish>;

const request = (blank: string) => text({ max: maxRequestLength, lines: true, tooShort: blank });

export const blankWorkout = 'Please enter details about the workout you want';
export const blankTip = "Please enter what kind of tips you're looking for";

/** The message that people see when there is no result. */
export const failedWorkout = 'Failed to generate workout recommendation. Please try again.';
export const failedTips = 'Failed to generate tips. Please try again.';

/** Whether this tab answers the request even if it reads like one for the other tab. */
const inThisTab = z.optional(z.boolean('must be true or false'));

export const WorkoutRequest = z.strictObject({
  userInput: request(blankWorkout),
  /** The parts as the person changed them. They replace what the words say. */
  understood: z.optional(WorkoutWish),
  inThisTab,
});
export type WorkoutRequest = z.infer<typeof WorkoutRequest>;

export const TipRequest = z.strictObject({
  userInput: request(blankTip),
  understood: z.optional(TipWish),
  inThisTab,
});
export type TipRequest = z.infer<typeof TipRequest>;

export const workoutParts = ['warm-up', 'main', 'cool-down'] as const;
export const WorkoutPart = z.enum(workoutParts);
export type WorkoutPart = z.infer<typeof WorkoutPart>;
export const intensities = ['Easy', 'Moderate', 'Hard'] as const;

const line = (max: number) => text({ max });
const lines = (most: number, max: number) =>
  z
    .array(line(max), 'must be a list')
    .check(z.minLength(1, 'must have at least one entry'), z.maxLength(most, `must have at most ${most} entries`));

export const longest = { title: 120, name: 80, reps: 60, words: 300, description: 600, line: 300 } as const;
export const maxExercises = 200;

export const PlannedExercise = z.strictObject({
  name: line(longest.name),
  sets: z.int('must be a whole number').check(z.gte(1, 'must be 1 or more'), z.lte(20, 'must be at most 20')),
  /** How often or how long, as text: '10', '8 each side', '30 s'. */
  reps: line(longest.reps),
  description: line(longest.words),
  part: WorkoutPart,
  /** The session of the week, counted from 1. */
  day: z.int('must be a whole number').check(z.gte(1, 'must be 1 or more'), z.lte(7, 'must be at most 7')),
  /** The duration of all sets, including rests. */
  seconds: z.int('must be a whole number').check(z.gte(0, 'must be 0 or more'), z.lte(14_400, 'must be at most 14400')),
});
export type PlannedExercise = z.infer<typeof PlannedExercise>;

export const Workout = z.strictObject({
  title: line(longest.title),
  /** The length of one session. */
  durationMinutes: z
    .int('must be a whole number')
    .check(z.gte(1, 'must be 1 or more'), z.lte(240, 'must be at most 240')),
  intensity: z.enum(intensities),
  description: line(longest.description),
  exercises: z
    .array(PlannedExercise, 'must be a list')
    .check(
      z.minLength(1, 'must have at least one entry'),
      z.maxLength(maxExercises, `must have at most ${maxExercises} entries`),
    ),
  benefits: lines(8, longest.line),
  understood: WorkoutWish,
  /** Says when to ask a professional. */
  advice: line(longest.words),
});
export type Workout = z.infer<typeof Workout>;

/** The same categories as for the village's own tips, repeated here because this feature must work without them. */
export const TipCategory = z.enum(['Nutrition', 'Fitness', 'Mental Health', 'Recovery', 'General Health']);
export type TipCategory = z.infer<typeof TipCategory>;

export const TipSheet = z.strictObject({
  title: line(longest.title),
  category: TipCategory,
  description: line(longest.description),
  tips: lines(10, longest.line),
  benefits: lines(8, longest.line),
  understood: TipWish,
  advice: line(longest.words),
});
export type TipSheet = z.infer<typeof TipSheet>;

const HelpParts = z.strictObject({
  danger: z.enum(dangers),
  title: z.string(),
  text: z.string(),
  lines: z.array(HelpLine),
});

/** The response to words that speak of danger, instead of a plan or tips: who can help. The server stores none of it. */
export const Help = z.strictObject({ help: HelpParts });
export type Help = z.infer<typeof Help>;

/** Help beside a result, for words that might speak of danger. */
const beside = { help: z.optional(HelpParts) };
const WorkoutAnswer = z.strictObject({ ...Workout.shape, ...beside });
const TipsAnswer = z.strictObject({ ...TipSheet.shape, ...beside });
/** The other generator's result, for a request that was typed in the wrong tab. */
export const TipsInstead = z.strictObject({ tips: TipSheet, ...beside });
export const WorkoutInstead = z.strictObject({ workout: Workout, ...beside });

const savedFields = { id: Id, /** ISO 8601 in UTC. */ createdAt: z.string() };

/** A saved result: either a workout or tips, never both. */
export const SavedResult = z.object({ ...savedFields, workout: z.nullable(Workout), tips: z.nullable(TipSheet) });
export type SavedResult = z.infer<typeof SavedResult>;
export const NewSavedResult = z.union(
  [z.strictObject({ workout: Workout }), z.strictObject({ tips: TipSheet })],
  'must be a workout or tips',
);
export type NewSavedResult = z.infer<typeof NewSavedResult>;

export const endpoints = {
  'POST /api/ai/workout-recommendation': {
    body: WorkoutRequest,
    response: z.union([WorkoutAnswer, TipsInstead, Help]),
  },
  'POST /api/ai/better-living-tip': { body: TipRequest, response: z.union([TipsAnswer, WorkoutInstead, Help]) },
  /** The caller's own results, newest first; at most `maxSaved` of each kind. */
  'GET /api/ai/saved': { response: z.array(SavedResult) },
  'POST /api/ai/saved': { body: NewSavedResult, response: SavedResult },
  'DELETE /api/ai/saved/:id': { params: ById, response: Done },
};
