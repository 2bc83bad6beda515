import * as z from 'zod/mini';
import { count } from '#shared/fields.ts';
import { ById, Id } from '#shared/ids.ts';
import { Instant } from '#shared/instants.ts';

export const eventsPerCall = 50;
export const eventsPerGame = 1000;

const Side = z.enum(['home', 'away']);
export type Side = z.infer<typeof Side>;

/** Made by the phone, so that an event sent twice counts once. */
const EventId = z.string().check(z.regex(/^[\w-]{8,40}$/));
const Period = z.int().check(z.gte(1), z.lte(20));

/**
 * When it was pressed, in UTC. Never before what was known on that phone: of two events the later one may take the
 * earlier one back, not the other way round.
 */
const pressed = { id: EventId, at: Instant };

export const PressedEvent = z.discriminatedUnion('kind', [
  z.strictObject({ ...pressed, kind: z.literal('start') }),
  z.strictObject({ ...pressed, kind: z.literal('period'), period: Period }),
  z.strictObject({ ...pressed, kind: z.literal('end') }),
  /** `tap` is the key of one in the sport's definition. */
  z.strictObject({
    ...{ ...pressed, kind: z.literal('tap'), side: Side, period: Period },
    ...{ tap: z.string().check(z.maxLength(40)), playerId: z.optional(z.nullable(Id)) },
  }),
  /** Points that no tap explains: a score put right, or one that stood before the first event. */
  z.strictObject({
    ...{ ...pressed, kind: z.literal('correction'), side: Side, period: Period },
    points: z.int().check(z.gte(-999), z.lte(999)),
  }),
  /** Takes another back; taken back itself, the other counts again. */
  z.strictObject({ ...pressed, kind: z.literal('undo'), of: EventId }),
]);
export type PressedEvent = z.infer<typeof PressedEvent>;

export const GameEvents = z.object({
  /** The key of the sport's definition. */
  definition: z.string(),
  /** In the order in which the village heard of them. */
  events: z.array(PressedEvent),
  /** How many the village knows; ask for those `after` it. */
  latest: count(eventsPerGame + 10),
  can: z.object({ score: z.boolean() }),
});
export type GameEvents = z.infer<typeof GameEvents>;

const After = z.strictObject({
  after: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))),
});

export const calls = {
  'GET /api/games/:id/events': { params: ById, query: After, answer: GameEvents },
  'POST /api/games/:id/events': {
    params: ById,
    body: z.strictObject({ events: z.array(PressedEvent).check(z.minLength(1), z.maxLength(eventsPerCall)) }),
    answer: GameEvents,
  },
};
