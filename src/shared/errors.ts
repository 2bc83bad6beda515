import * as z from 'zod/mini';

/** What was wrong with one field: its path in the request (`stats.points`) and a sentence for the person. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** Every error answer. `issues` comes with 400, `current` (the row as it is now) with a 409 of versions. */
export const ErrorAnswer = z.object({
  message: z.string(),
  issues: z.optional(z.array(Issue)),
  current: z.optional(z.unknown()),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
