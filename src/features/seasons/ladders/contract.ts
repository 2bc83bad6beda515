import * as z from 'zod/mini';
import { Reason } from '#features/competition/confirmations/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { ById, Done, Id, IdText, Instant } from '#shared/fields.ts';
import {
  nameField,
  optionalNumberField,
  optionalTextField,
  referenceField,
  switchField,
  switchFieldOr,
  wholeNumberField,
} from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';
import { optionalText } from '#shared/text.ts';
import { sides, statuses } from './challenge-keys.ts';
import { maxDays, maxPlaceLength, maxReach, maxScoreLength, maxWeeks } from './limits.ts';

/** A ladder of people: each has a place, and takes a better one by winning a challenge. */
export const ladders = plainResource({
  path: '/api/ladders',
  resourceName: 'ladder',
  fields: {
    name: nameField({ max: 60 }),
    sportId: referenceField('sports', 'a sport of this village'),
    description: optionalTextField({ max: 500, lines: true }),
    /** How many places up somebody may challenge. */
    reach: wholeNumberField({ min: 1, max: maxReach }),
    answerDays: wholeNumberField({ min: 1, max: maxDays }),
    /** From the answer on. */
    playDays: wholeNumberField({ min: 1, max: maxDays }),
    /** Whether a challenge that is declined or not answered costs the place; else it lapses. */
    forfeits: switchField(),
    draws: switchFieldOr(true),
    /** Without a game for so many weeks somebody falls; null: nobody does. */
    idleWeeks: optionalNumberField({ min: 1, max: maxWeeks }),
    idlePlaces: wholeNumberField({ min: 1, max: maxReach }),
    /** The most that a game moves a rating. */
    eloK: wholeNumberField({ min: 1, max: 100 }),
    eloStart: wholeNumberField({ min: 100, max: 3_000 }),
    /** A closed ladder keeps its places: nobody joins, challenges or falls. */
    isOpen: switchFieldOr(true),
  },
  shown: { sport: SportName },
  filters: { sportId: z.optional(IdText) },
});
export type Ladder = z.infer<typeof ladders.ResponseBody>;
export type NewLadder = z.infer<typeof ladders.Create>;
export type LadderChange = z.infer<typeof ladders.Change>;

const Side = z.enum(sides);
const Winner = z.enum(['challenger', 'challenged', 'draw']);

const Named = z.object({ entryId: Id, name: z.string() });

/** When and where to play, as one of the two suggests it. */
export const NewMeeting = z.strictObject({ at: Instant, place: optionalText({ max: maxPlaceLength }) });
export type NewMeeting = z.infer<typeof NewMeeting>;

export const Challenge = z.object({
  id: Id,
  ladder: z.object({ id: Id, name: z.string(), sport: SportName, draws: z.boolean() }),
  challenger: Named,
  challenged: Named,
  status: z.enum(statuses),
  /** Whether declining it, or not answering, costs the place. */
  forfeits: z.boolean(),
  /** ISO 8601 in UTC, as all times here. */
  challengedAt: z.string(),
  /** When the answer, the game or the word about the result is due. */
  until: z.nullable(z.string()),
  /** The latest suggestion, for the two; null for others. */
  meeting: z.nullable(z.object({ at: z.string(), place: z.nullable(z.string()), by: Side })),
  winner: z.nullable(Winner),
  score: z.nullable(z.string()),
  enteredBy: z.nullable(Side),
  enteredAt: z.nullable(z.string()),
  /** What the rating of each gained. Null before the result counts. */
  gains: z.nullable(z.object({ challenger: z.int(), challenged: z.int() })),
  /** Why the result is disputed, for the two and for officers and admins; null for others. */
  dispute: z.nullable(z.string()),
  /** Why an officer or admin decided as they did. */
  decision: z.nullable(z.string()),
  /** Which of the two you are. */
  me: z.nullable(Side),
  can: z.object({
    answer: z.boolean(),
    withdraw: z.boolean(),
    /** Suggest when and where to play. */
    suggest: z.boolean(),
    enter: z.boolean(),
    confirm: z.boolean(),
    dispute: z.boolean(),
    /** Decide a dispute, or correct a result that counts. Nobody decides their own case. */
    decide: z.boolean(),
  }),
});
export type Challenge = z.infer<typeof Challenge>;

export const Climber = z.extend(Named, {
  place: z.int(),
  /** Places gained in seven days; null for somebody who was not on the ladder then. */
  moved: z.nullable(z.int()),
  elo: z.int(),
  /** The latest, the oldest first. */
  ratings: z.array(z.int()),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  /** When they fall if they play no game before. */
  fallsAt: z.nullable(z.string()),
  isMe: z.boolean(),
  canChallenge: z.boolean(),
  /** With whom they have a challenge under way, so that nobody else may challenge them. */
  busyWith: z.nullable(z.string()),
});
export type Climber = z.infer<typeof Climber>;

/** Somebody played no game for so many weeks, and fell. */
export const Fall = z.extend(Named, { at: z.string(), places: z.int(), weeks: z.int() });
export type Fall = z.infer<typeof Fall>;

/** A ladder as one sees it. */
export const LadderTable = z.object({
  climbers: z.array(Climber),
  /** One's own that wait for something first, then the others, the latest first. */
  challenges: z.array(Challenge),
  /** The latest first. */
  falls: z.array(Fall),
  can: z.object({ join: z.boolean(), leave: z.boolean() }),
});
export type LadderTable = z.infer<typeof LadderTable>;

export const LadderSummary = z.object({
  id: Id,
  name: z.string(),
  sport: SportName,
  isOpen: z.boolean(),
  people: z.int(),
  /** The first three. */
  top: z.array(z.object({ entryId: Id, name: z.string(), isMe: z.boolean() })),
  /** One's own; null for somebody who is not on it. */
  place: z.nullable(z.int()),
});
export type LadderSummary = z.infer<typeof LadderSummary>;

/** All ladders, and what waits for oneself on any of them. */
export const OwnLadders = z.object({ ladders: z.array(LadderSummary), challenges: z.array(Challenge) });
export type OwnLadders = z.infer<typeof OwnLadders>;

export const NewChallenge = z.strictObject({ entryId: Id });
export const NewAnswer = z.strictObject({ accepts: z.boolean(), meeting: z.optional(NewMeeting) });
/** As the one who enters it says it. */
export const NewResult = z.strictObject({
  outcome: z.enum(['won', 'drawn', 'lost']),
  /** As people write it: 3–1. */
  score: optionalText({ max: maxScoreLength }),
});
export type NewResult = z.infer<typeof NewResult>;
export const NewReply = z.strictObject({
  /** What one has seen: another result needs another answer. */
  winner: Winner,
});
export const NewDispute = z.strictObject({ reason: Reason });
export const NewDecision = z.strictObject({ winner: Winner, reason: Reason });
export type NewDecision = z.infer<typeof NewDecision>;

export const endpoints = {
  ...resourceEndpoints(ladders),
  'GET /api/user/ladders': { response: OwnLadders },
  'GET /api/ladders/:id/table': { params: ById, response: LadderTable },
  'POST /api/ladders/:id/place': { params: ById, response: Done },
  'DELETE /api/ladders/:id/place': { params: ById, response: Done },
  'POST /api/ladders/:id/challenges': { params: ById, body: NewChallenge, response: z.object({ id: Id }) },
  'POST /api/ladder-challenges/:id/answer': { params: ById, body: NewAnswer, response: Done },
  'PUT /api/ladder-challenges/:id/meeting': { params: ById, body: NewMeeting, response: Done },
  'DELETE /api/ladder-challenges/:id': { params: ById, response: Done },
  'POST /api/ladder-challenges/:id/result': { params: ById, body: NewResult, response: Done },
  'POST /api/ladder-challenges/:id/confirmation': { params: ById, body: NewReply, response: Done },
  'POST /api/ladder-challenges/:id/dispute': { params: ById, body: NewDispute, response: Done },
  'POST /api/ladder-challenges/:id/decision': { params: ById, body: NewDecision, response: Done },
  'GET /api/disputed-challenges': { response: z.array(Challenge) },
};
