import * as z from 'zod/mini';
import { intensities, TipCategory, WorkoutPart } from '../../contract.ts';

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

/** The same, for servers that restrict the model to these names. The app checks the answer all the same. */
export const workoutShapeOf = (names: readonly string[]) =>
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

export function jsonSchemaOf(shape: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.core.toJSONSchema(shape, { io: 'output' });
  return schema;
}
