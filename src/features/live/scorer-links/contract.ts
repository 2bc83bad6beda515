import * as z from 'zod/mini';
import { ById, Done, Id } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

/** How long before the start of its game a link opens, and how long after the start it closes. */
export const opensBeforeMs = 2 * 60 * 60_000;
export const closesAfterMs = 3 * 60 * 60_000;

/** The most links of one game that have not ended. */
export const maxOpenLinks = 10;

export const scorerNameLimit = 40;

/** Lets its holder score one game, without an account. */
export const ScorerLink = z.object({
  id: Id,
  /** Who scores with it, in the officer's words. */
  scorer: z.string(),
  createdAt: z.string(),
  /** Both null while the game has no day. */
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
});
export type ScorerLink = z.infer<typeof ScorerLink>;

export const NewScorerLink = z.strictObject({ scorer: text({ max: scorerNameLimit }) });

/** The token, 256 bits, is returned only here; the server stores only its hash. */
export const MadeScorerLink = z.extend(ScorerLink, { token: z.string() });
export type MadeScorerLink = z.infer<typeof MadeScorerLink>;

export const ScorerToken = z.string('is required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'is not a scorer link'));

export const endpoints = {
  'GET /api/games/:id/scorer-links': { params: ById, response: z.array(ScorerLink) },
  'POST /api/games/:id/scorer-links': { params: ById, body: NewScorerLink, response: MadeScorerLink },
  'DELETE /api/scorer-links/:id': { params: ById, response: Done },
};
