import * as z from 'zod/mini';
import { Game, maxScore, maxShootout } from '#features/competition/games/contract.ts';
import { ById, count, Id } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** Captains have this long to answer; silence counts as agreement. */
export const answerWithinMs = 24 * 60 * 60_000;

/** The most characters in the reason for a dispute or a decision. */
export const maxReasonLength = 300;

/** What a side has said about the result that it was asked about. */
export const Statement = z.enum(['open', 'confirmed', 'disputed', 'silent']);
export type Statement = z.infer<typeof Statement>;

export const statuses = ['none', 'awaiting', 'disputed', 'confirmed', 'agreed', 'decided'] as const;
/** `confirmed`: by both. `agreed`: by at least one of them through silence. `decided`: disputed, then decided. */
export const ConfirmationStatus = z.enum(statuses);
export type ConfirmationStatus = z.infer<typeof ConfirmationStatus>;

const GameSide = z.enum(['home', 'away']);
const Agreed = z.enum(['confirmed', 'agreed']);

const sayings = ['confirmed', 'disputed', 'takenBack', 'silent'] as const;
export const entryKinds = ['asked', 'corrected', ...sayings, 'upheld', 'overturned', 'ended'] as const;

/** Null without a shoot-out. */
const shootout = { homeShootout: z.nullable(z.int()), awayShootout: z.nullable(z.int()) };

export const HistoryEntry = z.object({
  kind: z.enum(entryKinds),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** The side that said it; null if no side did. */
  side: z.nullable(GameSide),
  /** The score at that time. */
  homeScore: z.int(),
  awayScore: z.int(),
  ...shootout,
  /** The reason for a dispute is for the captains of both sides, officers and admins; null for others. */
  reason: z.nullable(z.string()),
  /** For a correction: how both sides had agreed to the score before. */
  after: z.nullable(Agreed),
  /** For a question: the sides without a captain to ask. */
  withoutCaptain: z.array(GameSide),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** What the captains of both sides have said about a result. */
export const Confirmation = z.object({
  gameId: Id,
  status: ConfirmationStatus,
  /** The latest question; null if none was asked. An answer has to name it. */
  request: z.nullable(
    z.object({
      id: Id,
      homeScore: z.int(),
      awayScore: z.int(),
      ...shootout,
      askedAt: z.string(),
      until: z.string(),
    }),
  ),
  home: Statement,
  away: Statement,
  /** The last time that the score was corrected after both sides had agreed to another. */
  corrected: z.nullable(z.object({ at: z.string(), after: Agreed })),
  /** Oldest first. */
  history: z.array(HistoryEntry),
  can: z.object({ confirm: z.boolean(), dispute: z.boolean(), takeBack: z.boolean(), decide: z.boolean() }),
  /** Whether you are a captain who entered this score, or scored the game: somebody else has to confirm it. */
  isOwnEntry: z.boolean(),
  /** Whether you are an officer or admin who takes part in the game, so that others decide about a dispute. */
  isOwnCase: z.boolean(),
});
export type Confirmation = z.infer<typeof Confirmation>;

export const Reason = text({ max: maxReasonLength, lines: true, tooShort: 'Please give a reason' });

export const NewConfirmation = z.strictObject({ requestId: Id });
export const NewDispute = z.strictObject({ requestId: Id, reason: Reason });

const Score = z.optional(count(maxScore));
const NewShootout = z.optional(count(maxShootout));
/** Without a score, the result is upheld. A corrected result without a shoot-out has none. */
export const NewDecision = z.strictObject({
  requestId: Id,
  reason: Reason,
  homeScore: Score,
  awayScore: Score,
  homeShootout: NewShootout,
  awayShootout: NewShootout,
});
export type NewDecision = z.infer<typeof NewDecision>;

const TypedScore = z.optional(
  z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'Enter a whole number')), z.transform(Number)),
);
const TypedShootout = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{0,2}$/, 'Enter a whole number')),
    z.transform((typed) => (typed === '' ? undefined : Number(typed))),
  ),
);
/** The fields of the form for a decision. Only a corrected result needs scores. */
export const TypedDecision = z.object({
  reason: Reason,
  homeScore: TypedScore,
  awayScore: TypedScore,
  homeShootout: TypedShootout,
  awayShootout: TypedShootout,
});

export const DisputedResult = z.object({ game: Game, confirmation: Confirmation });
export type DisputedResult = z.infer<typeof DisputedResult>;

export const endpoints = {
  'GET /api/games/:id/confirmation': { params: ById, response: Confirmation },
  'POST /api/games/:id/confirmation': { params: ById, body: NewConfirmation, response: Confirmation },
  'POST /api/games/:id/dispute': { params: ById, body: NewDispute, response: Confirmation },
  'DELETE /api/games/:id/dispute': { params: ById, response: Confirmation },
  'POST /api/games/:id/decision': { params: ById, body: NewDecision, response: Confirmation },
  'GET /api/disputed-results': {
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    response: z.array(DisputedResult),
  },
};
