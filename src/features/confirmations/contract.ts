import * as z from 'zod/mini';
import { Game, maxScore } from '#features/games/contract.ts';
import { count } from '#shared/fields.ts';
import { ById, Id } from '#shared/ids.ts';
import { Cursor } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** Captains answer within so long; whoever says nothing has agreed. */
export const answerWithinMs = 24 * 60 * 60_000;

/** Characters of why a result is disputed, and of why it was decided so. */
export const longestReason = 300;

/** What a side says of the result that it is asked about. */
export const Statement = z.enum(['open', 'confirmed', 'disputed', 'silent']);
export type Statement = z.infer<typeof Statement>;

export const statuses = ['none', 'awaiting', 'disputed', 'confirmed', 'agreed', 'decided'] as const;
/** `confirmed`: by both. `agreed`: at least one of them by saying nothing. `decided`: it was disputed, and decided. */
export const ConfirmationStatus = z.enum(statuses);
export type ConfirmationStatus = z.infer<typeof ConfirmationStatus>;

const GameSide = z.enum(['home', 'away']);
const Agreed = z.enum(['confirmed', 'agreed']);

const sayings = ['confirmed', 'disputed', 'takenBack', 'silent'] as const;
export const entryKinds = ['asked', 'corrected', ...sayings, 'upheld', 'overturned', 'ended'] as const;

export const HistoryEntry = z.object({
  kind: z.enum(entryKinds),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Who said it; null where no side did. */
  side: z.nullable(GameSide),
  /** The score that it is about. */
  homeScore: z.int(),
  awayScore: z.int(),
  /** A dispute's is for the captains of both sides, officers and admins: null to others. */
  reason: z.nullable(z.string()),
  /** Of a correction: what both sides had said of the score before. */
  after: z.nullable(Agreed),
  /** Of a question: sides that had no captain to ask. */
  withoutCaptain: z.array(GameSide),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** How a result stands with the captains of both sides. */
export const Confirmation = z.object({
  gameId: Id,
  status: ConfirmationStatus,
  /** What they were asked about last; null where they never were. Whoever answers names it. */
  request: z.nullable(
    z.object({ id: Id, homeScore: z.int(), awayScore: z.int(), askedAt: z.string(), until: z.string() }),
  ),
  home: Statement,
  away: Statement,
  /** The last time that the score was corrected after both sides had agreed to another. */
  corrected: z.nullable(z.object({ at: z.string(), after: Agreed })),
  /** Oldest first. */
  history: z.array(HistoryEntry),
  can: z.object({ confirm: z.boolean(), dispute: z.boolean(), takeBack: z.boolean(), decide: z.boolean() }),
});
export type Confirmation = z.infer<typeof Confirmation>;

export const Reason = text({ max: longestReason, lines: true, tooShort: 'Please give a reason' });

export const NewConfirmation = z.strictObject({ requestId: Id });
export const NewDispute = z.strictObject({ requestId: Id, reason: Reason });

const Score = z.optional(count(maxScore));
/** Without a score, the result stands. */
export const NewDecision = z.strictObject({ requestId: Id, reason: Reason, homeScore: Score, awayScore: Score });
export type NewDecision = z.infer<typeof NewDecision>;

const TypedScore = z.optional(
  z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'Enter a whole number')), z.transform(Number)),
);
/** A decision as a form holds it; scores are asked for where the result is corrected. */
export const TypedDecision = z.object({ reason: Reason, homeScore: TypedScore, awayScore: TypedScore });

export const DisputedResult = z.object({ game: Game, confirmation: Confirmation });
export type DisputedResult = z.infer<typeof DisputedResult>;

export const calls = {
  'GET /api/games/:id/confirmation': { params: ById, answer: Confirmation },
  'POST /api/games/:id/confirmation': { params: ById, body: NewConfirmation, answer: Confirmation },
  'POST /api/games/:id/dispute': { params: ById, body: NewDispute, answer: Confirmation },
  'DELETE /api/games/:id/dispute': { params: ById, answer: Confirmation },
  'POST /api/games/:id/decision': { params: ById, body: NewDecision, answer: Confirmation },
  'GET /api/disputed-results': {
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    answer: z.array(DisputedResult),
  },
};
