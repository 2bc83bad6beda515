import * as z from 'zod/mini';
import { Id, Version } from './ids.ts';

/** The most rows that one call takes. */
export const mostAtOnce = 100;

/** Rows for one action, each at the version that was seen. */
export const SeveralRows = z.strictObject({
  rows: z
    .array(z.strictObject({ id: Id, version: z.optional(Version) }))
    .check(z.minLength(1, 'must name a row'), z.maxLength(mostAtOnce, `must be at most ${mostAtOnce}`)),
});
export type SeveralRows = z.infer<typeof SeveralRows>;

/** The outcome of each row: done, or left as it is, and why. */
export const SeveralOutcomes = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, message: z.string() })),
});
export type SeveralOutcomes = z.infer<typeof SeveralOutcomes>;
