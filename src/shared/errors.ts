import * as z from 'zod/mini';

/** What was wrong with one field: its path in the request (`stats.points`) and a sentence for the person. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** What a refusal means, for whoever has to act on it; one that only has to be read has none. */
export const errorCodes = [
  /** Nobody is logged in, or not any more. */
  'session-over',
  /** The password or name typed was wrong; says nothing about the session. */
  'wrong-password',
  /** An admin's password has to be typed again first. */
  'step-up',
  /** Somebody else changed the row in the meantime; it comes in `current`. */
  'version',
  /** Too often; when to try again is in Retry-After. */
  'limit',
  /** Not now, and nothing is wrong with the request. */
  'busy',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Every error answer. `issues` comes with 400 (and with a 409 about a field), `current` (the row as it is now) with a 409 of versions. */
export const ErrorAnswer = z.object({
  message: z.string(),
  code: z.optional(z.enum(errorCodes)),
  issues: z.optional(z.array(Issue)),
  current: z.optional(z.unknown()),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
