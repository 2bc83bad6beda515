import * as z from 'zod/mini';
import { Id } from '#shared/ids.ts';

/** What of a person's acts is counted; nothing that is anonymous ever is. */
export const measures = ['games', 'attended', 'comments', 'shares', 'streak', 'photos'] as const;
export const Measure = z.enum(measures);
export type Measure = z.infer<typeof Measure>;

export const AchievementIcon = z.enum(['ticket', 'megaphone', 'dumbbell', 'flame', 'camera', 'users']);
export type AchievementIcon = z.infer<typeof AchievementIcon>;

/** Something to earn, and how far the one who asks has come. */
export const Achievement = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  icon: AchievementIcon,
  points: z.int(),
  criteria: z.object({ measure: Measure, atLeast: z.int() }),
  /** ISO 8601 in UTC; null for one that is still to earn. */
  awardedAt: z.nullable(z.string()),
  /** Of the criteria's measure, never more than `atLeast`. */
  progress: z.int(),
});
export type Achievement = z.infer<typeof Achievement>;

export const calls = { 'GET /api/user/achievements': { answer: z.array(Achievement) } };
