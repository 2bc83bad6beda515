import * as z from 'zod/mini';
import { intensities, TipCategory, WorkoutPart } from '../../contract.ts';

/** What a model is asked for: plain types alone, which every server of the protocol understands; bounds come after. */
export const ModelWorkout = z.object({
  title: z.string(),
  durationMinutes: z.number(),
  intensity: z.enum(intensities),
  description: z.string(),
  exercises: z.array(
    z.object({
      name: z.string(),
      part: WorkoutPart,
      day: z.number(),
      sets: z.number(),
      reps: z.string(),
      minutes: z.number(),
      description: z.string(),
    }),
  ),
  benefits: z.array(z.string()),
});
export type ModelWorkout = z.infer<typeof ModelWorkout>;

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
