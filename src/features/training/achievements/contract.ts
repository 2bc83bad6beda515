import * as z from 'zod/mini';
import { Id } from '#shared/fields.ts';

/** Which acts of a person count towards achievements; anonymous acts never do. */
export const measures = ['games', 'attended', 'comments', 'shares', 'streak', 'photos'] as const;
export const Measure = z.enum(measures);
export type Measure = z.infer<typeof Measure>;

export const AchievementIcon = z.enum(['ticket', 'megaphone', 'dumbbell', 'flame', 'camera', 'users']);
export type AchievementIcon = z.infer<typeof AchievementIcon>;

/** Something to earn, with the progress of the person who asks. */
export const Achievement = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  icon: AchievementIcon,
  points: z.int(),
  criteria: z.object({ measure: Measure, atLeast: z.int() }),
  /** ISO 8601 in UTC; null while not yet earned. */
  awardedAt: z.nullable(z.string()),
  /** Of the criteria's measure, capped at `atLeast`. */
  progress: z.int(),
});
export type Achievement = z.infer<typeof Achievement>;

export const endpoints = { 'GET /api/user/achievements': { response: z.array(Achievement) } };
