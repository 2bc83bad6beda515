import * as z from 'zod/mini';
import { maxVenueNameLength } from '#features/competition/venues/contract.ts';
import { Id } from '#shared/fields.ts';
import { SeveralRows } from '#shared/plain-resource.ts';
import { text } from '#shared/text.ts';

/** The statuses that several games which have not started can be set to together. */
export const plannedStatuses = ['postponed', 'cancelled', 'upcoming'] as const;
export const maxWordLength = 200;
/** Why, in a sentence that goes to the teams and to whoever is going. */
const Word = z.optional(text({ max: maxWordLength }));
export const BulkStatusChange = z.strictObject({ ...SeveralRows.shape, status: z.enum(plannedStatuses), word: Word });

export const maxDaysMoved = 366;
const Move = z
  .strictObject({
    days: z.int().check(z.gte(-maxDaysMoved), z.lte(maxDaysMoved)),
    hours: z.int().check(z.gte(-23), z.lte(23)),
  })
  .check(z.refine(({ days, hours }) => days !== 0 || hours !== 0, 'moves nothing'));
export type Move = z.infer<typeof Move>;

/** One change for several games: a move, another place, or another competition. */
export const BulkGameChange = z
  .strictObject({
    ...SeveralRows.shape,
    /** Days keep the hour of the village's clock; hours come on top. */
    move: z.optional(Move),
    location: z.optional(text({ max: maxVenueNameLength })),
    competitionId: z.optional(z.nullable(Id)),
    word: Word,
  })
  .check(
    z.refine(
      ({ move, location, competitionId }) =>
        [move, location, competitionId].filter((change) => change !== undefined).length === 1,
      'must be one change: a move, a location or a competition',
    ),
    z.refine(({ competitionId, word }) => competitionId === undefined || word === undefined, {
      path: ['word'],
      message: 'goes with a move or another location: nobody is told of another competition',
    }),
  );
export type BulkGameChange = z.infer<typeof BulkGameChange>;

/** More than a page of the manager's list, so that games that move together are compared with each other. */
export const maxCompared = 1000;
/** A move or another place for several games, before it is made. */
export const PlannedChange = z
  .strictObject({
    ids: z.array(Id).check(z.minLength(1, 'must name a game'), z.maxLength(maxCompared)),
    ...{ move: BulkGameChange.shape.move, location: BulkGameChange.shape.location },
  })
  .check(
    z.refine(
      ({ move, location }) => (move === undefined) !== (location === undefined),
      'must be one change: a move or a location',
    ),
  );
export type PlannedChange = z.infer<typeof PlannedChange>;

/** Rows of one kind that belong to games, and what deleting the games does. */
export const GameDependent = z.object({
  one: z.string(),
  many: z.string(),
  count: z.int(),
  /** `unlinked`: they stay without their game. `stays`: their games are not deleted. */
  effect: z.enum(['deleted', 'unlinked', 'stays']),
});
export type GameDependent = z.infer<typeof GameDependent>;
export const GameIds = z.strictObject({
  /** `115,116`: at most a hundred. */
  ids: z.pipe(
    z.string('is required').check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, 'must be up to 100 ids')),
    z.transform((ids) => ids.split(',').map(Number)),
  ),
});
