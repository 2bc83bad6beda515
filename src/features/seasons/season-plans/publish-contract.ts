import * as z from 'zod/mini';
import { ById, Done, Id } from '#shared/fields.ts';
import { SeasonPlan } from './contract.ts';

/** Where and when a game is, as people read it: a venue with its court. No time: it waits for a day. */
export const ShownPlace = z.object({ dateTime: z.nullable(z.string()), location: z.nullable(z.string()) });
export type ShownPlace = z.infer<typeof ShownPlace>;

export const PlannedGame = z.object({
  /** The game of the village; null for one that is not published yet. */
  gameId: z.nullable(Id),
  /** Unique in the plan. */
  key: z.string(),
  home: z.string(),
  away: z.string(),
  competition: z.string(),
  round: z.nullable(z.string()),
  /** Where it is now; null if it is new. */
  from: z.nullable(ShownPlace),
  /** Where publishing puts it; null if it is called off. */
  to: z.nullable(ShownPlace),
});
export type PlannedGame = z.infer<typeof PlannedGame>;

/** `isTurned`: home and away change places. */
export const MovedGame = z.extend(PlannedGame, { isTurned: z.boolean() });
export type MovedGame = z.infer<typeof MovedGame>;

/** Why publishing leaves a game as it is. Only one that was changed by hand may be overwritten. */
export const KeptGame = z.extend(PlannedGame, { why: z.enum(['played', 'live', 'byHand']) });
export type KeptGame = z.infer<typeof KeptGame>;

/** What publishing a plan does, before it does it. */
export const Publication = z.object({
  /** Names this difference: whoever publishes sends it back, and is refused if something changed meanwhile. */
  state: z.string(),
  competitions: z.array(z.object({ name: z.string(), sport: z.string(), isNew: z.boolean(), games: z.int() })),
  added: z.array(PlannedGame),
  moved: z.array(MovedGame),
  /** No longer in the plan: they are called off, and stay to be seen. */
  removed: z.array(PlannedGame),
  /** What people have said of them stays with them. */
  left: z.object({ rsvps: z.int(), comments: z.int() }),
  kept: z.array(KeptGame),
  same: z.int(),
  /** Both sides are known, but they have no place yet: they are not published. */
  unplaced: z.array(z.object({ key: z.string(), title: z.string(), why: z.nullable(z.string()) })),
  /** Games of which a side is still to be known; they are made when it is. */
  waiting: z.int(),
  /** The worst first. A hard fault is asked about; one that blocks must be put right first. */
  faults: z.array(z.object({ kind: z.enum(['blocks', 'hard', 'soft']), text: z.string() })),
  furtherFaults: z.int(),
  /** How many people get a message: one each. */
  told: z.int(),
});
export type Publication = z.infer<typeof Publication>;

const Publishing = z.strictObject({
  state: z.string().check(z.maxLength(64)),
  /** Games changed by hand since that take the plan's place again. */
  overwrite: z.optional(z.array(Id).check(z.maxLength(500))),
  /** Publish although games clash. */
  despiteFaults: z.optional(z.boolean()),
});
export type Publishing = z.infer<typeof Publishing>;

/** What taking a published plan back removes; `refusal` says why it cannot be. */
export const Withdrawal = z.object({
  games: z.int(),
  rsvps: z.int(),
  comments: z.int(),
  told: z.int(),
  refusal: z.nullable(z.string()),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const Published = z.object({ plan: SeasonPlan, told: z.int() });

export const publishEndpoints = {
  'GET /api/season-plans/:id/publication': { params: ById, response: Publication },
  'POST /api/season-plans/:id/publication': { params: ById, body: Publishing, response: Published },
  'GET /api/season-plans/:id/withdrawal': { params: ById, response: Withdrawal },
  'POST /api/season-plans/:id/withdrawal': { params: ById, body: z.strictObject({}), response: Done },
};
