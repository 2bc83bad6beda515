import * as z from 'zod/mini';
import { Id, Instant, wholeNumber } from '#shared/fields.ts';
import { ShownPlace } from './publish-contract.ts';

/** An evening, a venue or one court of it that is called off. */
export const CallOff = z.strictObject({
  from: Instant,
  until: Instant,
  /** Null: everywhere. */
  venueId: z.nullable(Id),
  /** Null: all courts of the venue. */
  court: z.nullable(wholeNumber({ min: 1, max: 20 })),
});
export type CallOff = z.infer<typeof CallOff>;

/** Where one game goes. A game of a published plan has a `planGameId`, and the version is the plan's; others are postponed. */
const Move = {
  planGameId: z.nullable(Id),
  gameId: z.nullable(Id),
  version: z.int().check(z.gte(1)),
  /** Null: it is postponed without a day. */
  dateTime: z.nullable(Instant),
  venueId: z.nullable(Id),
  court: z.nullable(wholeNumber({ min: 1, max: 20 })),
};

export const CalledOffGame = z.object({
  ...Move,
  dateTime: z.nullable(z.string()),
  court: z.nullable(z.int()),
  home: z.string(),
  away: z.string(),
  competition: z.string(),
  from: ShownPlace,
  to: ShownPlace,
  /** It is not called off itself, but makes room for one that is. */
  makesRoom: z.boolean(),
});
export type CalledOffGame = z.infer<typeof CalledOffGame>;

export const CallOffProposal = z.object({
  games: z.array(CalledOffGame),
  told: z.int(),
  /** What the new days do to a season, and what found no place: sentences without a full stop. */
  notes: z.array(z.string()),
});
export type CallOffProposal = z.infer<typeof CallOffProposal>;

export const CallOffMoves = z.strictObject({
  /** From now on no plan has a place then. */
  calledOff: CallOff,
  games: z.array(z.strictObject(Move)).check(z.minLength(1), z.maxLength(500)),
});
export type CallOffMoves = z.infer<typeof CallOffMoves>;

export const callOffEndpoints = {
  'POST /api/call-offs/proposal': { body: CallOff, response: CallOffProposal },
  'POST /api/call-offs': { body: CallOffMoves, response: z.object({ games: z.int(), told: z.int() }) },
};
