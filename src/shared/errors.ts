import * as z from 'zod/mini';

/** What was wrong with one field: its path in the request (`stats.points`) and a sentence for the person. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** What a refusal means, for code that acts on it; a refusal that a person only reads has no code. */
export const errorCodes = [
  /** Nobody is logged in, or not any more. */
  'session-over',
  /** The password or name typed was wrong; says nothing about the session. */
  'wrong-password',
  /** An admin's password has to be typed again first. */
  'step-up',
  /** Somebody else changed the row in the meantime; it comes in `current`. */
  'version',
  /** Too many calls; Retry-After says when to try again. */
  'limit',
  /** The server cannot answer now; nothing is wrong with the request. */
  'busy',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Every error response. `issues` comes with 400 (and with a 409 about a field), `current` (the row as it is now) with a 409 of versions. */
export const ErrorResponse = z.object({
  message: z.string(),
  code: z.optional(z.enum(errorCodes)),
  issues: z.optional(z.array(Issue)),
  current: z.optional(z.unknown()),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
